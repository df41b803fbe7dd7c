import { describe, expect, it } from 'vitest';
import { concerns, type Draft, steps, valueAt, withoutValue, withValue } from './draft';
import { fleetOf, freeName, total } from './draft-fleet';
import { fragmentOf, tomlIn } from './rule-link';
import { decks, drawingOfPad, padFor, toggleDeck } from './shape-pad';
import { anchor, entriesBeneath, type Entry, isDefault, isWithinOptional, pathOfItem } from './vocabulary';

const DRAFT: Draft = {
  name: 'mine',
  fleet: [
    { name: 'cruiser', count: 2, shapes: ['###'] },
    { name: 'hook', count: 1, shapes: [['##', '#.']] },
  ],
  turn: { order: 'alternate', second_shot: { undamaged_above: 1 } },
};

describe('a path', () => {
  it('is read as keys and places', () => {
    expect(steps('fleet[2].count')).toEqual(['fleet', 2, 'count']);
    expect(steps('')).toEqual([]);
  });

  it('concerns what lies within it and around it, and nothing else', () => {
    expect(concerns('fleet[1]', 'fleet[1].count')).toBe(true);
    expect(concerns('fleet[1].count', 'fleet')).toBe(true);
    expect(concerns('fleet[1]', 'fleet[10]')).toBe(false);
    expect(concerns('turn', 'turns')).toBe(false);
  });
});

describe('a draft', () => {
  it('is read and written anywhere without changing the old one', () => {
    const next = withValue(DRAFT, 'fleet[1].count', 4);
    expect(valueAt(next, 'fleet[1].count')).toBe(4);
    expect(valueAt(DRAFT, 'fleet[1].count')).toBe(1);
    expect(valueAt(withValue(DRAFT, 'sea.touching', 'never'), 'sea')).toEqual({ touching: 'never' });
  });

  it('knows nothing where nothing stands, whatever the word', () => {
    expect(valueAt(DRAFT, 'turn.toString')).toBeUndefined();
    expect(valueAt(DRAFT, 'name.length')).toBeUndefined();
    expect(valueAt(DRAFT, 'fleet[7].name')).toBeUndefined();
  });

  it('loses an entry, an item of a list, and tables that are empty then', () => {
    expect(valueAt(withoutValue(DRAFT, 'fleet[0]'), 'fleet[0].name')).toBe('hook');
    expect(withoutValue(DRAFT, 'turn.second_shot.undamaged_above')['turn']).toEqual({ order: 'alternate' });
    expect(withoutValue(withoutValue(DRAFT, 'turn.second_shot'), 'turn.order')).not.toHaveProperty('turn');
    expect(withoutValue(DRAFT, 'rounds.missed')).toEqual(DRAFT);
  });
});

describe('a shape', () => {
  it('is drawn by clicking on cells, and cut to its decks', () => {
    const pad = [[1, 1], [1, 2], [2, 1]].reduce((pad, [row, col]) => toggleDeck(pad, row!, col!), padFor(''));
    expect(drawingOfPad(pad)).toEqual(['##', '#.']);
    expect(drawingOfPad(toggleDeck(pad, 2, 1))).toBe('##');
  });

  it('comes back from the pad as it was', () => {
    for (const shape of ['#####', ['##', '.#', '##']]) expect(drawingOfPad(padFor(shape))).toEqual(shape);
    expect(drawingOfPad(padFor(''))).toBe('');
  });

  it('has as many decks as signs for one', () => {
    expect(decks(['.#', '##'])).toBe(3);
  });
});

describe('a fleet', () => {
  it('is counted as it stands, also when somebody has left it half written', () => {
    const draft: Draft = { fleet: [...(DRAFT['fleet'] as Draft[]), { name: 'empty' }] };
    expect(fleetOf(draft).map((entry) => entry.count)).toEqual([2, 1, 1]);
    expect(total(fleetOf(draft))).toEqual({ ships: 4, cells: 9 });
    expect(fleetOf({ fleet: 'nonsense' })).toEqual([]);
  });

  it('gives a new class a name that is free', () => {
    expect(freeName(['carrier'], ['carrier', 'cruiser'], 'own')).toBe('cruiser');
    expect(freeName(['own-1', 'cruiser'], ['cruiser'], 'own')).toBe('own-2');
  });
});

describe('the vocabulary', () => {
  const entry = (path: string, more: Partial<Entry> = {}) => ({ path, default: null, optional: false, ...more }) as Entry;
  const words = [
    entry('turn'),
    entry('turn.order', { default: 'alternate' }),
    entry('turn.second_shot', { optional: true }),
    entry('turn.second_shot.undamaged_above', { default: 1 }),
    entry('arsenal'),
    entry('arsenal[].name'),
  ];

  it('is a tree: what stands directly beneath a table, and no deeper', () => {
    const paths = (path: string) => entriesBeneath(words, path).map((each) => each.path);
    expect(paths('turn')).toEqual(['turn.order', 'turn.second_shot']);
    expect(paths('')).toEqual(['turn', 'arsenal']);
    expect(paths('arsenal[]')).toEqual(['arsenal[].name']);
    expect(pathOfItem('arsenal[].name', 2)).toBe('arsenal[2].name');
  });

  it('knows what would vanish with its table if it were not written down', () => {
    expect(isWithinOptional(words, 'turn.second_shot.undamaged_above')).toBe(true);
    expect(isWithinOptional(words, 'turn.order')).toBe(false);
    expect(isDefault(words[1]!, 'alternate')).toBe(true);
    expect(isDefault(words[3]!, 2)).toBe(false);
  });

  it('gives every place of a file a place on the page', () => {
    expect(anchor('fleet[2].count')).toBe('at-fleet-2-count');
    expect(anchor('fleet[2]')).toBe('at-fleet-2');
  });
});

describe('a link', () => {
  it('carries a whole rule file in any alphabet, shorter than it is', async () => {
    const toml = 'name = "mine"\n[title]\nen = "Mine"\nru = "Моя игра"\n'.repeat(20);
    const fragment = await fragmentOf(toml);
    expect(fragment).toMatch(/^#rules=[\w-]+$/);
    expect(fragment.length).toBeLessThan(toml.length);
    expect(await tomlIn(fragment)).toBe(toml);
  });

  it('that was cut short or never was one carries nothing', async () => {
    const fragment = await fragmentOf('name = "mine"');
    expect(await tomlIn(fragment.slice(0, -6))).toBeNull();
    expect(await tomlIn('#rules=%%%')).toBeNull();
    expect(await tomlIn('#elsewhere')).toBeNull();
    expect(await tomlIn('')).toBeNull();
  });

  it('does not unpack more than a rule file may have', async () => {
    const bomb = await fragmentOf('#'.repeat(2_000_000));
    expect(bomb.length).toBeLessThan(4000);
    expect(await tomlIn(bomb)).toBeNull();
  });
});
