/** Attacks at a sealed table: as they are ordered, as they are signed, and the cells they ask for. */

import type { Command, Ruleset } from '../../api/types';
import { frameParts, readFrames } from '../../proofs/binding';
import { bigEndian, concatBytes, cutBytes, readBigEndian, readText, textBytes } from '../../proofs/bytes';

export type Weapon = Ruleset['arsenal'][number];
export type Fire = Extract<Command, { type: 'fire' }>;
export type UseWeapon = Extract<Command, { type: 'use-weapon' }>;
type Target = UseWeapon['target'];

const EDGES = ['left', 'top', 'right', 'bottom'] as const;

/** Shots that wait for their answers. */
export interface CalledAttack {
  by: number;
  /** The cells by number, in the order in which they are asked. */
  cells: number[];
  weapon: Weapon | null;
  /** Plain shots, as many as were named. */
  shots: number;
}

/** What is signed for plain shots. */
export function shotBody({ grid }: Ruleset, { at }: Fire): Uint8Array {
  return concatBytes(...at.map(([row, col]) => bigEndian(row * grid.cols + col, 2)));
}

/** What is signed for a special action. */
export function weaponBody({ grid }: Ruleset, { weapon, target }: UseWeapon): Uint8Array {
  const [sort, place] = targetParts(grid, target);
  return frameParts(textBytes(weapon), textBytes(sort), place);
}

function targetParts({ cols }: Ruleset['grid'], target: Target): [string, Uint8Array] {
  switch (target.type) {
    case 'centre':
      return ['cell', bigEndian(target.at[0] * cols + target.at[1], 2)];
    case 'row':
      return ['row', Uint8Array.of(target.row)];
    case 'column':
      return ['column', Uint8Array.of(target.col)];
    case 'lane':
      return [target.edge, Uint8Array.of(target.line)];
  }
}

/** The cells of plain shots, or `null` where these are none. */
export function readShots({ grid }: Ruleset, body: Uint8Array): number[] | null {
  const cells = cutBytes(body, 0, Math.floor(body.length / 2), 2).map(readBigEndian);
  const whole = body.length % 2 === 0 && cells.length > 0 && new Set(cells).size === cells.length;
  return whole && cells.every((cell) => cell < grid.rows * grid.cols) ? cells : null;
}

/** A special action and its cells, or `null` where this is none. */
export function readWeapon(rules: Ruleset, body: Uint8Array): { weapon: Weapon; cells: number[] } | null {
  const parts = readFrames(body);
  if (parts?.length !== 3) return null;
  const [name, sort, place] = parts as [Uint8Array, Uint8Array, Uint8Array];
  const word = readText(name);
  const weapon = rules.arsenal.find((each) => each.name === word);
  const cells = weapon && reachOf(rules, weapon, readText(sort) ?? '', place);
  return weapon && cells ? { weapon, cells } : null;
}

/** The cells that a special action asks for, in order: column by column where it is an area (BN6). */
function reachOf({ grid: { rows, cols } }: Ruleset, weapon: Weapon, sort: string, place: Uint8Array): number[] | null {
  const at = readBigEndian(place);
  const row = (number: number): number[] => Array.from({ length: cols }, (_, col) => number * cols + col);
  const column = (number: number): number[] => Array.from({ length: rows }, (_, line) => line * cols + number);
  if (weapon.kind === 'area' || weapon.kind === 'radar') {
    if (sort !== 'cell' || place.length !== 2 || at >= rows * cols) return null;
    return around(rows, cols, at, weapon.radius ?? 0);
  }
  const upright = sort === 'column' || sort === 'top' || sort === 'bottom';
  if (place.length !== 1 || at >= (upright ? cols : rows)) return null;
  const fits = weapon.kind === 'line' ? sort === 'row' || sort === 'column' : EDGES.some((edge) => edge === sort);
  if (!fits) return null;
  const cells = upright ? column(at) : row(at);
  return sort === 'right' || sort === 'bottom' ? cells.reverse() : cells;
}

function around(rows: number, cols: number, centre: number, far: number): number[] {
  const [row, col] = [Math.floor(centre / cols), centre % cols];
  const found: number[] = [];
  for (let across = Math.max(0, col - far); across <= Math.min(cols - 1, col + far); across += 1) {
    for (let down = Math.max(0, row - far); down <= Math.min(rows - 1, row + far); down += 1) {
      found.push(down * cols + across);
    }
  }
  return found;
}
