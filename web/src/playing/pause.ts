/** A pause at a table of days, once its words are there. */

import { learn } from '../speech/speech.svelte';
import PauseActions from './PauseActions.svelte';

await learn('company');

export default PauseActions;
