/**
 * What the table calls its cells, and reading what somebody types for one.
 *
 * A letter of another alphabet is never guessed at: «В» in Cyrillic is the third column
 * and "B" in Latin the second, so the look-alike is named and the player types it again.
 */

import type { Cell } from './cell';

export interface Labels {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  /** What stands between column and row when a cell is named: nothing, or a hyphen. */
  readonly between: string;
}

export type Line = { readonly row: number } | { readonly col: number };

export interface Misread {
  readonly problem: 'empty' | 'unreadable' | 'off-grid' | 'other-alphabet' | 'ambiguous';
  readonly text: string;
  /** What could be written instead. */
  readonly instead: string;
}

const LATIN = 'ABCEHKMOPTXY';
const CYRILLIC = 'АВСЕНКМОРТХУ';
const AROUND = /^[\s"'«»“”„()[\]<>!?]+|[\s"'«»“”„()[\]<>!?]+$/gu;
const BETWEEN = /[\s\-\u2010-\u2015\u2212.,:;/]+/u;

/** What the table calls a cell. */
export function nameOf(labels: Labels, [row, col]: Cell): string {
  return `${labels.columns[col] ?? '?'}${labels.between}${labels.rows[row] ?? '?'}`;
}

/** Cells by their names, in the order given. */
export function namesOf(labels: Labels, cells: readonly Cell[]): string {
  return cells.map((cell) => nameOf(labels, cell)).join(', ');
}

/** The cell that a text names, or why it names none. */
export function readCell(labels: Labels, text: string): Cell | Misread {
  const typed = tidy(text);
  if (!typed) return misread('empty', text, nameOf(labels, [0, 0]));
  const found = readings(labels, typed);
  const [only, ...others] = found;
  if (only && !others.length) return only;
  if (only) return misread('ambiguous', typed, found.map((cell) => hyphenName(labels, cell)).join(', '));
  const twin = lookAlike(labels, typed);
  if (twin) return misread('other-alphabet', typed, readings(labels, twin).length ? twin : '');
  const last = nameOf(labels, [labels.rows.length - 1, labels.columns.length - 1]);
  const problem = /^\p{L}+[^\p{L}\d]*\d+$/u.test(typed) ? 'off-grid' : 'unreadable';
  return misread(problem, typed, `${nameOf(labels, [0, 0])} … ${last}`);
}

/** The row or the column that a text names, for a weapon that strikes a line. */
export function readLine(labels: Labels, text: string): Line | Misread {
  const typed = tidy(text);
  if (!typed) return misread('empty', text, labels.columns[0] ?? '');
  const row = indexOfLabel(labels.rows, typed);
  const col = indexOfLabel(labels.columns, typed);
  if (row >= 0 && col >= 0) return misread('ambiguous', typed, `${typed} / ${typed}`);
  if (row >= 0) return { row };
  if (col >= 0) return { col };
  const twin = lookAlike(labels, typed);
  if (twin) return misread('other-alphabet', typed, indexOfLabel(labels.columns, twin) >= 0 ? twin : '');
  return misread('unreadable', typed, `${labels.columns[0]}, ${labels.rows[0]}`);
}

/** Whether a text could not be read. */
export function isMisread(found: object): found is Misread {
  return 'problem' in found;
}

function misread(problem: Misread['problem'], text: string, instead: string): Misread {
  return { problem, text, instead };
}

function tidy(text: string): string {
  return [...text.normalize('NFKC').replace(AROUND, '')].map(labelLetter).join('').slice(0, 32);
}

/** A letter as labels are drawn: Georgian has capitals that few fonts know, and ß has two. */
function labelLetter(sign: string): string {
  const capital = sign.toUpperCase();
  if (/[\u1c90-\u1cbf]/u.test(capital)) return capital.toLowerCase();
  return [...capital].length === 1 ? capital : sign;
}

function readings(labels: Labels, typed: string): Cell[] {
  return splits(typed)
    .map(([column, row]): Cell => [indexOfLabel(labels.rows, row), indexOfLabel(labels.columns, column)])
    .filter(([row, col]) => row >= 0 && col >= 0);
}

function splits(typed: string): [string, string][] {
  const parts = typed.split(BETWEEN).filter(Boolean);
  const [first = '', second = ''] = parts;
  if (parts.length === 2) return [[first, second]];
  if (parts.length !== 1) return [];
  const signs = [...first];
  return signs
    .slice(1)
    .map((_, cut) => [signs.slice(0, cut + 1).join(''), signs.slice(cut + 1).join('')]);
}

function indexOfLabel(series: readonly string[], label: string): number {
  return series.indexOf(/^\d+$/.test(label) ? label.replace(/^0+/, '') : label);
}

/** The text in the table's own alphabet, where it was typed with letters of another one. */
function lookAlike(labels: Labels, typed: string): string {
  const used = new Set([...labels.columns, ...labels.rows].join('').match(/\p{L}/gu)?.map(script));
  const signs = [...typed];
  if (signs.every((sign) => script(sign) === 'none' || used.has(script(sign)))) return '';
  return signs.map((sign) => (used.has(script(sign)) ? sign : twinOf(sign))).join('');
}

function twinOf(sign: string): string {
  const latin = LATIN.indexOf(sign);
  const cyrillic = CYRILLIC.indexOf(sign);
  return CYRILLIC[latin] ?? LATIN[cyrillic] ?? sign;
}

function script(sign: string): 'latin' | 'cyrillic' | 'none' {
  if (/\p{Script=Latin}/u.test(sign)) return 'latin';
  if (/\p{Script=Cyrillic}/u.test(sign)) return 'cyrillic';
  return 'none';
}

function hyphenName(labels: Labels, [row, col]: Cell): string {
  return `${labels.columns[col]}-${labels.rows[row]}`;
}
