/** The page at `/check`, once its words are there. */

import { learn } from '../speech/speech.svelte';
import CheckPage from './CheckPage.svelte';

await Promise.all([learn('checker'), learn('replay')]);

export default CheckPage;
