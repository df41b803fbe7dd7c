/** The page at `/settings`, once its words are there. */

import { learn } from '../speech/speech.svelte';
import SettingsPage from './SettingsPage.svelte';

await learn('settings');

export default SettingsPage;
