/** A name for exactly these rules, as records have it (docs/records.md). */
import { sha256 } from '@noble/hashes/sha2.js';

import { textBytes } from './bytes';

/** The hash of a ruleset as it was sent; titles and sentences are no part of it. */
export function hashRules(rules: object): Uint8Array {
  const { title: _title, about: _about, ...plain } = rules as { title?: unknown; about?: unknown; fleet: object[] };
  plain.fleet = plain.fleet.map((entry) => {
    const { title: _name, ...rest } = entry as { title?: unknown };
    return rest;
  });
  return sha256(textBytes(JSON.stringify(plain)));
}
