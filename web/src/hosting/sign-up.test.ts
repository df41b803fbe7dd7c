// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { SignUp, SignUpEntry } from '../api/types';
import { answersOpen, entriesWith, unsureIn } from './sign-up';

const CLARA: SignUpEntry = {
  id: '1', name: 'Clara', answer: 'in', written: false, confirm_by: 9, confirmed: false, dropped: false, seat: null, mine: true,
};
const DORA: SignUpEntry = { ...CLARA, id: '2', name: 'Dora', answer: 'substitute', confirm_by: null, mine: false };
const FOUND = { phase: 'confirming', entries: [CLARA, DORA] } as unknown as SignUp;

describe('a sign-up', () => {
  it('lists everybody by their answer, and whom to remind', () => {
    expect(entriesWith(FOUND, 'substitute')).toEqual([DORA]);
    expect(unsureIn(FOUND)).toEqual([CLARA]);
    expect(unsureIn({ ...FOUND, entries: [{ ...CLARA, confirmed: true }, DORA] })).toEqual([]);
  });

  it('takes nobody new once its list is closed', () => {
    expect(answersOpen({ ...FOUND, phase: 'open' }, null)).toContain('in');
    expect(answersOpen(FOUND, null)).not.toContain('in');
    expect(answersOpen(FOUND, CLARA)).toContain('in');
    expect(answersOpen({ ...FOUND, phase: 'started' }, { ...CLARA, seat: 0 })).toEqual([]);
    expect(answersOpen({ ...FOUND, phase: 'cancelled' }, null)).toEqual([]);
  });
});
