/** Clocks that a table of people may agree on: for a coffee break, or for a week. */

import type { Invitation } from '../../api/types';

export const CLOCKS = ['none', 'quick', 'calm', 'minute', 'day', 'days'] as const;
export type ClockName = (typeof CLOCKS)[number];

type Rule = NonNullable<Invitation['clock']>;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

const RULES: Record<ClockName, Rule> = {
  none: {},
  quick: { bank: 3 * MINUTE, increment: 3 * SECOND },
  calm: { bank: 10 * MINUTE, increment: 10 * SECOND },
  minute: { move: MINUTE },
  day: { move: DAY },
  days: { move: 3 * DAY },
};

/** The clock by its name. */
export function clockRule(name: ClockName): Rule {
  return RULES[name];
}

/** Where all move at once there is a time for each round, and no bank. */
export function clocksFor(together: boolean): readonly ClockName[] {
  return together ? CLOCKS.filter((name) => !RULES[name].bank) : CLOCKS;
}
