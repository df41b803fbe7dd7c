/** Whether this browser tells its owner of a turn, once the words for it are there. */

import { learn } from '../speech/speech.svelte';
import PushChoice from './PushChoice.svelte';

await learn('notifications');

export default PushChoice;
