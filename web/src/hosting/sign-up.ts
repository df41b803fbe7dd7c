/** A sign-up as the server tells of it, and what can be asked of it. */

import { http } from '../api/http';
import type { SignUp, SignUpEntry, SignUpRequest } from '../api/types';

export const ANSWERS = ['in', 'substitute', 'spectator', 'out'] as const;
export type Answer = (typeof ANSWERS)[number];

export function loadSignUp(id: string): Promise<SignUp> {
  return http.get<SignUp>(`/api/sign-ups/${id}`);
}

export function askSignUp(id: string, request: SignUpRequest): Promise<SignUp> {
  return http.post<SignUp>(`/api/sign-ups/${id}/requests`, request);
}

/** Who has given an answer, in the order of the list. */
export function entriesWith(found: SignUp, answer: Answer): SignUpEntry[] {
  return found.entries.filter((entry) => entry.answer === answer);
}

export function isUnsure(entry: SignUpEntry): boolean {
  return entry.answer === 'in' && entry.confirm_by !== null && !entry.confirmed;
}

/** Those who are in and have yet to confirm it: whom a host reminds. */
export function unsureIn(found: SignUp): SignUpEntry[] {
  return found.phase === 'confirming' ? found.entries.filter(isUnsure) : [];
}

/** Whether the visitor is a host who gives orders for others, and so holds no seat. */
export function givesOrders(found: SignUp): boolean {
  return found.host && found.entries.some((entry) => entry.written && ['in', 'substitute'].includes(entry.answer));
}

/** What a visitor can still answer. */
export function answersOpen(found: SignUp, mine: SignUpEntry | null): Answer[] {
  if (found.phase === 'cancelled' || found.phase === 'starting') return [];
  if (mine !== null && mine.seat !== null) return [];
  if (givesOrders(found)) return [];
  return ANSWERS.filter((answer) => answer !== 'in' || found.phase === 'open' || mine?.answer === 'in');
}
