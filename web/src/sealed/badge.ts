/** What is proved at a sealed table, once its words are there. */

import { learn } from '../speech/speech.svelte';
import SealedBadge from './SealedBadge.svelte';

await learn('sealed');

export default SealedBadge;
