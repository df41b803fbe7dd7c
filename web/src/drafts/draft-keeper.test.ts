import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { http } from '../api/http';
import { Problem } from '../api/problem';
import type { Ship, ViewMessage } from '../api/types';
import { DraftKeeper } from './draft-keeper.svelte';
import { FleetDraft } from '../placing/fleet-draft.svelte';

vi.mock('../speech/speech.svelte', () => ({ t: (message: string) => message, lang: () => 'en' }));

const RULESET = {
  grid: { rows: 4, cols: 4 },
  fleet: [{ name: 'boat', count: 3, shapes: ['#'] }],
} as unknown as ViewMessage['ruleset'];

const boat = (row: number): Ship => ({ ship_class: 'boat', cells: [[row, 0]] });

/** A server that keeps one draft, as ours does. */
function server(kept: { ships: Ship[]; version: number } = { ships: [], version: 0 }) {
  const found = { ...kept, saves: 0, away: false };
  vi.spyOn(http, 'get').mockImplementation(async () => ({ ships: found.ships, version: found.version }) as never);
  vi.spyOn(http, 'put').mockImplementation(async (_path, body) => {
    const wanted = body as { ships: Ship[]; version: number };
    if (found.away) throw new Problem('network/unreachable', 'away');
    if (wanted.version !== found.version) throw new Problem('placement/draft-changed', 'changed', 409);
    found.ships = wanted.ships;
    found.version += 1;
    found.saves += 1;
    return { ships: found.ships, version: found.version } as never;
  });
  return found;
}

function keeping() {
  const draft = new FleetDraft('some', RULESET);
  return { draft, keeper: new DraftKeeper(draft) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a fleet laid so far', () => {
  it('is saved after a pause, once for many changes, and found again', async () => {
    const kept = server();
    const { draft, keeper } = keeping();
    expect(await keeper.restore()).toBe(false);
    for (const count of [1, 2]) {
      draft.load([0, 1].slice(0, count).map(boat));
      keeper.changed();
    }
    await vi.advanceTimersByTimeAsync(1000);
    expect([kept.saves, kept.ships.length]).toEqual([1, 2]);

    const again = keeping();
    expect(await again.keeper.restore()).toBe(true);
    expect(again.draft.ships).toEqual(draft.ships);
  });

  it('is sent at once when the page goes, and not when nothing has changed', async () => {
    const kept = server();
    const { draft, keeper } = keeping();
    await keeper.restore();
    keeper.flush();
    draft.load([boat(2)]);
    keeper.flush();
    expect(http.put).toHaveBeenLastCalledWith('/api/matches/some/fleet-draft', expect.anything(), true);
    await vi.advanceTimersByTimeAsync(0);
    expect(kept.saves).toBe(1);
  });

  it('is not overwritten in silence by a screen that has missed something', async () => {
    const kept = server();
    const { draft, keeper } = keeping();
    await keeper.restore();
    [kept.ships, kept.version] = [[boat(3)], 7];
    draft.load([boat(0)]);
    keeper.changed();
    await vi.advanceTimersByTimeAsync(1000);
    expect(keeper.rival?.ships).toEqual([boat(3)]);
    expect(kept.ships).toEqual([boat(3)]);

    keeper.insist();
    await vi.advanceTimersByTimeAsync(1000);
    expect(kept.ships).toEqual([boat(0)]);
    expect(keeper.rival).toBeNull();
  });

  it('waits for a server that is away, and is not saved once the fleet is in', async () => {
    const kept = server();
    const { draft, keeper } = keeping();
    await keeper.restore();
    kept.away = true;
    draft.load([boat(1)]);
    keeper.changed();
    await vi.advanceTimersByTimeAsync(1000);
    kept.away = false;
    await vi.advanceTimersByTimeAsync(4000);
    expect(kept.ships).toEqual([boat(1)]);

    await keeper.stop();
    draft.load([boat(2)]);
    keeper.changed();
    keeper.flush();
    await vi.advanceTimersByTimeAsync(5000);
    expect(kept.ships).toEqual([boat(1)]);
  });
});
