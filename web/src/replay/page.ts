/** The page at `/replay/:id`, once the words of the sea, rounds and the end of a game are there. */

import { learn } from '../speech/speech.svelte';
import ReplayPage from './ReplayPage.svelte';

await Promise.all([learn('sea'), learn('rounds'), learn('replay')]);

export default ReplayPage;
