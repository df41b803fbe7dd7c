/** The part of the settings about other devices, once its words are there. */

import { learn } from '../speech/speech.svelte';
import DeviceSettings from './DeviceSettings.svelte';

await learn('devices');

export default DeviceSettings;
