/** What is wrong with a record, and where. */

export type Facts = Record<string, string | number>;

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

/** A command that the rules of the game do not allow. */
export class Illegal extends Error {
  constructor(
    readonly reason: string,
    readonly facts: Facts = {},
  ) {
    super(reason);
  }
}

/** A command that cannot be made out. */
export class Unreadable extends Error {}
