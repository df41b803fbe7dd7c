/**
 * The languages of the page, and which of them a browser prefers.
 *
 * The list is the program's own; docs/translating.md tells how to add one.
 */

import list from '../../../src/seabattle/rules/languages.json';
import type { Text } from '../api/types';

export type Lang = keyof Text;

export interface Language {
  tag: Lang;
  /** What it calls itself, at the beginning of a line. */
  title: string;
  /** The letters its readers expect over columns. */
  letters: string;
  /** The game that is played where it is spoken. */
  usualVariant: string;
}

export const LANGUAGES: readonly Language[] = list.map((each) => ({
  tag: each.tag as Lang,
  title: each.name.charAt(0).toUpperCase() + each.name.slice(1),
  letters: each.letters,
  usualVariant: each.usual_variant,
}));

export function languageOf(lang: Lang): Language {
  return LANGUAGES.find((each) => each.tag === lang) as Language;
}

export function isLang(word: unknown): word is Lang {
  return LANGUAGES.some((each) => each.tag === word);
}

/** The first of the preferred languages that is spoken here, or else English. */
export function best(preferred: readonly string[]): Lang {
  for (const wanted of preferred.map((tag) => tag.toLowerCase())) {
    const found = tagged(wanted) ?? tagged(wanted.split('-')[0] ?? '');
    if (found) return found.tag;
  }
  return 'en';
}

function tagged(tag: string): Language | undefined {
  return LANGUAGES.find((each) => each.tag.toLowerCase() === tag);
}
