/** What everybody knows of one seat of a sealed game. */

import type { Ruleset } from '../../api/types';
import type { Told } from '../../proofs/answer-proof';
import type { Weapon } from './attack';

export class SealedSide {
  key: Uint8Array | null = null;
  nonce: Uint8Array = new Uint8Array();
  /** The hash of the number for the lots. */
  lot: Uint8Array = new Uint8Array();
  lotNonce: Uint8Array | null = null;
  /** The hash of the placing, once it is signed and proved. */
  placing: Uint8Array | null = null;
  /** What was answered for each cell of this sea. */
  readonly told = new Map<number, Told>();
  hits: number[] = [];
  /** Foreign cells that this seat has had an answer for. */
  readonly known = new Set<number>();
  turns = 0;
  /** Shots left in this turn. */
  shots = 0;
  private readonly used = new Map<string, number>();

  constructor(private readonly rules: Ruleset) {}

  get sinkings(): number {
    return [...this.told.values()].filter((word) => word === 'sunk').length;
  }

  /** Whether the answers add up to a whole fleet. */
  get sunk(): boolean {
    const { fleet, disclosure } = this.rules;
    if (disclosure.sinking_told) return this.sinkings === shipsOf(this.rules);
    const decks = fleet.reduce((total, { count, shapes }) => total + count * decksOf(shapes[0] ?? ''), 0);
    return this.hits.length === decks;
  }

  /** Whether a special action is left, and its turn has come. */
  has({ name, count, unlock_turn }: Weapon): boolean {
    return (this.used.get(name) ?? 0) < count && this.turns >= unlock_turn;
  }

  use({ name }: Weapon): void {
    this.used.set(name, (this.used.get(name) ?? 0) + 1);
  }

  /** The turn comes to this seat. */
  begin(): void {
    const { shots } = this.rules.turn;
    this.turns += 1;
    this.shots = shots === 'ships-afloat' ? Math.max(1, shipsOf(this.rules) - this.sinkings) : shots;
  }
}

function shipsOf({ fleet }: Ruleset): number {
  return fleet.reduce((total, { count }) => total + count, 0);
}

function decksOf(drawing: string | readonly string[]): number {
  return [drawing].flat().join('').split('#').length - 1;
}
