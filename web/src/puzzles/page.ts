/** The page at `/puzzles`, once its words are there. */

import { learn } from '../speech/speech.svelte';
import PuzzlePage from './PuzzlePage.svelte';

await Promise.all([learn('sea'), learn('puzzles')]);

export default PuzzlePage;
