/** The languages of the page, and which of them a browser prefers. */

export const LANGUAGES = ['en', 'it', 'ru'] as const;

export type Lang = (typeof LANGUAGES)[number];

export function isLang(word: unknown): word is Lang {
  return LANGUAGES.some((each) => each === word);
}

/** The first of the preferred languages that is spoken here, or else English. */
export function best(preferred: readonly string[]): Lang {
  for (const tag of preferred) {
    const word = tag.toLowerCase().split('-')[0];
    if (isLang(word)) return word;
  }
  return 'en';
}
