/** Every choice that a rule file can make, as the server lists them. */

import type { components } from '../../api/schema';
import type { Value } from './draft';

export type Entry = components['schemas']['VocabularyEntry'];

/** Tables that hold a text by language; they stand with the name. */
export const TEXTS: readonly string[] = ['title', 'about'];

/** The entries directly beneath a path: `turn` holds `turn.order`, not `turn.second_shot.…`. */
export function entriesBeneath(vocabulary: readonly Entry[], path: string): Entry[] {
  return vocabulary.filter((entry) => parentOf(entry.path) === path);
}

/** The path around an entry: that of a list's items ends with `[]`. */
function parentOf(path: string): string {
  const dot = path.lastIndexOf('.');
  return dot < 0 ? '' : path.slice(0, dot);
}

/** The entry's place in a draft, where `[]` is the item of a list we stand in. */
export function pathOfItem(path: string, place: number): string {
  return path.replace('[]', `[${place}]`);
}

/** Whether an entry lies within a table that is there or not as a whole. */
export function isWithinOptional(vocabulary: readonly Entry[], path: string): boolean {
  for (let around = parentOf(path); around; around = parentOf(around)) {
    if (vocabulary.some((entry) => entry.path === around && entry.optional)) return true;
  }
  return false;
}

/** Whether a value is what holds anyway. */
export function isDefault(entry: Entry, value: Value): boolean {
  return JSON.stringify(entry.default ?? null) === JSON.stringify(value);
}

/** The name of an element of the page for a path, so that a mistake can lead there. */
export function anchor(path: string): string {
  return `at-${path.replace(/[^a-z0-9_]+/gi, '-').replace(/-+$/, '')}`;
}
