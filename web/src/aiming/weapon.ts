/**
 * The weapons by their kind: what each is aimed at and called, from the program's own table,
 * and how it is drawn.
 *
 * Reach and number come from the ruleset of the view; what is struck is the server's business.
 */

import type { ViewMessage } from '../api/types';
import traits from '../api/weapons.json';
import { coveredCells as covered } from '../engine/reach';
import { type Cell, type Grid, inOrder } from '../sea/cell';
import { AIM_SORTS, type AimedAt, type AimSort, type Target } from './aim-sort';

export type Weapon = ViewMessage['ruleset']['arsenal'][number];

type Kind = Weapon['kind'];

/** How a weapon is drawn; a kind without an icon does not compile. */
export const WEAPON_ICONS = {
  area: 'star',
  line: 'arrow',
  radar: 'radar',
  torpedo: 'torpedo',
} as const satisfies Record<Kind, string>;

/** What a weapon is aimed at. */
export function aimedAt(kind: Kind): AimedAt {
  return traits[kind].aim as AimedAt;
}

/** The weapons of the rule sheets: what each is called, and how far a new one reaches. */
export const USUAL_WEAPONS = (Object.keys(WEAPON_ICONS) as Kind[]).map((kind) => ({
  kind,
  name: traits[kind].usual_name,
  radius: aimedAt(kind) === 'cell' ? 1 : null,
}));

/** How a weapon is aimed; a plain shot at a cell, as well. */
export function aimSortOf(weapon: Weapon | null): AimSort {
  return AIM_SORTS[weapon ? aimedAt(weapon.kind) : 'cell'];
}

/** The cells that the weapon would strike or look at, cut off by the edge. */
export function coveredCells(grid: Grid, weapon: Weapon, target: Target): Cell[] {
  return inOrder(covered(grid, target, weapon.radius ?? 0).map(([row, col]): Cell => [row, col]));
}

/** The weapon by its name, if these rules have it. */
export function weaponNamed(view: ViewMessage, name: string | null): Weapon | null {
  return view.ruleset.arsenal.find((each) => each.name === name) ?? null;
}

/** What a weapon is called at this table. */
export function weaponText(view: ViewMessage, name: string): string {
  return view.words?.weapons[name] ?? name;
}
