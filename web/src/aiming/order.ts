/** Shots and special actions as one gives them: which cells, or which weapon at what. */

import type { Command, ViewMessage } from '../api/types';
import { type Cell, sameCell } from '../sea/cell';
import { namesOf } from '../sea/labels';
import { t } from '../speech/speech.svelte';
import { aimSortOf, coveredCells, weaponNamed, weaponText } from './weapon';

export type Order = Extract<Command, { type: 'fire' | 'use-weapon' }>;

/**
 * The cells after one more was picked.
 *
 * A cell picked twice is given up. When all shots are used the oldest goes: with one
 * shot, a click simply aims elsewhere.
 */
export function pickCell(cells: readonly Cell[], cell: Cell, shots: number): Cell[] {
  if (cells.some((each) => sameCell(each, cell))) return cells.filter((each) => !sameCell(each, cell));
  return [...cells, cell].slice(-Math.max(1, shots));
}

/** The cells that a command strikes or looks at; the edge of the grid cuts them off. */
export function cellsOfCommand(view: ViewMessage, command: Command): readonly Cell[] {
  if (command.type === 'fire') return command.at;
  if (command.type !== 'use-weapon') return [];
  const weapon = weaponNamed(view, command.weapon);
  return weapon ? coveredCells(view.ruleset.grid, weapon, command.target) : [];
}

/** An order in words. */
export function orderText(view: ViewMessage, order: Order): string {
  if (order.type === 'fire') return namesOf(view.names, order.at);
  const sort = aimSortOf(weaponNamed(view, order.weapon));
  return t('rounds-order-weapon', {
    weapon: weaponText(view, order.weapon),
    target: sort.say(view.names, order.target),
  });
}
