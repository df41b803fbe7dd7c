/** What is said of one cell of a sealed field. */

import type { Mask } from './mask';
import type { Disclosure } from './rules';

export const TOLD = ['miss', 'hit', 'sunk', 'empty', 'ship'] as const;

/** The bare answer; the last two are those of the radar. */
export type Told = (typeof TOLD)[number];

/** An answer; a class, by its number in the fleet list, or cells only where the rules name them. */
export interface Answer {
  readonly told: Told;
  readonly ship_class: number | null;
  readonly cells: Mask;
}

/** Whether a deck was struck. */
export function strikes({ told }: Answer): boolean {
  return told === 'hit' || told === 'sunk';
}

/** What the rules name beside an answer. */
export function namesOf({ hit_names, sunk_names }: Disclosure, told: Told): readonly string[] {
  if (told === 'sunk') return sunk_names;
  return told === 'hit' ? hit_names : [];
}
