/** The page at `/odds`, once its words are there. */

import { learn } from '../speech/speech.svelte';
import OddsPage from './OddsPage.svelte';

await Promise.all([learn('sea'), learn('odds')]);

export default OddsPage;
