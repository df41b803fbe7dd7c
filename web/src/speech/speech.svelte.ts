/**
 * What the page says, in the language in use.
 *
 * Each area has its own catalog, LANG/AREA.ftl; only the language in use is loaded.
 * A message that is missing is a mistake of the program: it is reported, and the tests
 * that look for it fail.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings } from '../settings/settings.svelte';
import type { Text } from '../api/types';
import { best, type Lang } from './language';

export { LANGUAGES, languageOf, type Lang } from './language';

export type Args = Record<string, FluentVariable>;

/** The catalogs of each language by their folder, which is called by its tag. */
const CATALOGS = import.meta.glob<Record<string, string>>('./*/index.ts', { import: 'texts' });

/** Areas that most people never open: their words come with them. */
const LATE_CATALOGS = import.meta.glob<string>('./*/{analysis,blocks,builder,checker,daily,devices,exhibition,hosting,notifications,odds,offline,paper,playing,puzzles,replay,rounds,sea,sealed,settings,signup,statistics}.ftl', { query: '?raw', import: 'default' });
type LateArea = 'analysis' | 'blocks' | 'builder' | 'checker' | 'daily' | 'devices' | 'exhibition' | 'hosting' | 'notifications' | 'odds' | 'offline' | 'paper' | 'playing' | 'puzzles' | 'replay' | 'rounds' | 'sea' | 'sealed' | 'settings' | 'signup' | 'statistics';

const spoken = $state<{ lang: Lang; bundle: FluentBundle | null }>({ lang: 'en', bundle: null });
let wanted: Lang = 'en';
const learned = new Set<LateArea>();
let asked = 0;
let latest: Promise<void> = Promise.resolve();

/** The language in use. */
export function lang(): Lang {
  return spoken.lang;
}

/** The language of the first visit: the one kept, or else what the browser prefers. */
export async function beginSpeaking(): Promise<void> {
  await speak(settings.lang ?? best(navigator.languages));
}

/** Speak another language from now on, and next time. */
export async function setLang(next: Lang): Promise<void> {
  settings.lang = next;
  await speak(next);
}

/** Have the words of an area from now on, in every language that is spoken; resolves when they are there. */
export function learn(area: LateArea): Promise<void> {
  if (learned.has(area)) return latest;
  learned.add(area);
  return speak(wanted);
}

/** Load a language and speak it; whoever asks last is heard, and whoever asked before waits for that. */
function speak(next: Lang): Promise<void> {
  wanted = next;
  latest = load(next, ++asked);
  return latest;
}

async function load(next: Lang, asking: number): Promise<void> {
  const [texts, ...late] = await Promise.all([CATALOGS[`./${next}/index.ts`]?.(), ...lateTexts(next)]);
  if (asking !== asked) return latest;
  if (!texts) return;
  spoken.bundle = bundleOf(next, [...Object.values(texts), ...late]);
  spoken.lang = next;
  document.documentElement.lang = next;
}

function lateTexts(lang: Lang): Promise<string>[] {
  return [...learned].flatMap((area) => LATE_CATALOGS[`./${lang}/${area}.ftl`]?.() ?? []);
}

/** The messages of a language, ready to be said. */
function bundleOf(lang: Lang, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) {
    for (const error of bundle.addResource(new FluentResource(text))) console.error(error);
  }
  return bundle;
}

/** A message in the language in use, with its facts put in. */
export function t(id: string, args: Args = {}): string {
  const bundle = spoken.bundle;
  if (!bundle) return '';
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) {
    console.error(`There is no message "${id}" in ${spoken.lang}.`);
    return id;
  }
  const errors: Error[] = [];
  const said = bundle.formatPattern(pattern, args, errors);
  for (const error of errors) console.error(`"${id}" in ${spoken.lang}: ${error.message}`);
  return said;
}

/** Whether a message exists: for names that come from the server. */
export function has(id: string): boolean {
  return spoken.bundle?.hasMessage(id) ?? false;
}

/** One of the texts the server gives by language; English where a rule file has no other. */
export function pick(text: Text): string {
  return text[spoken.lang] || text.en;
}
