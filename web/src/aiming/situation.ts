/** What there is to do now, as the name of a message that says it. */

import type { Aim } from './aim.svelte';

export interface Situation {
  /** Whose move it is, at a glance. */
  readonly kind: 'mine' | 'theirs' | 'waiting' | 'over';
  /** The message that says what to do. */
  readonly todo: string;
}

/** Where the viewer stands. */
export function situationOf(aim: Aim): Situation {
  const { table, seat, shots } = aim.view;
  if (table.phase === 'over') return { kind: 'over', todo: 'todo-over' };
  if (table.phase !== 'playing') return { kind: 'waiting', todo: 'todo-lots' };
  if (!aim.commands.mine) return { kind: 'theirs', todo: seat === null ? 'todo-watch' : 'todo-wait' };
  if (aim.commands.mustPass) return { kind: 'mine', todo: 'todo-pass' };
  if (table.step === 'spent') return { kind: 'mine', todo: 'todo-spent' };
  if (table.step === 'second') return { kind: 'mine', todo: 'todo-second' };
  if (aim.weapon) return { kind: 'mine', todo: aim.sort.todo };
  if (table.step === 'again') return { kind: 'mine', todo: 'todo-again' };
  return { kind: 'mine', todo: shots > 1 ? 'todo-salvo' : 'todo-fire' };
}
