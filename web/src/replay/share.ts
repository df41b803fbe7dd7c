/** Giving things away: pictures to whatever the system offers, texts as files. */

/** A picture as a file, for the share sheet of a phone. */
async function pictureFile(address: string, name: string): Promise<File> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(String(answer.status));
  return new File([await answer.blob()], name, { type: 'image/png' });
}

/** Whether this browser can hand pictures on. */
export function canSharePictures(): boolean {
  try {
    const probe = new File([''], 'probe.png', { type: 'image/png' });
    return navigator.canShare?.({ files: [probe] }) ?? false;
  } catch {
    return false;
  }
}

/** Hand a picture on; a person who changes their mind is no failure. */
export async function sharePicture(address: string, name: string, title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ files: [await pictureFile(address, name)], title, url });
    return true;
  } catch (thrown) {
    return thrown instanceof DOMException && thrown.name === 'AbortError';
  }
}

/** Let the browser save a text as a file. */
export function saveText(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
