/** The page at `/analysis`, once its words are there. */

import { learn } from '../speech/speech.svelte';
import AnalysisPage from './AnalysisPage.svelte';

await Promise.all([learn('sea'), learn('analysis')]);

export default AnalysisPage;
