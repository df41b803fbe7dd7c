/** The page that a link in a message leads to, once its words are there. */

import { learn } from '../speech/speech.svelte';
import MailLinkPage from './MailLinkPage.svelte';

await learn('settings');

export default MailLinkPage;
