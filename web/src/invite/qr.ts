/** A QR code of a link, as a path: one stroke for each run of dark modules. */

import { encode } from 'uqr';

export interface QrCode {
  /** Modules along each side. */
  size: number;
  path: string;
}

/** Bytes that the largest code has room for, if as little as possible is corrected. */
const MOST_BYTES = 2953;

/**
 * A link is corrected well enough to be read off a screen that is dirty, or held at an angle; a
 * long text as little as possible, so that its modules stay large.
 */
export function qrCode(text: string, long = false): QrCode {
  const { data, size } = encode(text, { ecc: long ? 'L' : 'M', border: 0 });
  return { size, path: data.map(runs).join('') };
}

/** Whether a long text has room in a code at all. */
export function fitsCode(text: string): boolean {
  return new TextEncoder().encode(text).length <= MOST_BYTES;
}

function runs(row: boolean[], at: number): string {
  const signs = row.map((dark) => (dark ? '1' : '0')).join('');
  return Array.from(signs.matchAll(/1+/g), ({ index, 0: run }) => stroke(index, at, run.length)).join('');
}

function stroke(from: number, at: number, length: number): string {
  return `M${from} ${at}h${length}v1h-${length}z`;
}
