/** The sign that there is no network, once the words for it are there. */

import { learn } from '../speech/speech.svelte';
import OfflineNotice from './OfflineNotice.svelte';

await learn('offline');

export default OfflineNotice;
