/** What the moves of a game come to: a verdict for each side, and where the game turned. */

import type { components } from '../api/schema';

export type AnalysedMove = components['schemas']['AnalysedMove'];
export type PlacingShare = components['schemas']['PlacingShare'];

export interface SideVerdict {
  seat: number;
  expected: number;
  /** What was spent, and what was still to be expected at the end. */
  result: number;
  luck: number;
  skill: number;
  loss: number;
  error: number;
}

/** What the moves of a seat come to; nothing, where it has made none. */
export function verdictOf(moves: readonly AnalysedMove[], seat: number): SideVerdict | null {
  const own = moves.filter((move) => move.seat === seat);
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return null;
  return {
    seat,
    expected: first.before,
    result: sum(own, 'cost') + last.after,
    luck: sum(own, 'luck'),
    skill: sum(own, 'skill'),
    loss: sum(own, 'loss'),
    error: Math.sqrt(own.reduce((whole, move) => whole + move.error ** 2, 0)),
  };
}

function sum(moves: readonly AnalysedMove[], what: 'cost' | 'luck' | 'skill' | 'loss'): number {
  return moves.reduce((whole, move) => whole + move[what], 0);
}

const LEAST_SWING = 1;
const MOST_SWINGS = 5;

/** The moves that changed most of what was to be expected, in their order. */
export function turningPoints(moves: readonly AnalysedMove[]): AnalysedMove[] {
  const swing = (move: AnalysedMove): number => Math.abs(move.luck + move.skill);
  return moves
    .filter((move) => swing(move) >= LEAST_SWING)
    .sort((one, other) => swing(other) - swing(one))
    .slice(0, MOST_SWINGS)
    .sort((one, other) => one.moment - other.moment);
}

/** Whether a number is more or less than nothing, as it is said with one decimal. */
export function direction(number: number): 'more' | 'less' | 'even' {
  if (Math.abs(number) < 0.05) return 'even';
  return number > 0 ? 'more' : 'less';
}

/** A point of the graph: what a side was still to need after a move. */
export interface GraphPoint {
  moment: number;
  value: number;
}

/** How much each side was still to need, from before its first move on. */
export function graphOf(moves: readonly AnalysedMove[], seat: number): GraphPoint[] {
  const own = moves.filter((move) => move.seat === seat);
  const [first] = own;
  if (!first) return [];
  return [{ moment: 0, value: first.before }, ...own.map(({ moment, after }) => ({ moment, value: after }))];
}
