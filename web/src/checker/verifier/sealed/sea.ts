/** What there is to know of one seat of a sealed game, for anybody. */

import type { Rules } from '../rules';
import type { SealedField, Word } from './field';
import type { CellSet } from './plan';

/** What was said of one cell. */
export interface Told {
  /** The number of the cell. */
  at: number;
  word: Word;
  shipClass: string | null;
  cells: CellSet;
  /** Whether the answer was repeated. */
  again: boolean;
}

export class Sea {
  key: Uint8Array | null = null;
  nonce = new Uint8Array();
  lot = new Uint8Array();
  lotNonce: Uint8Array | null = null;
  placing: Uint8Array | null = null;
  field: SealedField | null = null;
  /** What was answered for each cell of this sea. */
  readonly told = new Map<number, Told>();
  hits: CellSet = 0n;
  sinkings = 0;
  /** Foreign cells whose answer the seat has heard. */
  readonly known = new Set<number>();
  /** How often each special action can still be used. */
  readonly uses: Map<string, number>;
  turns = 0;
  /** Shots left in this turn. */
  shots = 0;

  constructor(
    readonly number: number,
    rules: Rules,
  ) {
    this.uses = new Map([...rules.arsenal].map(([name, weapon]) => [name, weapon.count]));
  }
}
