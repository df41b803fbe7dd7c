/** What people say to each other, once the words for it are there. */

import { learn } from '../speech/speech.svelte';
import Phrases from './Phrases.svelte';

await learn('playing');

export default Phrases;
