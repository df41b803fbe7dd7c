// @vitest-environment happy-dom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, learn, setLang } from '../speech/speech.svelte';
import { checkedSentences, faultSentence, headline, limitSentences, sealedSentences } from './verdict-words';
import { verify, type Verdict } from './verifier/verdict';

const SOURCES = import.meta.glob<string>(['./verifier/**/*.ts', '../engine/*.ts', '../proofs/*.ts'], { eager: true, query: '?raw', import: 'default' });

/** Every code of a fault, and every reason why a command is not allowed, that the verifier can name. */
function named(kind: string): string[] {
  const pattern = new RegExp(`new ${kind}\\(\\s*'([a-z-]+)'`, 'g');
  return [...new Set(Object.values(SOURCES).flatMap((text) => [...text.matchAll(pattern)].map((found) => found[1] ?? '')))];
}

const SOUND: Verdict = {
  ...verify(new Uint8Array()),
  sound: true,
  finished: true,
  names: ['Anna', 'Bruno'],
  ending: { winner: 1, why: 'sunk' },
  checked: ['lines', 'fleet-placed', 'salvo-landed', 'turn-passed'].map((what, at) => ({ what, count: at + 1 })),
  fault: null,
};

function faulty(code: string, facts: Record<string, string | number> = {}): Verdict {
  return { ...SOUND, sound: false, fault: { code, line: 7, facts: { seat: 0, ...facts } } };
}

describe.each(LANGUAGES.map(({ tag }) => tag))('a verdict in %s', (tag) => {
  beforeAll(async () => {
    await setLang(tag);
    await learn('checker');
  });

  it('has a sentence for every fault and every reason, and none lacks a fact', () => {
    const complaints = vi.spyOn(console, 'error');
    const [codes, reasons] = [named('Fault'), named('Illegal')];
    expect(codes.length).toBeGreaterThan(10);
    expect(reasons.length).toBeGreaterThan(30);
    const said = [
      ...codes.map((code) => faultSentence(faulty(code, { event: 'salvo-landed', reason: 'over' }))),
      ...reasons.map((reason) => faultSentence(faulty('illegal', { reason }))),
    ];
    expect(complaints).not.toHaveBeenCalled();
    for (const sentence of said) expect(sentence).toMatch(/7, Anna: ./);
    expect(new Set(said).size).toBeGreaterThan(codes.length + reasons.length - 2);
  });

  it('says who has won, and what was checked', () => {
    expect(headline(SOUND)).not.toBe(headline(faulty('edited')));
    expect(checkedSentences(SOUND).join(' ')).toContain('Bruno');
    expect(checkedSentences(SOUND)).toHaveLength(8);
  });

  it('says what was committed to, and what cannot be shown', () => {
    const digest = 'ab'.repeat(32);
    const committed: Verdict = { ...SOUND, evidence: { digest, fields: 2, lots: 1, bots: true } };
    const said = checkedSentences(committed);
    expect(said).toHaveLength(10);
    expect(said.join(' ')).not.toContain(digest);
    expect(limitSentences(committed)).toHaveLength(3);
    expect(limitSentences(committed)[0]).toContain(digest);
    expect(limitSentences(SOUND)).not.toEqual(limitSentences(committed));
    expect([...said, ...checkedSentences(SOUND)]).not.toContain(limitSentences(SOUND)[0]);
  });
  it('says that shots are shown only where this server has signed them', () => {
    const key = 'cd'.repeat(32);
    const signed: Verdict = { ...SOUND, key };
    expect(limitSentences(SOUND)).toHaveLength(2);
    expect(limitSentences(signed, true)).toHaveLength(1);
    expect(checkedSentences(signed, true)).toHaveLength(checkedSentences(SOUND).length + 1);
    expect(checkedSentences(signed, false)).toEqual(checkedSentences(SOUND));
    expect(limitSentences(signed, false)[1]).toContain(key);
    expect(limitSentences(signed, false)[1]).not.toBe(limitSentences(SOUND)[1]);
  });
  it('says what was proved of a sealed game, what was not, and who signed something false', () => {
    const complaints = vi.spyOn(console, 'error');
    const sealed: Verdict = { ...SOUND, sealed: true, checked: [{ what: 'lines', count: 9 }] };
    expect(checkedSentences(sealed)).toHaveLength(4);
    expect(limitSentences(sealed)).toHaveLength(1);
    const kinds = ['placing', 'lot', 'answer', 'answer-count'].map((breach): Verdict => {
      const found = { seat: 0, breach, at: [0, 1] as [number, number], said: 'hit' };
      return { ...SOUND, sealed: true, ending: { winner: 1, why: 'violated' }, breach: found };
    });
    const sentences = kinds.map((verdict) => sealedSentences(verdict).slice(1, 3).join(' '));
    expect(complaints).not.toHaveBeenCalled();
    expect(new Set(sentences).size).toBe(4);
    for (const sentence of sentences) expect(sentence).toMatch(/Anna.*Bruno/);
  });
});
