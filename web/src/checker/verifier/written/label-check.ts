/** Whether the labels of rows and columns give every cell a name of its own. */

import type { RecordRules } from '../rules';

const CYRILLIC = 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ';
/** The known series of letters; `numbers` is the other one. */
const ALPHABETS = new Map([
  ['latin', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  ['cyrillic', CYRILLIC],
  ['cyrillic-yo', CYRILLIC.replace('Е', 'ЕЁ')],
]);

/** Cyrillic and Greek capitals that look like Latin ones. */
const LOOKS = [...('АВСЕНІЈКМОРЅТХУ' + 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ')];
const LIKE = [...('ABCEHIJKMOPSTXY' + 'ABEZHIKMNOPTYX')];
const DRAWN_AS = new Map(LOOKS.map((letter, index) => [letter, LIKE[index]!]));

/** Whether no two cells of the grid have the same name. */
export function labelsFit({ labels, grid }: Pick<RecordRules, 'labels' | 'grid'>): boolean {
  const { columns: scheme, rows: other, between } = labels;
  if (scheme === 'numbers' && other === 'numbers' && !between) return false;
  const columns = series(scheme, grid.cols);
  const rows = series(other, grid.rows);
  if (!columns || !rows) return false;
  const names = columns.flatMap((column) => rows.map((row) => `${column}${between}${row}`));
  return new Set(names).size === names.length;
}

/** The labels of one side; nothing if the word of a scheme cannot label it. */
function series(scheme: string, length: number): string[] | null {
  const numbers = Array.from({ length }, (_, index) => index + 1);
  if (scheme === 'numbers') return numbers.map(String);
  const alphabet = ALPHABETS.get(scheme);
  if (alphabet) return numbers.map((number) => numeral(alphabet, number));
  const word = [...scheme].map(capital);
  const drawn = new Set(word.map((letter) => [...letter.normalize('NFKC')].map((sign) => DRAWN_AS.get(sign) ?? sign).join('')));
  const fits = /^\p{L}+$/u.test(word.join('')) && drawn.size === word.length && word.length >= length;
  return fits ? word.slice(0, length) : null;
}

/** The label of a number: A, B, …, Z, AA, AB and so on. */
function numeral(alphabet: string, number: number): string {
  let label = '';
  for (let rest = number; rest; rest = Math.floor((rest - 1) / alphabet.length)) {
    label = alphabet[(rest - 1) % alphabet.length]! + label;
  }
  return label;
}

/** The capital of a letter, where it is one letter, and not Georgian. */
function capital(letter: string): string {
  const found = letter.toUpperCase();
  if (/^[\u1c90-\u1cbf]/u.test(found)) return found.toLowerCase();
  return [...found].length === 1 ? found : letter;
}
