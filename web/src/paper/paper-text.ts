/** A paper game as the text that `seabattle judge` reads. */

import type { Labels } from '../sea/labels';
import { cellOf, SEATS, SHEET_KINDS, type Paper, type PaperShot, type SheetKind } from './paper';

const KEYS: Record<SheetKind, string> = {
  field: 'field',
  field_at_end: 'field at the end',
  chart: 'chart',
};

/** What would mean something else in a name, or in a cell. */
const MEANINGFUL = /[,;:#?\n\r]/g;

export function cleanName(text: string): string {
  return text.replace(MEANINGFUL, '');
}

/** The file; players without a name are called by a number. */
export function paperText(paper: Paper, labels: Labels, players: readonly [string, string]): string {
  const lines = [`variant: ${paper.variant}`, `players: ${players.join(', ')}`];
  if (paper.labels) lines.push(`labels: ${paper.labels}`);
  if (paper.first !== null) lines.push(`first: ${players[paper.first]}`);
  if (paper.winner !== null) lines.push(`winner: ${players[paper.winner]}`);
  for (const seat of SEATS) {
    const side = paper.sides[seat];
    for (const kind of SHEET_KINDS) {
      const rows = side[kind];
      if (rows && !(kind === 'field' && side.refuses)) {
        lines.push('', `${KEYS[kind]}: ${players[seat]}`, ...rows.map((row) => [...row].join(' ')));
      }
    }
    if (side.refuses) lines.push('', `${players[seat]} refuses`);
    if (side.claims) lines.push('', `${players[seat]} claims`);
  }
  if (paper.shots.length) lines.push('', 'shots:', ...shotLines(paper, labels, players));
  return `${lines.join('\n')}\n`;
}

/** Shots that were named together stand in one line. */
function shotLines(paper: Paper, labels: Labels, players: readonly [string, string]): string[] {
  const groups: PaperShot[][] = [];
  for (const shot of paper.shots) {
    const last = groups.at(-1);
    if (last?.[0] && isSameLine(last[0], shot)) last.push(shot);
    else groups.push([shot]);
  }
  return groups.map((shots) => {
    const { by, weapon } = shots[0]!;
    const said = shots.map((shot) => `${cellOf(labels, shot)} ${shot.said}${shot.disputed ? '?' : ''}`);
    return `${players[by]}${weapon ? ` ${weapon}` : ''}: ${said.join(', ')}`;
  });
}

function isSameLine(one: PaperShot, shot: PaperShot): boolean {
  return one.by === shot.by && one.weapon === shot.weapon && one.turn === shot.turn;
}
