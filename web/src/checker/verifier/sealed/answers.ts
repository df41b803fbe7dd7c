/** What the defender says to an attack, cell by cell, each answer held against its proof. */

import { Illegal } from '../fault';
import type { SaidObject } from '../value';
import { pair, type Attack } from './attack';
import { maySay, readAnswer, type Answer } from './field';
import { unframed } from './message';
import type { Sea, Told } from './sea';
import { FalseWord, type Events, type SealedTable } from './table';

/** The answers of a seat to the attack that waits, and who goes on. */
export function answerAttack(table: SealedTable, sea: Sea, body: Uint8Array): Events {
  const { attack } = table;
  if (!attack || attack.by === sea.number) throw new Illegal('no-question');
  const told = takeAnswers(table, sea, attack, readAnswers(body));
  table.attack = null;
  const [shooter, { by, weapon }] = [table.seas[attack.by]!, attack];
  if (weapon) shooter.uses.set(weapon.name, shooter.uses.get(weapon.name)! - 1);
  if (weapon?.kind === 'radar') {
    const echoes = told.map(({ at, word }) => [pair(table, at), word === 'ship']);
    const swept = { type: 'radar-swept', by, weapon: weapon.name, echoes };
    return weapon.takesTurn ? [swept, table.passTurn()] : [swept];
  }
  for (const { at } of told) shooter.known.add(at);
  const answers = told.map((each) => inWords(table, each));
  const landed = { type: 'attack-answered', by, answers, weapon: weapon?.name ?? null };
  return [landed, ...goOn(table, shooter, sea, attack, told)];
}

function readAnswers(body: Uint8Array): Answer[] {
  try {
    return unframed(body).map((part) => {
      const answer = readAnswer(part);
      if (!answer) throw new Illegal('no-message');
      return answer;
    });
  } catch (thrown) {
    if (thrown instanceof Illegal) throw new FalseWord({ breach: 'answer-count' });
    throw thrown;
  }
}

/** Every cell of an attack with its answer. */
function takeAnswers(table: SealedTable, sea: Sea, attack: Attack, said: Answer[]): Told[] {
  const looks = attack.weapon?.kind === 'radar';
  const [told, fresh, left]: [Told[], Told[], Answer[]] = [[], [], [...said]];
  let hits = sea.hits;
  for (const at of attack.cells) {
    const before = looks ? undefined : sea.told.get(at);
    const word = before ? { ...before, again: true } : checkNext(table, sea, at, hits, left, looks);
    told.push(word);
    if (!before) fresh.push(word);
    if (word.word !== 'hit' && word.word !== 'sunk') continue;
    hits |= 1n << BigInt(at);
    if (attack.weapon?.kind === 'torpedo') break;
  }
  if (left.length) throw new FalseWord({ breach: 'answer-count' });
  if (looks) return told;
  sea.hits = hits;
  for (const each of fresh) sea.told.set(each.at, each);
  sea.sinkings += fresh.filter(({ word }) => word === 'sunk').length;
  return told;
}

/** The next answer in words, if it is proved. */
function checkNext(table: SealedTable, sea: Sea, at: number, hits: bigint, left: Answer[], looks: boolean): Told {
  const answer = left.shift();
  const where = pair(table, at);
  if (!answer) throw new FalseWord({ breach: 'answer-count', at: where });
  const { word, shipClass, cells } = answer;
  if (!maySay(table.plan, answer, looks) || !sea.field!.proves(answer, 1n << BigInt(at), hits)) {
    throw new FalseWord({ breach: 'answer', at: where, said: word });
  }
  return { at, word, shipClass: shipClass === null ? null : table.rules.fleet[shipClass]!.name, cells, again: false };
}

/** An answer as a record writes it. */
function inWords(table: SealedTable, { at, word, shipClass, cells, again }: Told): SaidObject {
  const shown: [number, number][] = [];
  for (let cell = 0, rest = cells; rest; cell += 1, rest >>= 1n) if (rest & 1n) shown.push(pair(table, cell));
  return { at: pair(table, at), told: word, ship_class: shipClass, cells: shown, again };
}

/** Who has lost, and who goes on. */
function goOn(table: SealedTable, shooter: Sea, sea: Sea, attack: Attack, told: Told[]): Events {
  const struck = told.filter(({ word, again }) => !again && word !== 'miss');
  if (struck.length && !table.rules.declared && table.isSunk(sea)) {
    return [{ type: 'seat-out', seat: sea.number }, ...table.end(shooter.number, 'sunk')];
  }
  if (!goesOn(table, shooter, attack, told, struck)) return [table.passTurn()];
  table.step = 'again';
  shooter.shots = Math.max(1, shooter.shots);
  return [{ type: 'turn-held', seat: shooter.number, step: 'again' }];
}

function goesOn({ rules }: SealedTable, shooter: Sea, { weapon }: Attack, told: Told[], struck: Told[]): boolean {
  if (weapon) return !weapon.takesTurn;
  shooter.shots -= told.length;
  const earned = rules.againAfter === 'hit' ? struck.length > 0 : struck.some(({ word }) => word === 'sunk');
  return shooter.shots > 0 || (rules.againAfter !== 'never' && earned);
}
