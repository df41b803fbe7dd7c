/** How long a round is still open. */

export interface Clocks {
  left: readonly number[];
  running: readonly number[];
}

/** Milliseconds until the round closes by itself, `elapsed` after the clocks showed this. */
export function timeLeft(clocks: Clocks | null, elapsed: number): number | null {
  if (!clocks || !clocks.running.length) return null;
  const nearest = Math.min(...clocks.running.map((seat) => clocks.left[seat] ?? 0));
  return Math.max(0, nearest - elapsed);
}
