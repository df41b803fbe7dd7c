/** The page at `/signup/:id`, once its words are there. */

import { learn } from '../speech/speech.svelte';
import SignUpPage from './SignUpPage.svelte';

await Promise.all([learn('signup'), learn('hosting')]);

export default SignUpPage;
