/** Blocking and reporting somebody at the table, once its words are there. */

import { learn } from '../speech/speech.svelte';
import BlockActions from './BlockActions.svelte';

await learn('blocks');

export default BlockActions;
