/**
 * What a ship looks like from above.
 *
 * Straight ships are drawn as what they are called; every other shape gets a hull around
 * its cells, with guns at its ends and a bridge between. A straight ship is drawn from
 * left to right with its bow on the right, and turned afterwards.
 */

import { type Cell, inOrder, keysOf, keyOf } from '../cell';
import { CELL, outline } from './hull';

export type Part =
  | { kind: 'hull' | 'deck' | 'tower' | 'line' | 'mark' | 'plane'; d: string }
  | { kind: 'dot'; x: number; y: number; r: number };

export interface Silhouette {
  readonly parts: readonly Part[];
  /** How the drawing is put onto the sea. */
  readonly transform: string;
}

const MID = CELL / 2;

/** The drawing of a ship that lies on some cells. */
export function silhouette(cells: readonly Cell[], shipClass = ''): Silhouette {
  const ship = inOrder(cells);
  const [first = [0, 0] as Cell, last = first] = [ship[0], ship.at(-1)];
  const length = ship.length;
  const flat = first[0] === last[0] && last[1] - first[1] === length - 1;
  const upright = first[1] === last[1] && last[0] - first[0] === length - 1;
  if (!flat && !upright) return { parts: bentShip(ship), transform: '' };
  const [x, y] = [first[1] * CELL, first[0] * CELL];
  return {
    parts: straightShip(length, shipClass),
    transform: flat ? `translate(${x} ${y})` : `translate(${x} ${y + length * CELL}) rotate(-90)`,
  };
}

function straightShip(length: number, shipClass: string): Part[] {
  if (shipClass === 'submarine') return submarine(length);
  if (shipClass === 'carrier' || (length === 5 && shipClass !== 'battleship')) return carrier(length);
  if (length === 1) return boat();
  return warship(length);
}

function hullPath(length: number, beam: number, bow: number): string {
  const [end, top, low] = [length * CELL - 2, MID - beam, MID + beam];
  return (
    `M9 ${top} L${end - bow} ${top} Q${end - bow * 0.35} ${top + 1.5} ${end} ${MID} ` +
    `Q${end - bow * 0.35} ${low - 1.5} ${end - bow} ${low} L9 ${low} ` +
    `Q3 ${low} 3 ${low - 6} L3 ${top + 6} Q3 ${top} 9 ${top} Z`
  );
}

