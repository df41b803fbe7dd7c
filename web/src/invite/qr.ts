/** A QR code of a link, as a path: one stroke for each run of dark modules. */

import { encode } from 'uqr';

export interface QrCode {
  /** Modules along each side. */
  size: number;
  path: string;
}

/** Corrected well enough to be read off a screen that is dirty, or held at an angle. */
export function qrCode(link: string): QrCode {
  const { data, size } = encode(link, { ecc: 'M', border: 0 });
  return { size, path: data.map(runs).join('') };
}

function runs(row: boolean[], at: number): string {
  const signs = row.map((dark) => (dark ? '1' : '0')).join('');
  return Array.from(signs.matchAll(/1+/g), ({ index, 0: run }) => stroke(index, at, run.length)).join('');
}

function stroke(from: number, at: number, length: number): string {
  return `M${from} ${at}h${length}v1h-${length}z`;
}
