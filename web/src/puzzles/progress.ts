/**
 * Which puzzles were tried on this device, and how each went: the first try counts.
 *
 * Kept in the browser alone; a browser that keeps nothing forgets them with the page.
 */

import type { PuzzleLine } from '../api/types';

const KEPT = 'seabattle-puzzles';

/** By the name of a puzzle, whether it was solved. */
export type Progress = Readonly<Record<string, boolean>>;

/** What was tried before. */
export function readProgress(): Progress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {};
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'));
  } catch {
    return {};
  }
}

/** The same after one more try; a second try of the same puzzle changes nothing. */
export function noteTry(progress: Progress, id: string, right: boolean): Progress {
  return id in progress ? progress : { ...progress, [id]: right };
}

/** Keep it, where the browser lets us. */
export function keepProgress(progress: Progress): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(progress));
  } catch {
    // Nothing is lost but the memory of it.
  }
}

/**
 * The puzzle to go on with: the easiest that was not tried, or, when all were, one that was
 * not solved. The one on the table comes last.
 */
export function nextPuzzle(lines: readonly PuzzleLine[], progress: Progress, now: string | null): PuzzleLine | null {
  const others = lines.filter((line) => line.id !== now);
  return (
    others.find((line) => !(line.id in progress)) ?? others.find((line) => !progress[line.id]) ?? others[0] ?? lines[0] ?? null
  );
}
