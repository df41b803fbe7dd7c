/** The page at `/builder`, once its words are there. */

import { learn } from '../speech/speech.svelte';
import BuilderPage from './BuilderPage.svelte';

await learn('builder');

export default BuilderPage;
