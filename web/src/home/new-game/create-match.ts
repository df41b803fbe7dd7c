/** Creating a match and taking a seat: idempotent requests, which may be retried. */

import { asProblem, http, newRequestId } from '../../api/http';
import type { Description, Invitation } from '../../api/types';

export type NewMatch = Omit<Invitation, 'id'>;

const ATTEMPTS = 3;

/** Create a match; gives its id. */
export async function createMatch(wanted: NewMatch): Promise<string> {
  const order = { ...wanted, id: newRequestId() };
  const made = await retry(() => http.post<Description>('/api/matches', order));
  return made.company.match;
}

/** Take a free seat: the one that a key opens, or any. Whoever sits there already stays. */
export async function sitDown(match: string, key: string | null = null): Promise<void> {
  const table = await retry(() => http.get<Description>(`/api/matches/${match}`));
  if (table.seat !== null) return;
  const order = { id: newRequestId(), request: { type: 'sit-down', key, seat: null } };
  await retry(() => http.post(`/api/matches/${match}/commands`, order));
}

/** So many seats of a kind beside the host's. */
export function seatsBeside(count: number, word: string): string[] {
  return ['host', ...Array.from({ length: count }, () => word)];
}

/** Retry when the answer was lost; the request has an id, so it is idempotent. */
export async function retry<T>(asking: () => Promise<T>, wait = 700): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await asking();
    } catch (thrown) {
      const problem = asProblem(thrown);
      if (!problem.passing || attempt === ATTEMPTS) throw problem;
      await new Promise((after) => setTimeout(after, wait));
    }
  }
}
