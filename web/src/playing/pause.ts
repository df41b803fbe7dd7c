/** A pause at a table of days, once its words are there. */

import { learn } from '../speech/speech.svelte';
import PauseActions from './PauseActions.svelte';

await learn('playing');

export default PauseActions;
