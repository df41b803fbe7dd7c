/** Where somebody is told of their turn, once the words for it are there. */

import { learn } from '../speech/speech.svelte';
import TurnChannels from './TurnChannels.svelte';

await learn('channels');

export default TurnChannels;
