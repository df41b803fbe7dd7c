/**
 * A chart as one word for a link: its rows parted by `/`, and a number for so many unknown cells.
 *
 * It is what chess calls a FEN; radar's `+` and `-` are written as `s` and `e`, which no link changes.
 */

const OUT: Readonly<Record<string, string>> = { '#': 'k', '+': 's', '-': 'e' };
const IN: Readonly<Record<string, string>> = { k: '#', s: '+', e: '-' };

/** What a click on a cell goes through. */
export const TURNS = ['.', 'o', 'x', '#'] as const;

/** A chart without a mark. */
export function emptyChart(rows: number, columns: number): string[] {
  return Array.from({ length: rows }, () => '.'.repeat(columns));
}

/** A chart as it stands in a link. */
export function packChart(rows: readonly string[]): string {
  return rows
    .map((row) => row.replace(/\.+/g, (run) => String(run.length)).replace(/[#+-]/g, (sign) => OUT[sign] ?? sign))
    .join('/');
}

/** The chart of a link, of whatever size it is. */
export function chartIn(text: string): string[] | null {
  const found = text.split('/');
  const columns = unpackRow(found[0] ?? '').length;
  return columns ? unpackChart(text, found.length, columns) : null;
}

function unpackRow(row: string): string {
  return row.replace(/\d{1,2}/g, (run) => '.'.repeat(Number(run))).replace(/[kse]/g, (sign) => IN[sign] ?? sign);
}

/** The chart of a link, if it has so many rows and columns. */
export function unpackChart(text: string, rows: number, columns: number): string[] | null {
  const found = text.split('/').map(unpackRow);
  const fits = found.length === rows && found.every((row) => row.length === columns && /^[.ox#+-]*$/.test(row));
  return fits ? found : null;
}

/** The chart with another sign on a cell. */
export function withSign(rows: readonly string[], [row, col]: readonly [number, number], sign: string): string[] {
  return rows.map((each, at) => (at === row ? each.slice(0, col) + sign + each.slice(col + 1) : each));
}
