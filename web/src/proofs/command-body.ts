/** Commands of a sealed game as they are signed: the kind of a message, and its body. */

import { cellAt, numberOf, type Cell, type Grid } from '../engine/cell';
import type { Edge, Target } from '../engine/reach';
import type { SealedCommand } from '../engine/sealed-flow';
import { frameParts, readFrames } from './binding';
import { bigEndian, concatBytes, cutBytes, readBigEndian, readText, textBytes } from './bytes';

const EDGES: readonly Edge[] = ['left', 'top', 'right', 'bottom'];
/** Commands that are a word and nothing else. */
const BARE = ['declare-victory', 'end-turn', 'resign'] as const;
const MOST_SHOTS = 256;
const LONGEST_NAME = 64;

/** What is said, and its bytes. */
export interface Saying {
  kind: string;
  body: Uint8Array;
}

export function writeCommand(grid: Grid, command: SealedCommand): Saying {
  switch (command.type) {
    case 'fire':
      return { kind: 'shot', body: concatBytes(...command.at.map((cell) => cellBytes(grid, cell))) };
    case 'use-weapon': {
      const [sort, place] = targetParts(grid, command.target);
      return { kind: 'weapon', body: frameParts(textBytes(command.weapon), textBytes(sort), place) };
    }
    default:
      return { kind: command.type, body: new Uint8Array() };
  }
}

/** The command again, or `null` where no honest writer writes this. */
export function readCommand(grid: Grid, { kind, body }: Saying): SealedCommand | null {
  if (kind === 'shot') return readShots(grid, body);
  if (kind === 'weapon') return readWeapon(grid, body);
  const type = BARE.find((each) => each === kind);
  return type && !body.length ? { type } : null;
}

function cellBytes(grid: Grid, cell: Cell): Uint8Array {
  return bigEndian(numberOf(grid, cell), 2);
}

function targetParts(grid: Grid, target: Target): [string, Uint8Array] {
  switch (target.type) {
    case 'centre':
      return ['cell', cellBytes(grid, target.at)];
    case 'row':
      return ['row', Uint8Array.of(target.row)];
    case 'column':
      return ['column', Uint8Array.of(target.col)];
    case 'lane':
      return [target.edge, Uint8Array.of(target.line)];
  }
}

function readShots(grid: Grid, body: Uint8Array): SealedCommand | null {
  const at = readCells(grid, body);
  return at && at.length <= MOST_SHOTS ? { type: 'fire', at } : null;
}

function readWeapon(grid: Grid, body: Uint8Array): SealedCommand | null {
  const [name, sort, place, ...more] = readFrames(body) ?? [];
  if (!name || !sort || !place || more.length) return null;
  const [weapon, target] = [readText(name), readTarget(grid, readText(sort), place)];
  if (weapon === null || [...weapon].length > LONGEST_NAME || !target) return null;
  return { type: 'use-weapon', weapon, target };
}

/** Cells, two bytes each. */
function readCells(grid: Grid, data: Uint8Array): Cell[] | null {
  const numbers = cutBytes(data, 0, Math.floor(data.length / 2), 2).map(readBigEndian);
  if (data.length % 2 || numbers.some((number) => number >= grid.rows * grid.cols)) return null;
  return numbers.map((number) => cellAt(grid, number));
}

function readTarget(grid: Grid, sort: string | null, place: Uint8Array): Target | null {
  if (sort === 'cell') {
    const [at, ...others] = readCells(grid, place) ?? [];
    return at && !others.length ? { type: 'centre', at } : null;
  }
  const [line, ...more] = place;
  if (line === undefined || more.length) return null;
  if (sort === 'row') return { type: 'row', row: line };
  if (sort === 'column') return { type: 'column', col: line };
  const edge = EDGES.find((each) => each === sort);
  return edge ? { type: 'lane', edge, line } : null;
}
