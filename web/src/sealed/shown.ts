/** Fields that are shown when a sealed game is over, once the words are there. */

import { learn } from '../speech/speech.svelte';
import ShownFields from './ShownFields.svelte';

await learn('sealed');

export default ShownFields;
