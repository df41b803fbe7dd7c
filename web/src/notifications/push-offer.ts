/** Whether somebody has been asked already: nobody is asked twice. */

const DECLINED = 'seabattle.push-asked';

export function isDeclined(): boolean {
  try {
    return localStorage.getItem(DECLINED) !== null;
  } catch {
    return true;
  }
}

export function declineOffer(): void {
  try {
    localStorage.setItem(DECLINED, 'yes');
  } catch {
    // Then it is asked again at the next table.
  }
}
