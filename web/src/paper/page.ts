/** The page at `/paper`, once its words are there. */

import { learn } from '../speech/speech.svelte';
import PaperPage from './PaperPage.svelte';

await Promise.all([learn('sea'), learn('paper')]);

export default PaperPage;
