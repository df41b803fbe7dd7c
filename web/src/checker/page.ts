/** The page at `/check`, once its words are there. */

import { learn } from '../speech/speech.svelte';
import CheckPage from './CheckPage.svelte';

await learn('checker');

export default CheckPage;
