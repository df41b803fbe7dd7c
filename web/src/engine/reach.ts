/** Which cells a special action takes in, in the order in which they are told. */

import { Illegal } from '../checker/verifier/fault';
import { onGrid, readCell, type Cell } from './fleet';
import type { Json, JsonObject } from '../checker/verifier/file/json';
import type { Rules, Weapon } from '../checker/verifier/rules';
import { isWhole } from '../checker/verifier/value';

type Reach = (rules: Rules, weapon: Weapon, target: JsonObject) => Cell[];

const REACHES: Record<Weapon['kind'], Record<string, Reach>> = {
  area: { centre: around },
  radar: { centre: around },
  line: {
    row: (rules, _weapon, target) => row(rules, lineOf(target, 'row')),
    column: (rules, _weapon, target) => column(rules, lineOf(target, 'col')),
  },
  torpedo: { lane: (rules, _weapon, target) => lane(rules, target) },
};

/** The cells of a target; column by column where it is an area (BN6). */
export function reach(rules: Rules, weapon: Weapon, target: Json | undefined): Cell[] {
  const type = target instanceof Map ? target.get('type') : null;
  const kinds = new Map(Object.entries(REACHES[weapon.kind]));
  const found = typeof type === 'string' ? kinds.get(type) : undefined;
  if (!found) throw notLikeThis(weapon);
  return found(rules, weapon, target as JsonObject);
}

function notLikeThis(weapon?: Weapon): Illegal {
  return new Illegal('aim', { weapon: weapon?.name ?? '' });
}

function around(rules: Rules, weapon: Weapon, target: JsonObject): Cell[] {
  const centre = readCell(target.get('at'));
  if (!onGrid(rules, centre)) throw new Illegal('aim-off-grid');
  const far = weapon.radius ?? 0;
  const cells: Cell[] = [];
  for (let col = Math.max(0, centre.col - far); col <= Math.min(rules.columns - 1, centre.col + far); col += 1) {
    for (let row = Math.max(0, centre.row - far); row <= Math.min(rules.rows - 1, centre.row + far); row += 1) {
      cells.push({ row, col });
    }
  }
  return cells;
}

function lineOf(target: JsonObject, name: string): number {
  const number = target.get(name);
  if (!isWhole(number)) throw notLikeThis();
  return number;
}

function row(rules: Rules, number: number): Cell[] {
  if (number < 0 || number >= rules.rows) throw new Illegal('aim-off-grid');
  return Array.from({ length: rules.columns }, (_, col) => ({ row: number, col }));
}

function column(rules: Rules, number: number): Cell[] {
  if (number < 0 || number >= rules.columns) throw new Illegal('aim-off-grid');
  return Array.from({ length: rules.rows }, (_, at) => ({ row: at, col: number }));
}

function lane(rules: Rules, target: JsonObject): Cell[] {
  const [edge, number] = [target.get('edge'), lineOf(target, 'line')];
  if (edge === 'left') return row(rules, number);
  if (edge === 'right') return row(rules, number).reverse();
  if (edge === 'top') return column(rules, number);
  if (edge === 'bottom') return column(rules, number).reverse();
  throw notLikeThis();
}
