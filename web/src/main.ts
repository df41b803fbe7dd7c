import { mount } from 'svelte';
import App from './App.svelte';
import './design/tokens.css';
import './design/base.css';
import { settings } from './settings/settings.svelte';
import { beginSpeaking } from './speech/speech.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no place for the app.');

settings.apply();
await beginSpeaking();
mount(App, { target });
