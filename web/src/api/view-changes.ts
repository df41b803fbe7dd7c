/**
 * A view kept up to date by what has changed in it.
 *
 * Nothing here knows the rules: fields are put in the place of others, signs on cells. What does
 * not follow on the view at hand is never added to it, so that no wrong sea is shown: then the
 * whole view has to be asked for.
 */

import { seeShots } from './last-shots';
import type { Cell, Obstacle, ToldMessage, ViewChanges, ViewMessage } from './types';

/** Something was missed: these changes do not belong to this view. */
export class DoesNotFit extends Error {}

/** Reasons against options by their number: each is sent once, until the next whole view. */
export type Obstacles = ReadonlyMap<number, Obstacle>;

/** All reasons that are known, with those that come with some changes. */
export function learnObstacles(known: Obstacles, { obstacles }: ViewChanges): Obstacles {
  return obstacles ? new Map([...known, ...obstacles]) : known;
}

/** The view after some changes, and after all that was *told* since it was sent. */
export function applyChanges(
  view: ViewMessage,
  changes: ViewChanges,
  told: readonly ToldMessage[],
  obstacles: Obstacles,
): ViewMessage {
  if (changes.after !== view.number) throw new DoesNotFit();
  if (changes.number !== view.number + told.length) throw new DoesNotFit();
  const { offers, rematch, following, commitments, sealed, deadline, pause_offer, paused_until } = changes;
  const agreed = { offers, rematch, following, commitments, sealed, deadline, pause_offer, paused_until };
  const columns = view.names.columns.length;
  const clock = told.at(-1)?.clock ?? null;
  return {
    ...told.reduce(seeShots, view),
    number: changes.number,
    company: { ...view.company, ...present(agreed), clock },
    table: { ...view.table, ...changes.table },
    own: view.own && { ...view.own, ...changes.own },
    charts: drawCharts(view, changes, columns),
    clear: putCells(view.clear, changes.clear, columns),
    sunk: changes.sunk ? [...view.sunk, ...changes.sunk] : view.sunk,
    options: newOptions(view, changes, obstacles),
    open: changes.open === undefined ? view.open : cellsOf(changes.open, columns),
    ...present({
      afloat: changes.afloat,
      shots: changes.shots,
      moves: changes.moves,
      fleets: changes.fleets,
    }),
  };
}

/** The cells of a set, which is a hexadecimal number: bit 0 is the top left. */
export function cellsOf(mask: string, columns: number): Cell[] {
  const cells: Cell[] = [];
  for (let place = 0; place < mask.length; place += 1) {
    const digit = parseInt(mask.charAt(mask.length - 1 - place), 16);
    for (let bit = 0; bit < 4; bit += 1) {
      if ((digit >> bit) & 1) cells.push(cellAt(4 * place + bit, columns));
    }
  }
  return cells;
}

function cellAt(index: number, columns: number): Cell {
  return [Math.floor(index / columns), index % columns];
}

function drawCharts(
  view: ViewMessage,
  { marks, old }: ViewChanges,
  columns: number,
): ViewMessage['charts'] {
  if (!marks && !old) return view.charts;
  const charts = view.charts.map((chart) => ({ ...chart, rows: [...chart.rows] }));
  for (const [sea, cell, sign] of marks ?? []) {
    const [row, column] = cellAt(cell, columns);
    const rows = found(charts[sea]).rows;
    const text = found(rows[row]);
    rows[row] = text.slice(0, column) + sign + text.slice(column + 1);
  }
  for (const [sea, cells] of old ?? []) found(charts[sea]).old = cellsOf(cells, columns);
  return charts;
}

function putCells(
  seas: Cell[][],
  changed: ViewChanges['clear'],
  columns: number,
): ViewMessage['clear'] {
  if (!changed) return seas;
  const cells = [...seas];
  for (const [sea, mask] of changed) {
    found(cells[sea]);
    cells[sea] = cellsOf(mask, columns);
  }
  return cells;
}

function newOptions(
  view: ViewMessage,
  changes: ViewChanges,
  obstacles: Obstacles,
): ViewMessage['options'] {
  if (!changes.options) return view.options;
  const options = [...view.options];
  for (const [index, obstacle] of changes.options) {
    const refusal = obstacle === null ? null : found(obstacles.get(obstacle));
    options[index] = { ...found(options[index]), refusal };
  }
  return options;
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new DoesNotFit();
  return value;
}

/** Only the fields that are there. */
function present<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
