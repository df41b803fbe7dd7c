/** Rules that contradict each other, so that no game can be played by them. */

import type { Json, JsonObject } from '../file/json';
import { formsOf } from './forms';

/** Whether two rules contradict each other; every field has a known value. */
export function clash(rules: JsonObject): boolean {
  return [ofSeas, ofRounds, ofTurns, ofSinking, ofArsenal, ofMoves].some((found) => found(rules));
}

/** A value in a section of the rules. */
function get(rules: JsonObject, section: string, name: string, usual: Json): Json {
  return (rules.get(section) as JsonObject).get(name) ?? usual;
}

function inRounds(rules: JsonObject): boolean {
  return get(rules, 'turn', 'order', 'alternate') === 'together';
}

function earnsAgain(rules: JsonObject): boolean {
  return get(rules, 'turn', 'again_after', 'never') !== 'never';
}

function hasSecondShot(rules: JsonObject): boolean {
  return get(rules, 'turn', 'second_shot', null) !== null;
}

function names(rules: JsonObject, key: string): Json[] {
  return get(rules, 'disclosure', key, []) as Json[];
}

function arsenal(rules: JsonObject): JsonObject[] {
  return rules.get('arsenal') as JsonObject[];
}

/** Seas of their own are for two, and leave no owner to name and no own ship to spare. */
function ofSeas(rules: JsonObject): boolean {
  if (get(rules, 'sea', 'whose', 'own') !== 'own') return false;
  return (
    rules.get('seats') !== 2 ||
    get(rules, 'sea', 'friendly_fire', null) !== null ||
    get(rules, 'disclosure', 'miss_told_to', 'everyone') === 'shooter' ||
    [...names(rules, 'hit_names'), ...names(rules, 'sunk_names')].includes('owner')
  );
}

/** In rounds there is one order for each seat, and the game ends by itself. */
function ofRounds(rules: JsonObject): boolean {
  if (!inRounds(rules)) return false;
  return (
    earnsAgain(rules) ||
    hasSecondShot(rules) ||
    rules.get('manoeuvre') !== null ||
    get(rules, 'victory', 'won', 'automatic') === 'declared' ||
    get(rules, 'turn', 'begins', 'lot') !== 'lot' ||
    arsenal(rules).some((each) => each.get('takes_turn') === false)
  );
}

/** Only one rule can give another shot. */
function ofTurns(rules: JsonObject): boolean {
  const ways = [earnsAgain(rules), hasSecondShot(rules), get(rules, 'turn', 'shots', 1) !== 1];
  return ways.filter(Boolean).length > 1;
}

/** Silent sinking is told by nothing else, and a hit does not show the whole ship. */
function ofSinking(rules: JsonObject): boolean {
  if (names(rules, 'hit_names').includes('cells')) return true;
  if (get(rules, 'disclosure', 'sinking_told', true)) return false;
  const salvo = !inRounds(rules) && get(rules, 'turn', 'shots', 1) === 'ships-afloat';
  return names(rules, 'sunk_names').length > 0 || salvo || get(rules, 'turn', 'again_after', 'never') === 'sunk';
}

/** Special actions around a cell have a radius, and others have none. */
function ofArsenal(rules: JsonObject): boolean {
  return arsenal(rules).some((each) => {
    const around = each.get('kind') === 'area' || each.get('kind') === 'radar';
    return around === ((each.get('radius') ?? null) === null);
  });
}

/** Only straight ships move, and in at least one way. */
function ofMoves(rules: JsonObject): boolean {
  const moves = rules.get('manoeuvre');
  if (!(moves instanceof Map)) return false;
  const forms = (rules.get('fleet') as JsonObject[]).flatMap(formsOf);
  const bent = forms.some((form) => form.some(([row]) => row > 0) && form.some(([, col]) => col > 0));
  return bent || (moves.get('shift') === false && moves.get('pivot') === false);
}
