/** The page at `/match/:id`, once the words of the sea, rounds and the end of a game are there. */

import { learn } from './speech/speech.svelte';
import MatchPage from './playing/MatchPage.svelte';

await Promise.all([learn('sea'), learn('rounds'), learn('replay')]);

export default MatchPage;
