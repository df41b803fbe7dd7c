/** The page at `/match/:id/host`, once its words are there. */

import { learn } from '../speech/speech.svelte';
import HostPage from './HostPage.svelte';

await Promise.all([learn('sea'), learn('hosting'), learn('rounds')]);

export default HostPage;