function deckPath(length: number, beam: number, bow: number): string {
  const [end, top, low] = [length * CELL - 10, MID - beam + 3.5, MID + beam - 3.5];
  return `M10 ${top} L${end - bow} ${top} Q${end - bow * 0.3} ${top + 1} ${end} ${MID} Q${end - bow * 0.3} ${low - 1} ${end - bow} ${low} L10 ${low} Q7 ${MID} 10 ${top} Z`;
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y} h${width} v${height} h${-width} Z`;
}

/** A gun turret; its barrels point ahead, or astern. */
function turret(x: number, ahead = true, size = 5): Part[] {
  const far = x + (ahead ? 1 : -1) * (size + 8);
  return [
    { kind: 'line', d: `M${x} ${MID - 1.8} L${far} ${MID - 1.8} M${x} ${MID + 1.8} L${far} ${MID + 1.8}` },
    { kind: 'dot', x, y: MID, r: size },
  ];
}

function bridge(x: number, wide: number, high: number): Part[] {
  return [
    { kind: 'tower', d: box(x - wide / 2, MID - high / 2, wide, high) },
    { kind: 'mark', d: `M${x + wide / 2 - 3} ${MID - high / 2 + 1.5} v${high - 3}` },
  ];
}

function warship(length: number): Part[] {
  const beam = Math.min(13.5, 8.5 + length);
  const bow = Math.min(40, 16 + length * 5);
  const span = length * CELL;
  const parts: Part[] = [
    { kind: 'hull', d: hullPath(length, beam, bow) },
    { kind: 'deck', d: deckPath(length, beam, bow) },
    ...bridge(span * 0.5, 10 + length * 2, beam * 1.1),
    ...turret(span - bow - 2, true, 3 + beam / 6),
  ];
  if (length > 2) {
    parts.push(...turret(18, false, 3 + beam / 6), { kind: 'dot', x: span * 0.5 - 15, y: MID, r: 3.5 });
  }
  if (length > 3) {
    for (let x = span - bow - 24; x > span * 0.5 + 18; x -= 26) parts.push(...turret(x, true, 5));
    for (let x = 44; x < span * 0.5 - 30; x += 26) parts.push(...turret(x, false, 5));
  }
  return parts;
}

function carrier(length: number): Part[] {
  const end = length * CELL - 3;
  const [top, low] = [MID - 15, MID + 13];
  return [
    {
      kind: 'hull',
      d:
        `M6 ${top + 3} L${end * 0.32} ${top + 3} L${end * 0.4} ${top} L${end * 0.74} ${top} L${end * 0.8} ${top + 3} ` +
        `L${end - 16} ${top + 4} Q${end} ${top + 6} ${end} ${MID - 1} Q${end} ${low - 4} ${end - 16} ${low - 1} ` +
        `L${end * 0.62} ${low} L8 ${low} Q3 ${low} 3 ${low - 5} L3 ${top + 6} Q3 ${top + 3} 6 ${top + 3} Z`,
    },
    { kind: 'mark', d: `M12 ${MID + 6} L${end * 0.72} ${top + 6}` },
    { kind: 'line', d: `M16 ${MID + 9} H${end - 10}` },
    { kind: 'mark', d: `M${end * 0.55} ${MID + 2} H${end - 12}` },
    { kind: 'tower', d: box(end * 0.48, low - 8, 22, 6) },
    { kind: 'dot', x: end * 0.48 + 16, y: low - 5, r: 2 },
    ...[0.16, 0.3, 0.84].map((at): Part => ({ kind: 'plane', d: plane(end * at, MID + (at > 0.5 ? 5 : -5)) })),
  ];
}

function plane(x: number, y: number): string {
  return `M${x - 5} ${y} L${x - 1} ${y - 1.2} L${x - 2} ${y - 5} L${x + 1} ${y - 5} L${x + 3} ${y - 1} L${x + 6} ${y} L${x + 3} ${y + 1} L${x + 1} ${y + 5} L${x - 2} ${y + 5} L${x - 1} ${y + 1.2} Z`;
}

function submarine(length: number): Part[] {
  const end = length * CELL - 3;
  const mid = end * 0.55;
  return [
    {
      kind: 'hull',
      d: `M4 ${MID} Q12 ${MID - 9} 34 ${MID - 9} L${end - 24} ${MID - 9} Q${end} ${MID - 9} ${end} ${MID} Q${end} ${MID + 9} ${end - 24} ${MID + 9} L34 ${MID + 9} Q12 ${MID + 9} 4 ${MID} Z`,
    },
    { kind: 'hull', d: `M8 ${MID - 12} L15 ${MID - 4} L15 ${MID + 4} L8 ${MID + 12} L5 ${MID + 12} L7 ${MID} L5 ${MID - 12} Z` },
    { kind: 'line', d: `M30 ${MID - 5} H${end - 26} M30 ${MID + 5} H${end - 26}` },
    { kind: 'tower', d: `M${mid - 14} ${MID} Q${mid - 10} ${MID - 5} ${mid} ${MID - 5} L${mid + 8} ${MID - 5} Q${mid + 14} ${MID - 4} ${mid + 14} ${MID} Q${mid + 14} ${MID + 4} ${mid + 8} ${MID + 5} L${mid} ${MID + 5} Q${mid - 10} ${MID + 5} ${mid - 14} ${MID} Z` },
    { kind: 'dot', x: mid + 4, y: MID, r: 2 },
    { kind: 'dot', x: end - 18, y: MID, r: 2.4 },
  ];
}

function boat(): Part[] {
  return [
    { kind: 'hull', d: `M9 ${MID - 8.5} L21 ${MID - 8.5} Q31 ${MID - 6} 36 ${MID} Q31 ${MID + 6} 21 ${MID + 8.5} L9 ${MID + 8.5} Q5 ${MID + 8.5} 5 ${MID + 4} L5 ${MID - 4} Q5 ${MID - 8.5} 9 ${MID - 8.5} Z` },
    { kind: 'line', d: `M9 ${MID - 5.2} H22 M9 ${MID + 5.2} H22` },
    { kind: 'tower', d: box(14, MID - 3.2, 8, 6.4) },
    { kind: 'dot', x: 27, y: MID, r: 2 },
  ];
}

function bentShip(ship: readonly Cell[]): Part[] {
  const parts: Part[] = [
    { kind: 'hull', d: outline(ship, 5, 13) },
    { kind: 'deck', d: outline(ship, 9, 9) },
    { kind: 'line', d: spine(ship) },
  ];
  const inner = ship.filter((cell) => beside(ship, cell).length > 1);
  const [helm = ship[0]] = inner;
  for (const cell of ship) parts.push(...fitting(ship, cell, cell === helm));
  return parts;
}

function beside(ship: readonly Cell[], [row, col]: Cell): Cell[] {
  const keys = keysOf(ship);
  const around: Cell[] = [[row - 1, col], [row, col + 1], [row + 1, col], [row, col - 1]];
  return around.filter((cell) => keys.has(keyOf(cell)));
}

function spine(ship: readonly Cell[]): string {
  return ship
    .flatMap(([row, col]) =>
      beside(ship, [row, col])
        .filter(([down, right]) => down > row || right > col)
        .map(([down, right]) => `M${centre(col)} ${centre(row)} L${centre(right)} ${centre(down)}`),
    )
    .join(' ');
}

function fitting(ship: readonly Cell[], [row, col]: Cell, helm: boolean): Part[] {
  const [x, y] = [centre(col), centre(row)];
  if (helm) return [{ kind: 'tower', d: box(x - 7, y - 7, 14, 14) }, { kind: 'dot', x, y, r: 3 }];
  const [next, ...others] = beside(ship, [row, col]);
  if (!next || others.length) return [{ kind: 'dot', x, y, r: 4 }];
  const [down, right] = [row - next[0], col - next[1]];
  const gun = `M${x - 1.8 * down} ${y - 1.8 * right} l${right * 12} ${down * 12} M${x + 1.8 * down} ${y + 1.8 * right} l${right * 12} ${down * 12}`;
  return [{ kind: 'line', d: gun }, { kind: 'dot', x, y, r: 5 }];
}

function centre(at: number): number {
  return at * CELL + MID;
}
