import { describe, expect, it } from 'vitest';
import { Illegal } from '../../engine/illegal';
import { Table } from '../../engine/table';
import { play } from './command';
import { parseJson, type Json, type JsonObject } from './file/json';
import { readRules } from './rules';
import { same } from './value';

/** The games that the engine in Python and the stand-alone verifier are tested with, too. */
const GAMES = import.meta.glob<string>('../../../../src/seabattle/testing/conformance_games/*.jsonl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What the engine says to a command, or nothing where it refuses it. */
function answer(table: Table, command: Json | undefined): unknown {
  try {
    return play(table, command);
  } catch (thrown) {
    if (thrown instanceof Illegal) return null;
    throw thrown;
  }
}

describe('the engine plays the conformance games', () => {
  it('finds them', () => expect(Object.keys(GAMES).length).toBeGreaterThan(5));

  it.each(Object.entries(GAMES))('%s', (_, text) => {
    const [header, ...steps] = text.trimEnd().split('\n').map((line) => parseJson(line) as JsonObject);
    const table = new Table(readRules(header!.get('ruleset') ?? null));
    const wrong = steps.flatMap((step, index) => {
      const events = answer(table, step.get('command'));
      const fits = step.has('refused') ? events === null : same(step.get('events'), events);
      return fits ? [] : [index + 1];
    });
    expect(wrong).toEqual([]);
  });
});
