/** Which games can be played with sealed fields, and why others cannot. */

import { countProofs } from '../../../engine/berth-list';
import { isInRounds, isShared, type ShipClass } from '../../../engine/rules';
import type { SealedGameRules } from '../../../engine/sealed-side';
import { shapesOf } from '../../../engine/shape';

/** Berths and regions together: more would keep a checker busy for too long. */
const MOST_PROOFS = 4096;

type Unsealable = 'shared-sea' | 'ships-move' | 'rounds' | 'second-shot' | 'sizes-differ' | 'too-many';

/** What keeps a ruleset from being played with sealed fields, or `null`. */
export function whyNotSealed(rules: SealedGameRules): Unsealable | null {
  if (isShared(rules)) return 'shared-sea';
  if (rules.manoeuvre !== null) return 'ships-move';
  if (isInRounds(rules)) return 'rounds';
  if (rules.turn.second_shot !== null) return 'second-shot';
  if (!rules.disclosure.sinking_told && !rules.fleet.every(isOfOneSize)) return 'sizes-differ';
  return countProofs(rules) > MOST_PROOFS ? 'too-many' : null;
}

function isOfOneSize(entry: ShipClass): boolean {
  return new Set(shapesOf(entry).map((shape) => shape.length)).size === 1;
}
