/** The page at `/daily`, once its words are there. */

import { learn } from '../speech/speech.svelte';
import DailyPage from './DailyPage.svelte';

await learn('daily');

export default DailyPage;
