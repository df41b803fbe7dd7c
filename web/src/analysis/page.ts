/** The page at `/analysis`, once its words are there. */

import { learn } from '../speech/speech.svelte';
import AnalysisPage from './AnalysisPage.svelte';

await learn('analysis');

export default AnalysisPage;
