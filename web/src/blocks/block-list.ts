/** The part of the settings about blocked players, once its words are there. */

import { learn } from '../speech/speech.svelte';
import BlockList from './BlockList.svelte';

await learn('blocks');

export default BlockList;
