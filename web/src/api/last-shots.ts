/**
 * The last shots on each sea, and what was said of them, as they are seen in what is told.
 *
 * A report of shots takes the place of what was said before of the same seas; a sunk ship is
 * said before all else. The server shows both the same way in a whole view.
 */

import type { Cell, ShotsSaid, ToldMessage, ViewMessage } from './types';

type Report = ToldMessage['what'];
type ShotReport = Extract<Report, { type: 'salvo-answered' | 'radar-answered' | 'round-answered' }>;

/** The view after one more thing was told. */
export function seeShots(view: ViewMessage, told: ToldMessage): ViewMessage {
  const fired = bySea(told.what, view.charts.length === 1);
  if (!fired.size) return view;
  const last = view.last.map((cells, sea) => cellsOn(fired.get(sea)) ?? cells);
  if (!view.shots_said) return { ...view, last };
  const shots_said = [...view.shots_said.flatMap((said) => without(said, fired)), whatWasSaid(told, fired)];
  return { ...view, last, shots_said, answer: inOrder(shots_said) };
}

/** What was told of shots, for each sea on which they fell. */
function bySea(what: Report, shared: boolean): Map<number, ShotReport> {
  if (what.type === 'round-answered') {
    if (shared) return new Map([[0, what]]);
    return new Map((what.salvos ?? []).map((salvo) => [1 - salvo.by, salvo]));
  }
  if (what.type !== 'salvo-answered' && what.type !== 'radar-answered') return new Map();
  return new Map([[shared ? 0 : 1 - what.by, what]]);
}

function without(shots: ShotsSaid, fired: ReadonlyMap<number, unknown>): ShotsSaid[] {
  const seas = shots.seas.filter((sea) => !fired.has(sea));
  return seas.length ? [{ ...shots, seas }] : [];
}

function whatWasSaid({ what, said, short }: ToldMessage, fired: ReadonlyMap<number, unknown>): ShotsSaid {
  const sank = what.type === 'salvo-answered' && what.answers.some(({ type }) => type === 'sunk');
  return { seas: [...fired.keys()].sort(), sank, said: short ?? said ?? [] };
}

function inOrder(all: ShotsSaid[]): string[] {
  const [first, then] = [all.filter(({ sank }) => sank), all.filter(({ sank }) => !sank)];
  return [...first, ...then].flatMap(({ said }) => said);
}

/** The cells of a report row by row, each once. */
function cellsOn(report: ShotReport | undefined): Cell[] | undefined {
  if (!report) return undefined;
  const cells = new Map(allCells(report).map((cell) => [String(cell), cell]));
  return [...cells.values()].sort(([row, column], [other, next]) => row - other || column - next);
}

function allCells(report: ShotReport): Cell[] {
  switch (report.type) {
    case 'salvo-answered':
      return report.answers.map(({ at }) => at);
    case 'radar-answered':
      return report.echoes.map(([at]) => at);
    case 'round-answered':
      return [
        ...(report.salvos ?? []).flatMap(allCells),
        ...(report.hits ?? []).map(({ at }) => at),
        ...(report.misses ?? []),
      ];
  }
}
