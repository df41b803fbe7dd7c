/** The fleet of a draft: its classes, whatever state they are in. */

import type { Draft, Value } from './draft';
import { decks, type FileDrawing } from './shape-pad';

export const CLASSES = ['carrier', 'battleship', 'cruiser', 'submarine', 'destroyer', 'torpedo-boat'] as const;
/** The classes that have a name in every language; others bring their own. */

export interface ShipClass {
  name: string;
  count: number;
  shapes: FileDrawing[];
  turned: boolean;
  mirrored: boolean;
  title: Readonly<Record<string, string>>;
}

const isTable = (value: Value | undefined): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function text(value: Value | undefined): string {
  return typeof value === 'string' ? value : '';
}

function drawings(value: Value | undefined): FileDrawing[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each): FileDrawing[] => {
    if (typeof each === 'string') return [each];
    return Array.isArray(each) ? [each.map(text)] : [];
  });
}

function classOf(value: Value): ShipClass {
  const table = isTable(value) ? value : {};
  const title = isTable(table['title']) ? table['title'] : {};
  return {
    name: text(table['name']),
    count: typeof table['count'] === 'number' ? table['count'] : 1,
    shapes: drawings(table['shapes']),
    turned: table['turned'] !== false,
    mirrored: table['mirrored'] !== false,
    title: Object.fromEntries(Object.entries(title).map(([lang, words]) => [lang, text(words)])),
  };
}

/** The classes of a draft, in its order. */
export function fleetOf(draft: Draft): ShipClass[] {
  const list = draft['fleet'];
  return Array.isArray(list) ? list.map(classOf) : [];
}

/** How many ships a fleet has, and how many cells: a class of several shapes counts its first. */
export function total(fleet: readonly ShipClass[]): { ships: number; cells: number } {
  const ships = fleet.reduce((sum, each) => sum + each.count, 0);
  const cells = fleet.reduce((sum, each) => sum + each.count * decks(each.shapes[0] ?? ''), 0);
  return { ships, cells };
}

/** A name that no class or weapon of the list has yet. */
export function freeName(taken: readonly string[], wished: readonly string[], stem: string): string {
  const free = wished.find((name) => !taken.includes(name));
  if (free) return free;
  let number = 1;
  while (taken.includes(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}
