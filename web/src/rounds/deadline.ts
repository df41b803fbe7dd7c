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

export interface Span {
  unit: 'days' | 'hours' | 'clock';
  days: number;
  hours: number;
  minutes: number;
  /** Minutes and seconds as a clock shows them, with hours where there are any. */
  face: string;
  /** Whether it is time to hurry. */
  late: boolean;
}

const two = (value: number) => String(value).padStart(2, '0');

/** A time to be told: days and hours when there is plenty, a running clock at the end. */
export function spanOf(milliseconds: number): Span {
  const seconds = Math.ceil(milliseconds / 1000);
  const days = Math.floor(seconds / 86400);
  const hours = Math.floor((seconds % 86400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const face = (hours ? `${hours}:${two(minutes)}` : `${minutes}`) + `:${two(seconds % 60)}`;
  const unit = days >= 1 ? 'days' : hours >= 2 ? 'hours' : 'clock';
  return { unit, days, hours, minutes, face, late: seconds <= 60 };
}
