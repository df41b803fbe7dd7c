/**
 * SHA-512 (FIPS 180-4), in halves of 32 bits.
 *
 * The browser's own answers only later, and not at all on pages without encryption; numbers of
 * 64 bits would be slower by far.
 */

import { primeRoots } from './prime-roots';

const START = primeRoots(8, 2n);
const ROUND = primeRoots(80, 3n);

/** The digest of some bytes, in 64 bytes. */
export function sha512(data: Uint8Array): Uint8Array {
  const state = Int32Array.from(START);
  const padded = pad(data);
  const view = new DataView(padded.buffer);
  const words = new Int32Array(160);
  for (let at = 0; at < padded.length; at += 128) compress(state, words, view, at);
  const digest = new DataView(new ArrayBuffer(64));
  for (const [place, half] of state.entries()) digest.setInt32(4 * place, half);
  return new Uint8Array(digest.buffer);
}

/** The bytes, a one, noughts, and how many bits there were. */
function pad(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((data.length + 17) / 128) * 128);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(data.length / 0x20000000));
  view.setUint32(padded.length - 4, data.length << 3);
  return padded;
}

/** The high half of a word turned right; turned by 32 more, it is the low one. */
function turn(high: number, low: number, by: number): number {
  return by < 32 ? (high >>> by) | (low << (32 - by)) : (low >>> (by - 32)) | (high << (64 - by));
}

/** What the sum of low halves carries over. */
function carry(sum: number): number {
  return Math.floor(sum / 0x100000000);
}

function fillWords(words: Int32Array, view: DataView, at: number): void {
  for (let n = 0; n < 32; n += 1) words[n] = view.getInt32(at + 4 * n);
  for (let n = 32; n < 160; n += 2) {
    const [eh, el] = [words[n - 30]!, words[n - 29]!];
    const [lh, ll] = [words[n - 4]!, words[n - 3]!];
    const earlyHigh = turn(eh, el, 1) ^ turn(eh, el, 8) ^ (eh >>> 7);
    const earlyLow = turn(el, eh, 1) ^ turn(el, eh, 8) ^ ((el >>> 7) | (eh << 25));
    const lateHigh = turn(lh, ll, 19) ^ turn(lh, ll, 61) ^ (lh >>> 6);
    const lateLow = turn(ll, lh, 19) ^ turn(ll, lh, 61) ^ ((ll >>> 6) | (lh << 26));
    const low = (words[n - 31]! >>> 0) + (words[n - 13]! >>> 0) + (earlyLow >>> 0) + (lateLow >>> 0);
    words[n] = words[n - 32]! + words[n - 14]! + earlyHigh + lateHigh + carry(low);
    words[n + 1] = low;
  }
}

function compress(state: Int32Array, words: Int32Array, view: DataView, at: number): void {
  fillWords(words, view, at);
  const s = Int32Array.from(state);
  for (let n = 0; n < 160; n += 2) {
    const [ah, al, eh, el] = [s[0]!, s[1]!, s[8]!, s[9]!];
    const chosenHigh = (eh & s[10]!) ^ (~eh & s[12]!);
    const chosenLow = (el & s[11]!) ^ (~el & s[13]!);
    const bigHigh = turn(eh, el, 14) ^ turn(eh, el, 18) ^ turn(eh, el, 41);
    const bigLow = turn(el, eh, 14) ^ turn(el, eh, 18) ^ turn(el, eh, 41);
    const low =
      (s[15]! >>> 0) + (bigLow >>> 0) + (chosenLow >>> 0) + (ROUND[n + 1]! >>> 0) + (words[n + 1]! >>> 0);
    const high = (s[14]! + bigHigh + chosenHigh + ROUND[n]! + words[n]! + carry(low)) | 0;
    const mostHigh = (ah & s[2]!) ^ (ah & s[4]!) ^ (s[2]! & s[4]!);
    const mostLow = (al & s[3]!) ^ (al & s[5]!) ^ (s[3]! & s[5]!);
    const otherHigh = turn(ah, al, 28) ^ turn(ah, al, 34) ^ turn(ah, al, 39);
    const otherLow = turn(al, ah, 28) ^ turn(al, ah, 34) ^ turn(al, ah, 39);
    const lowEight = (s[7]! >>> 0) + (low >>> 0);
    const lowOne = (low >>> 0) + (otherLow >>> 0) + (mostLow >>> 0);
    s.copyWithin(2, 0, 14);
    s[8] = s[8]! + high + carry(lowEight);
    s[9] = lowEight;
    s[0] = high + otherHigh + mostHigh + carry(lowOne);
    s[1] = lowOne;
  }
  for (let n = 0; n < 16; n += 2) {
    const low = (state[n + 1]! >>> 0) + (s[n + 1]! >>> 0);
    state[n] = state[n]! + s[n]! + carry(low);
    state[n + 1] = low;
  }
}
