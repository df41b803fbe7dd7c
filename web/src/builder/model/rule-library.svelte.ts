/**
 * Rules of one's own, kept in this browser: the draft as it was left, and rule sets by name.
 *
 * A rule file is no secret, and belongs to nobody's seat; whoever wants it elsewhere has the
 * link and the file. A browser that keeps nothing still lets everything be built.
 */

import type { Draft } from './draft';

export interface LeftDraft {
  readonly draft: Draft;
  /** The game that was begun with; nothing where it was a file or a link. */
  readonly base: string;
  readonly changed: boolean;
}

export interface RuleSet {
  readonly name: string;
  readonly draft: Draft;
}

const LEFT = 'seabattle.builder';
const SETS = 'seabattle.rulesets';

/** Rule sets that are kept; more would fit in no list. */
export const MOST_SETS = 50;

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a kept text says of the draft that was left, if it can be understood. */
export function readLeft(text: string | null): LeftDraft | null {
  const kept = parse(text);
  if (!isTable(kept) || !isTable(kept['draft']) || !Object.keys(kept['draft']).length) return null;
  const base = typeof kept['base'] === 'string' ? kept['base'] : '';
  return { draft: kept['draft'] as Draft, base, changed: kept['changed'] === true };
}

/** What a kept text says of the rule sets, as far as it can be understood. */
export function readSets(text: string | null): RuleSet[] {
  const kept = parse(text);
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((each): RuleSet[] =>
    isTable(each) && typeof each['name'] === 'string' && isTable(each['draft'])
      ? [{ name: each['name'], draft: each['draft'] as Draft }]
      : [],
  );
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return null;
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export class RuleLibrary {
  sets = $state.raw<readonly RuleSet[]>(readSets(stored(SETS)));

  /** Whether this browser keeps anything. */
  keeps = $state(true);

  get left(): LeftDraft | null {
    return readLeft(stored(LEFT));
  }

  leave(left: LeftDraft): void {
    this.#store(LEFT, JSON.stringify(left));
  }

  /** Keep a rule set, in place of one with its name; false where there is no more room. */
  keep(set: RuleSet): boolean {
    const others = this.sets.filter((each) => each.name !== set.name);
    if (others.length >= MOST_SETS) return false;
    this.#put([...others, set].sort((one, other) => one.name.localeCompare(other.name)));
    return this.keeps;
  }

  drop(name: string): RuleSet | null {
    const gone = this.sets.find((each) => each.name === name) ?? null;
    this.#put(this.sets.filter((each) => each !== gone));
    return gone;
  }

  /** Another tab has kept something. */
  readonly reread = (event: StorageEvent): void => {
    if (event.key === SETS) this.sets = readSets(event.newValue);
  };

  #put(sets: readonly RuleSet[]): void {
    this.sets = sets;
    this.#store(SETS, JSON.stringify(sets));
  }

  #store(key: string, text: string): void {
    try {
      localStorage.setItem(key, text);
      this.keeps = true;
    } catch {
      this.keeps = false;
    }
  }
}
