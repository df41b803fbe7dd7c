/** Why a proof, an answer or a message does not hold: the check that failed, and where. */
export class Flaw extends Error {
  constructor(
    readonly step: string,
    readonly index: number | null = null,
  ) {
    super(index === null ? step : `${step} ${index}`);
  }
}
