/** The page at `/match/:id`, once the words of rounds, weapons and the end of a game are there. */

import { learn } from './speech/speech.svelte';
import MatchPage from './playing/MatchPage.svelte';

await Promise.all([learn('rounds'), learn('afterwards')]);

export default MatchPage;
