/** Putting a text where another program can take it. */

/** Whether it could be copied; a page that is not served safely may not. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the device can hand a link on to other programs. */
export function canShareLinks(): boolean {
  return typeof navigator.share === 'function';
}
