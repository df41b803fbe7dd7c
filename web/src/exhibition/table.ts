/** Two computer players to watch, once the words for it are there. */

import { learn } from '../speech/speech.svelte';
import Exhibition from './Exhibition.svelte';

await learn('exhibition');

export default Exhibition;
