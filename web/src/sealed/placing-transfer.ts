/** Proofs of fields on their way to the server and back: bytes, named by their hash. */

import { http } from '../api/http';

/** Have a proof kept and judged; the check that it fails, or `null`. Its name is nobody else's to say. */
export async function sendPlacing(match: string, blob: Uint8Array): Promise<string | null> {
  const { flaw } = await http.upload<{ flaw: string | null }>(`/api/matches/${match}/placings`, blob);
  return flaw;
}

/** What the server has for the proof of this name; whoever asks sees that it is the one. */
export async function fetchPlacing(match: string, placing: string): Promise<Uint8Array> {
  const file = await http.file(`/api/matches/${match}/placings/${placing}`);
  return new Uint8Array(await file.arrayBuffer());
}
