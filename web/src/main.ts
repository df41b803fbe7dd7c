import { mount } from 'svelte';
import App from './App.svelte';
import './design/tokens.css';
import './design/base.css';
import { find, routes } from './routes';
import { settings } from './settings/settings.svelte';
import { beginSpeaking } from './speech/speech.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no place for the app.');

settings.apply();
// The page of this address is on its way while the words are; what fails is said by the frame.
find(routes, location.pathname)
  ?.route.page()
  .catch(() => undefined);
await beginSpeaking();
target.replaceChildren();
mount(App, { target });
// The page is seen first; its own faces come into their places afterwards.
requestAnimationFrame(() => setTimeout(() => void import('./design/fonts.css')));
// What is for later comes later still: nobody's first page waits for it.
setTimeout(() => void import('./offline/shell').then(({ startShell }) => startShell()).catch(() => undefined), 3000);
