/** Rules that contradict each other, so that no game can be played by them. */

import { isInRounds, isShared } from '../../../engine/rules';
import { shapesOf } from '../../../engine/shape';
import type { RecordRules } from '../rules';

/** Whether two rules contradict each other. */
export function clash(rules: RecordRules): boolean {
  return [ofSeas, ofRounds, ofTurns, ofSinking, ofArsenal, ofMoves].some((found) => found(rules));
}

function earnsAgain({ turn }: RecordRules): boolean {
  return turn.again_after !== 'never';
}

/** Seas of their own are for two, and leave no owner to name and no own ship to spare. */
function ofSeas(rules: RecordRules): boolean {
  if (isShared(rules)) return false;
  const { seats, sea, disclosure } = rules;
  const named = [...disclosure.hit_names, ...disclosure.sunk_names];
  return seats !== 2 || sea.friendly_fire !== null || disclosure.miss_told_to === 'shooter' || named.includes('owner');
}

/** In rounds there is one order for each seat, and the game ends by itself. */
function ofRounds(rules: RecordRules): boolean {
  if (!isInRounds(rules)) return false;
  const { turn, manoeuvre, victory, arsenal } = rules;
  return (
    earnsAgain(rules) ||
    turn.second_shot !== null ||
    manoeuvre !== null ||
    victory.won === 'declared' ||
    turn.begins !== 'lot' ||
    arsenal.some((each) => !each.takes_turn)
  );
}

/** Only one rule can give another shot. */
function ofTurns(rules: RecordRules): boolean {
  const ways = [earnsAgain(rules), rules.turn.second_shot !== null, rules.turn.shots !== 1];
  return ways.filter(Boolean).length > 1;
}

/** Silent sinking is told by nothing else, and a hit does not show the whole ship. */
function ofSinking(rules: RecordRules): boolean {
  const { disclosure, turn } = rules;
  if (disclosure.hit_names.includes('cells')) return true;
  if (disclosure.sinking_told) return false;
  const salvo = !isInRounds(rules) && turn.shots === 'ships-afloat';
  return disclosure.sunk_names.length > 0 || salvo || turn.again_after === 'sunk';
}

/** Special actions around a cell have a radius, and others have none. */
function ofArsenal({ arsenal }: RecordRules): boolean {
  return arsenal.some(({ kind, radius }) => (kind === 'area' || kind === 'radar') === (radius === null));
}

/** Only straight ships move, and in at least one way. */
function ofMoves({ manoeuvre, fleet }: RecordRules): boolean {
  if (!manoeuvre) return false;
  const forms = fleet.flatMap(shapesOf);
  const bent = forms.some((form) => form.some(([row]) => row > 0) && form.some(([, col]) => col > 0));
  return bent || (!manoeuvre.shift && !manoeuvre.pivot);
}
