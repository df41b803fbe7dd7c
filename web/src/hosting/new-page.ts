/** The page at `/host`, once its words are there. */

import { learn } from '../speech/speech.svelte';
import NewForumGame from './NewForumGame.svelte';

await learn('hosting');

export default NewForumGame;
