import { describe, expect, it, vi } from 'vitest';
import { http } from '../api/http';
import { Problem } from '../api/problem';
import type { ViewMessage } from '../api/types';
import { FleetDraft } from './fleet-draft.svelte';

vi.mock('../speech/speech.svelte', () => ({ t: (message: string) => message, lang: () => 'en' }));

const RULESET = {
  grid: { rows: 4, cols: 4 },
  fleet: [{ name: 'boat', count: 2, shapes: ['#'] }],
} as unknown as ViewMessage['ruleset'];

/** A draft, and the questions it has asked the server, to be answered in any order. */
function drafting() {
  const questions: { answer: (placements: unknown) => void; fail: (reason: Error) => void }[] = [];
  vi.spyOn(http, 'post').mockImplementation(
    () => new Promise<never>((answer, fail) => questions.push({ answer: answer as () => void, fail })),
  );
  return { draft: new FleetDraft('some', RULESET), questions };
}

const PLACEMENTS = { poses: [{ shape: ['#'], free: [[0, 0]], barred: [] }] };

describe('the ship in hand', () => {
  it('is told nothing by an answer that lost the race', async () => {
    const { draft, questions } = drafting();
    const first = draft.take(0);
    const second = draft.take(1);
    questions[1]?.answer(PLACEMENTS);
    await second;
    questions[0]?.answer({ poses: [] });
    await first;
    expect(draft.pose).not.toBeNull();
  });

  it('is told nothing by a failure that lost the race', async () => {
    const { draft, questions } = drafting();
    const first = draft.take(0);
    const second = draft.take(1);
    questions[1]?.answer(PLACEMENTS);
    await second;
    questions[0]?.fail(new Problem('server/gone', 'Nobody answers.'));
    await first;
    expect(draft.trouble).toBe('');
  });

  it('is told of a failure while it is still waited for', async () => {
    const { draft, questions } = drafting();
    const asked = draft.take(0);
    questions[0]?.fail(new Problem('server/gone', 'Nobody answers.'));
    await asked;
    expect(draft.trouble).toBe('Nobody answers.');
  });
});

describe('a fleet by chance', () => {
  const BOATS = { ships: [{ ship_class: 'boat', cells: [[0, 0]] }] };

  it('is laid when it comes', async () => {
    const { draft } = drafting();
    vi.spyOn(http, 'get').mockResolvedValue(BOATS);
    await draft.random();
    expect(draft.ships).toHaveLength(1);
  });

  it('is not laid over a sea that was cleared meanwhile', async () => {
    const { draft } = drafting();
    let come: (fleet: unknown) => void = () => undefined;
    vi.spyOn(http, 'get').mockImplementation(() => new Promise<never>((answer) => (come = answer as () => void)));
    const asked = draft.random();
    draft.clear();
    come(BOATS);
    await asked;
    expect(draft.ships).toHaveLength(0);
  });
});
