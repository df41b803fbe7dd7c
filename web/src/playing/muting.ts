/**
 * Whether the phrases of a table are shown on this device.
 *
 * Off by default where strangers meet: at a table that anybody could find.
 */

const PREFIX = 'seabattle.phrases.';

export function arePhrasesShown(match: string, listed: boolean): boolean {
  try {
    return (localStorage.getItem(PREFIX + match) ?? (listed ? 'off' : 'on')) === 'on';
  } catch {
    return !listed;
  }
}

export function showPhrases(match: string, shown: boolean): void {
  try {
    localStorage.setItem(PREFIX + match, shown ? 'on' : 'off');
  } catch {
    // Then it holds until the page is closed.
  }
}
