import { describe, expect, it } from 'vitest';
import type { Draft } from './draft';
import { DraftHistory } from './draft-history.svelte';
import { fieldName, inFormWords, type Words } from './form-words';
import { readLeft, readSets } from './rule-library.svelte';
import { partsOf, stepOf, STEPS } from './steps.svelte';
import type { Entry } from './vocabulary';

const draft = (name: string): Draft => ({ name });

describe('what was changed', () => {
  it('is taken back and made again, step by step', () => {
    const history = new DraftHistory();
    history.note(draft('a'), 'name', 0);
    history.note(draft('b'), 'grid.rows', 10);
    expect(history.undo(draft('c'))).toEqual(draft('b'));
    expect(history.undo(draft('b'))).toEqual(draft('a'));
    expect(history.undo(draft('a'))).toBeNull();
    expect(history.redo(draft('a'))).toEqual(draft('b'));
    history.note(draft('b'), 'name', 20);
    expect(history.canRedo).toBe(false);
  });

  it('is one step where a word is typed, and two where two things are removed', () => {
    const history = new DraftHistory();
    for (const at of [0, 300, 600]) history.note(draft(`typed ${at}`), 'title.en', at);
    expect(history.undo(draft('now'))).toEqual(draft('typed 0'));
    for (const at of [0, 1]) history.note(draft(`removed ${at}`), '', at);
    expect(history.undo(draft('now'))).toEqual(draft('removed 1'));
    expect(history.undo(draft('removed 1'))).toEqual(draft('removed 0'));
  });
});

describe('what the browser has kept', () => {
  it('is read as far as it can be understood', () => {
    const left = { draft: { name: 'mine' }, base: 'salvo', changed: true };
    expect(readLeft(JSON.stringify(left))).toEqual(left);
    for (const rubbish of [null, '', '{', '[]', '{"draft":[]}', '{"draft":{}}', '7']) {
      expect(readLeft(rubbish)).toBeNull();
      expect(readSets(rubbish)).toEqual([]);
    }
    const sets = [{ name: 'mine', draft: {} }, { name: 7, draft: {} }, null];
    expect(readSets(JSON.stringify(sets))).toEqual([{ name: 'mine', draft: {} }]);
  });
});

const entry = (path: string, title: string, values: [unknown, string][] = []): Entry =>
  ({ path, title, values: values.map(([value, name]) => ({ value, title: name })) }) as unknown as Entry;

const VOCABULARY = [
  entry('turn', 'Turn'),
  entry('turn.again_after', 'Another shot after', [['never', 'nothing']]),
  entry('turn.second_shot', 'Second shot'),
  entry('arsenal', 'Special actions'),
  entry('arsenal[].takes_turn', 'Takes the turn'),
  entry('something_new', 'Something new'),
];
const WORDS: Words = { yes: 'yes', no: 'no', quote: (text) => `“${text}”`, item: (list, number) => `${list} ${number}`, thing: (name) => (name === 'wide-shot' ? 'wide shot' : null) };

describe('a sentence about a file', () => {
  it('is said in the words of the form', () => {
    const say = (sentence: string) => inFormWords(sentence, 'turn', VOCABULARY, WORDS);
    expect(say('Write again_after = "never".')).toBe('Write “Another shot after”: “nothing”.');
    expect(say('Take takes_turn = false out.')).toBe('Take “Takes the turn”: “no” out.');
    expect(say('Take second_shot out.')).toBe('Take “Second shot” out.');
    expect(say('Nobody turns. Take turn out, or write "never".')).toBe('Nobody turns. Take “Turn” out, or write “nothing”.');
    expect(say('There is a weapon wide-shot already.')).toBe('There is a weapon wide shot already.');
    expect(say('Here is no_such_key = 3.')).toBe('Here is no_such_key = 3.');
  });

  it('names the field that it is about', () => {
    expect(fieldName('turn.again_after', VOCABULARY, WORDS)).toBe('Turn: Another shot after');
    expect(fieldName('arsenal[1].takes_turn', VOCABULARY, WORDS)).toBe('arsenal 2: Takes the turn');
    expect(fieldName('', VOCABULARY, WORDS)).toBe('');
  });
});

describe('a step', () => {
  it('has every part of the rule file, new ones too', () => {
    const top = VOCABULARY.filter((each) => !each.path.includes('.'));
    expect(STEPS.flatMap((step) => partsOf(step, top))).toHaveLength(top.length);
    expect(stepOf('fleet[2].count')).toBe('fleet');
  });
});
