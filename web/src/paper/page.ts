/** The page at `/paper`, once its words are there. */

import { learn } from '../speech/speech.svelte';
import PaperPage from './PaperPage.svelte';

await learn('paper');

export default PaperPage;
