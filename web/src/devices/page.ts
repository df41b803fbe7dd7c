/** The page at `/device`, once its words are there. */

import { learn } from '../speech/speech.svelte';
import DevicePage from './DevicePage.svelte';

await learn('devices');

export default DevicePage;
