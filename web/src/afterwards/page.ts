/** The page at `/replay/:id`, once the words of rounds, weapons and the end of a game are there. */

import { learn } from '../speech/speech.svelte';
import ReplayPage from './ReplayPage.svelte';

await Promise.all([learn('rounds'), learn('afterwards')]);

export default ReplayPage;
