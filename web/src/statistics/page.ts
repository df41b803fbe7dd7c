/** The page at `/statistics`, once its words are there. */

import { learn } from '../speech/speech.svelte';
import StatisticsPage from './StatisticsPage.svelte';

await learn('statistics');

export default StatisticsPage;
