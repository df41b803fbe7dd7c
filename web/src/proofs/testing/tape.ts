/** Bytes that look like chance and are the same every time, for tests (docs/fairness.md). */
import { sha512 } from '@noble/hashes/sha2.js';

import { concatBytes, textBytes } from '../bytes';
import type { Draw } from '../group';

export function playTape(name: string): Draw {
  let left: Uint8Array = new Uint8Array(0);
  let block = 0;
  return (count) => {
    while (left.length < count) left = concatBytes(left, sha512(textBytes(`${name} ${block++}`)));
    const drawn = left.slice(0, count);
    left = left.subarray(count);
    return drawn;
  };
}
