/** A QR code as a path: one stroke for each run of dark modules. */

export function path(rows: readonly string[]): string {
  return rows.map((row, at) => runs(row, at)).join('');
}

function runs(row: string, at: number): string {
  return Array.from(row.matchAll(/1+/g), (run) => `M${run.index} ${at}h${run[0].length}v1h-${run[0].length}z`).join('');
}
