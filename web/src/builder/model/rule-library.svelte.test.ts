// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from './draft';
import { MOST_SETS, RuleLibrary } from './rule-library.svelte';
import { BuilderSteps, STEPS } from './steps.svelte';
import { anchor } from './vocabulary';

const draft = (name: string): Draft => ({ name });

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the library of rule sets', () => {
  it('keeps them by name for the next visit, and gives back what it drops', () => {
    const library = new RuleLibrary();
    expect(library.keep({ name: 'b', draft: draft('old') })).toBe(true);
    library.keep({ name: 'a', draft: draft('first') });
    library.keep({ name: 'b', draft: draft('new') });
    const later = new RuleLibrary();
    expect(later.sets).toEqual([
      { name: 'a', draft: draft('first') },
      { name: 'b', draft: draft('new') },
    ]);
    expect(later.drop('b')).toEqual({ name: 'b', draft: draft('new') });
    expect(later.drop('b')).toBeNull();
    expect(new RuleLibrary().sets.map((set) => set.name)).toEqual(['a']);
  });

  it('takes no more than there is room for, save in place of one', () => {
    const library = new RuleLibrary();
    for (let number = 0; number < MOST_SETS; number += 1) library.keep({ name: `${number}`, draft: draft('x') });
    expect(library.keep({ name: 'one more', draft: draft('x') })).toBe(false);
    expect(library.keep({ name: '3', draft: draft('y') })).toBe(true);
    expect(library.sets).toHaveLength(MOST_SETS);
  });

  it('shows what another tab has kept, and nothing of others', () => {
    const here = new RuleLibrary();
    const there = new RuleLibrary();
    there.keep({ name: 'mine', draft: draft('x') });
    const [key] = Object.keys(localStorage);
    here.reread(new StorageEvent('storage', { key: 'other', newValue: '[{"name":"x","draft":{}}]' }));
    expect(here.sets).toEqual([]);
    here.reread(new StorageEvent('storage', { key: key ?? '', newValue: localStorage.getItem(key ?? '') }));
    expect(here.sets.map((set) => set.name)).toEqual(['mine']);
  });

  it('says so where the browser keeps nothing', () => {
    const library = new RuleLibrary();
    const full = (): never => {
      throw new Error('no room');
    };
    vi.stubGlobal('localStorage', { setItem: full });
    expect(library.keep({ name: 'mine', draft: draft('x') })).toBe(false);
    expect(library.keeps).toBe(false);
  });

  it('has the draft that was left', () => {
    const left = { draft: draft('begun'), base: 'salvo', changed: true };
    new RuleLibrary().leave(left);
    expect(new RuleLibrary().left).toEqual(left);
  });
});

describe('the way through the builder', () => {
  it('shows one step or all, and goes from each to the next', async () => {
    const way = new BuilderSteps();
    await way.goTo(STEPS[0] ?? 'sea');
    const walked = [way.current];
    for (let next = way.beside(1); next; next = way.beside(1)) {
      await way.goTo(next);
      walked.push(way.current);
      expect(STEPS.filter((step) => way.shows(step))).toEqual([next]);
    }
    expect(walked).toEqual(STEPS);
    expect(way.beside(-1)).toBe(STEPS.at(-2));
    way.whole = true;
    expect(STEPS.every((step) => new BuilderSteps().shows(step))).toBe(true);
  });

  it('leads to the field of a mistake, or to what is around it', async () => {
    document.body.innerHTML = `<details><div id="${anchor('fleet[0]')}"><input></div></details>`;
    const way = new BuilderSteps();
    Element.prototype.scrollIntoView = vi.fn();
    await way.lead('fleet[0].count');
    expect(way.current).toBe('fleet');
    expect(document.activeElement).toBe(document.querySelector('input'));
    expect(document.querySelector('details')?.open).toBe(true);
  });
});
