/** Whether somebody does not want to see computer players at play, on this device. */

const OFF = 'seabattle.exhibition-off';

export function isSwitchedOff(): boolean {
  try {
    return localStorage.getItem(OFF) !== null;
  } catch {
    return false;
  }
}

export function switchOff(off: boolean): void {
  try {
    if (off) localStorage.setItem(OFF, 'yes');
    else localStorage.removeItem(OFF);
  } catch {
    // Then it holds until the page is closed.
  }
}
