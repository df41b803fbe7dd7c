/** Facts of a refusal: names and numbers, for the sentence alone. */
export type Facts = Record<string, string | number>;

/** A move that the rules of the game do not allow. */
export class Illegal extends Error {
  constructor(
    readonly reason: string,
    readonly facts: Facts = {},
  ) {
    super(reason);
  }
}
