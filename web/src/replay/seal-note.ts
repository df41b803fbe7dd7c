/** The seal of a match, noted when the game began, so that it can be compared at its end. */

const KEY = 'seal of ';

/** Note what the table shows; what was noted first stays. */
export function noteSeal(match: string, digest: string): void {
  if (notedSeal(match) !== null) return;
  try {
    sessionStorage.setItem(KEY + match, digest);
  } catch {
    // Where nothing can be kept, nothing can be compared; the check says so.
  }
}

/** What was noted of a match in this tab, if anything was. */
export function notedSeal(match: string): string | null {
  try {
    return sessionStorage.getItem(KEY + match);
  } catch {
    return null;
  }
}

/** As much of a seal as somebody compares at a glance. */
export function shortSeal(digest: string): string {
  return digest.slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ');
}
