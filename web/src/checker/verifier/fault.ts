/** What is wrong with a record, and where. */

import type { Facts } from '../../engine/illegal';

/** Something that an honest record cannot have; the line is counted from 1. */
export class Fault extends Error {
  constructor(
    readonly code: string,
    readonly line: number | null = null,
    readonly facts: Facts = {},
  ) {
    super(code);
  }
}

/** A command that cannot be made out. */
export class Unreadable extends Error {}
