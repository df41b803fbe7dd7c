/** The page at `/match/:id/host`, once its words are there. */

import { learn } from '../speech/speech.svelte';
import HostPage from './HostPage.svelte';

await learn('hosting');

export default HostPage;
