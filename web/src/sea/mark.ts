/** The signs of a chart as the server draws them, and what each of them is called. */

export type Mark = 'unknown' | 'miss' | 'hit' | 'sunk' | 'radar-empty' | 'radar-ship';

const SIGNS: Readonly<Record<string, Mark>> = {
  '.': 'unknown',
  o: 'miss',
  x: 'hit',
  '#': 'sunk',
  '-': 'radar-empty',
  '+': 'radar-ship',
};

/** What the chart says of a cell. */
export function markAt(rows: readonly string[], row: number, col: number): Mark {
  return SIGNS[rows[row]?.[col] ?? '.'] ?? 'unknown';
}
