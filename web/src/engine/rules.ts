/** The rules of a game as far as they are played here, in the form in which a server sends them. */

import type { Grid } from './cell';

export interface ShipClass {
  readonly name: string;
  readonly count: number;
  /** Each as one line or several, a deck where a sign is `#`. */
  readonly shapes: readonly (string | readonly string[])[];
  readonly turned: boolean;
  readonly mirrored: boolean;
}

export interface Weapon {
  readonly name: string;
  readonly kind: 'area' | 'line' | 'radar' | 'torpedo';
  readonly count: number;
  readonly radius: number | null;
  readonly unlock_turn: number;
  readonly takes_turn: boolean;
}

export interface Sea {
  readonly touching: 'never' | 'corners' | 'freely';
  /** Whether each seat has a grid, or all share one (FO1). */
  readonly whose: 'own' | 'shared';
  /** On a shared sea: whether a shot strikes the shooter's own ships. */
  readonly friendly_fire: boolean | null;
}

export interface Turn {
  /** Whether one seat fires after the other, or all at the same moment (FO3). */
  readonly order: 'alternate' | 'together';
  readonly begins: 'lot' | 'first' | 'second';
  readonly shots: number | 'ships-afloat';
  readonly answers: 'each' | 'together';
  readonly again_after: 'never' | 'hit' | 'sunk';
  /** More undamaged ships than this are needed for a second shot (BO3), where there is one. */
  readonly second_shot: { readonly undamaged_above: number } | null;
}

/** How ships may move (BO1). */
export interface Manoeuvre {
  readonly shift: boolean;
  readonly pivot: boolean;
}

export interface Rules {
  readonly seats: number;
  readonly grid: Grid;
  readonly fleet: readonly ShipClass[];
  readonly sea: Sea;
  readonly turn: Turn;
  readonly rounds: { readonly missed: 'not-fired' | 'random'; readonly drop_after: number | null };
  readonly arsenal: readonly Weapon[];
  readonly manoeuvre: Manoeuvre | null;
  readonly victory: { readonly won: 'automatic' | 'declared'; readonly tie: 'lot' | 'draw' };
}

/** What is told of hits and sinkings. */
export interface Disclosure {
  readonly sinking_told: boolean;
  readonly hit_names: readonly string[];
  readonly sunk_names: readonly string[];
}

/** What the places of ships depend on. */
export type PlacementRules = Pick<Rules, 'grid' | 'fleet'> & { readonly sea: Pick<Sea, 'touching'> };

/** Whether all fleets lie on one grid. */
export function isShared({ sea }: Pick<Rules, 'sea'>): boolean {
  return sea.whose === 'shared';
}

/** Whether the shooter's own ships are passed by. */
export function sparesOwn({ sea }: Pick<Rules, 'sea'>): boolean {
  return sea.whose === 'shared' && sea.friendly_fire === false;
}

export function isInRounds({ turn }: Pick<Rules, 'turn'>): boolean {
  return turn.order === 'together';
}

/** How many ships a seat has. */
export function shipCount({ fleet }: Pick<Rules, 'fleet'>): number {
  return fleet.reduce((total, { count }) => total + count, 0);
}
