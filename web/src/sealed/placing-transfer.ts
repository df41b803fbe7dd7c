/** Proofs of fields on their way to the server and back: bytes, named by their hash. */

import { http } from '../api/http';
import { hexToBytes } from '../proofs/bytes';

/** Have a proof kept and judged; its name, and the check that it fails, if it does. */
export async function sendPlacing(match: string, blob: Uint8Array): Promise<{ placing: Uint8Array; flaw: string | null }> {
  const path = `/api/matches/${match}/placings`;
  const { placing, flaw } = await http.upload<{ placing: string; flaw: string | null }>(path, blob);
  return { placing: hexToBytes(placing), flaw };
}

/** The proof of a field by its name. */
export async function fetchPlacing(match: string, placing: string): Promise<Uint8Array> {
  const file = await http.file(`/api/matches/${match}/placings/${placing}`);
  return new Uint8Array(await file.arrayBuffer());
}
