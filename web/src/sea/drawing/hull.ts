/**
 * The outline of any ship, as the path of an SVG.
 *
 * A ship is a set of cells. Its outline is walked along the sides of the cells with the
 * ship on the right hand, drawn inwards a little and rounded at every corner, so that
 * straight ships, bent ones and rings are all drawn by the same pen.
 */

import { type Cell, keysOf, keyOf } from '../cell';

/** Units of a drawing to one cell. */
export const CELL = 40;

type Point = readonly [x: number, y: number];

/** The outline of some cells: *inset* from their sides, with corners of *radius*. */
export function outline(cells: readonly Cell[], inset = 4, radius = 10): string {
  return loops(cells)
    .map((corners) => roundCorners(corners.map((_, at) => moveCorner(corners, at, inset)), radius))
    .join(' ');
}

/** The corners of every closed line around the cells, with the cells on its right. */
export function loops(cells: readonly Cell[]): Point[][] {
  const sides = new Map<string, Point[]>();
  for (const [from, to] of boundary(cells)) {
    sides.set(String(from), [...(sides.get(String(from)) ?? []), to]);
  }
  const found: Point[][] = [];
  for (const start of [...sides.keys()]) {
    while (sides.get(start)?.length) found.push(corners(walk(sides, start)));
  }
  return found;
}

/** The sides between a cell of the ship and water, each with the ship on its right. */
function boundary(cells: readonly Cell[]): [Point, Point][] {
  const ship = keysOf(cells);
  return cells.flatMap(([row, col]) => {
    const sides: [Cell, Point, Point][] = [
      [[row - 1, col], [col, row], [col + 1, row]],
      [[row, col + 1], [col + 1, row], [col + 1, row + 1]],
      [[row + 1, col], [col + 1, row + 1], [col, row + 1]],
      [[row, col - 1], [col, row + 1], [col, row]],
    ];
    return sides
      .filter(([beyond]) => !ship.has(keyOf(beyond)))
      .map(([, from, to]): [Point, Point] => [from, to]);
  });
}

function walk(sides: Map<string, Point[]>, start: string): Point[] {
  const line: Point[] = [];
  let here = start;
  let before: Point | undefined;
  do {
    const from = pointOf(here);
    const ways = sides.get(here) ?? [];
    const next = ways.length > 1 && before ? rightmost(before, from, ways) : ways[0];
    if (!next) break;
    sides.set(here, ways.filter((way) => way !== next));
    line.push(from);
    before = from;
    here = String(next);
  } while (here !== start);
  return line;
}

/** Where two cells meet at a corner only, each keeps an outline of its own. */
function rightmost(before: Point, from: Point, ways: readonly Point[]): Point | undefined {
  const [x, y] = [from[0] - before[0], from[1] - before[1]];
  const right: Point = [from[0] - y, from[1] + x];
  return ways.find((way) => way[0] === right[0] && way[1] === right[1]) ?? ways[0];
}

function pointOf(key: string): Point {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return [x, y];
}

/** The points of a closed line at which it turns. */
function corners(line: readonly Point[]): Point[] {
  return line.filter((point, at) => {
    const [before, after] = neighbours(line, at);
    return (point[0] - before[0]) * (after[1] - point[1]) !== (point[1] - before[1]) * (after[0] - point[0]);
  });
}

function neighbours(line: readonly Point[], at: number): [Point, Point] {
  const here = line[at] as Point;
  return [line.at(at - 1) ?? here, line[(at + 1) % line.length] ?? here];
}

function direction(from: Point, to: Point): Point {
  return [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
}

/** A corner in units of the drawing, moved inwards from both of its sides. */
function moveCorner(line: readonly Point[], at: number, inset: number): Point {
  const here = line[at] as Point;
  const [before, after] = neighbours(line, at);
  const [one, other] = [direction(before, here), direction(here, after)];
  // The ship is on the right hand, and right of (x, y) on a screen is (-y, x).
  return [
    here[0] * CELL + (-one[1] - other[1]) * inset,
    here[1] * CELL + (one[0] + other[0]) * inset,
  ];
}

function roundCorners(line: readonly Point[], radius: number): string {
  const parts = line.map((here, at) => {
    const [before, after] = neighbours(line, at);
    const bend = Math.min(radius, distance(before, here) / 2, distance(here, after) / 2);
    return `${at ? 'L' : 'M'}${towards(here, before, bend)} Q${spot(here)} ${towards(here, after, bend)}`;
  });
  return `${parts.join(' ')} Z`;
}

function distance(one: Point, other: Point): number {
  return Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]);
}

function towards(from: Point, to: Point, far: number): string {
  const [x, y] = direction(from, to);
  return spot([from[0] + x * far, from[1] + y * far]);
}

function spot([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
