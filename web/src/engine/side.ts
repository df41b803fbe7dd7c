/** What is known of a seat without its ships: what it may still do, and what was answered. */

import type { CellNumber } from './cell';
import type { Rules, Weapon } from './rules';

export abstract class Side {
  /** Own decks that were struck. */
  hits: ReadonlySet<CellNumber> = new Set();
  /** Foreign cells whose answer the seat has heard. */
  readonly known = new Set<CellNumber>();
  turns = 0;
  /** Shots left in this turn. */
  shots = 0;
  out = false;
  private readonly uses: Map<string, number>;

  constructor(
    readonly number: number,
    { arsenal }: Pick<Rules, 'arsenal'>,
  ) {
    this.uses = new Map(arsenal.map(({ name, count }) => [name, count]));
  }

  /** How many ships are not known to be sunk. */
  abstract get afloat(): number;

  /** Whether the whole fleet is sunk. */
  get sunk(): boolean {
    return this.afloat === 0;
  }

  /** How often a special action can still be used. */
  usesLeft({ name }: Weapon): number {
    return this.uses.get(name) ?? 0;
  }

  /** Whether a special action is left, and its turn has come. */
  has(weapon: Weapon): boolean {
    return this.usesLeft(weapon) > 0 && this.turns >= weapon.unlock_turn;
  }

  use(weapon: Weapon): void {
    this.uses.set(weapon.name, this.usesLeft(weapon) - 1);
  }
}
