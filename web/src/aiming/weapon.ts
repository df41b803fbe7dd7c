/**
 * The weapons by their kind: what each is aimed at, and how it is drawn and first named.
 *
 * Reach and number come from the ruleset of the view; what is struck is the server's business.
 */

import type { ViewMessage } from '../api/types';
import type { Cell, Grid } from '../sea/cell';
import { AIM_SORTS, type AimedAt, type AimSort, type Target } from './aim-sort';

export type Weapon = ViewMessage['ruleset']['arsenal'][number];

interface WeaponTraits {
  readonly aimedAt: AimedAt;
  readonly icon: string;
  /** What the rule sheet calls it, and a new one in the rule editor. */
  readonly name: string;
  /** The reach of a new one in the rule editor, where the kind has any. */
  readonly radius: number | null;
}

export const WEAPONS = {
  area: { aimedAt: 'cell', icon: 'star', name: 'wide-shot', radius: 1 },
  line: { aimedAt: 'line', icon: 'arrow', name: 'air-raid', radius: null },
  radar: { aimedAt: 'cell', icon: 'radar', name: 'radar', radius: 1 },
} as const satisfies Record<Weapon['kind'], WeaponTraits>;

/** How a weapon is aimed; a plain shot at a cell, as well. */
export function aimSortOf(weapon: Weapon | null): AimSort {
  return AIM_SORTS[weapon ? WEAPONS[weapon.kind].aimedAt : 'cell'];
}

/** The cells that the weapon would strike or look at. */
export function coveredCells(grid: Grid, weapon: Weapon, target: Target): Cell[] {
  return aimSortOf(weapon).covers(grid, target, weapon.radius ?? 0);
}

/** The weapon by its name, if these rules have it. */
export function weaponNamed(view: ViewMessage, name: string | null): Weapon | null {
  return view.ruleset.arsenal.find((each) => each.name === name) ?? null;
}

/** What a weapon is called at this table. */
export function weaponText(view: ViewMessage, name: string): string {
  return view.words?.weapons[name] ?? name;
}
