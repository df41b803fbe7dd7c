/** What a clock shows. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface ClockReading {
  readonly unit: 'days' | 'hours' | 'clock';
  readonly days: number;
  readonly hours: number;
  /** Minutes and seconds, or hours, minutes and seconds. */
  readonly text: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** A time as a clock shows it: in days as long as there are some. */
export function clockFace(left: number): ClockReading {
  const time = Math.max(0, left);
  const days = Math.floor(time / DAY);
  const hours = Math.floor((time % DAY) / HOUR);
  // The last second is shown until it is over.
  const seconds = Math.ceil(time / SECOND);
  const minutes = Math.floor(seconds / 60);
  const text =
    minutes >= 60
      ? `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
      : `${minutes}:${two(seconds % 60)}`;
  return { unit: days >= 1 ? 'days' : hours >= 12 ? 'hours' : 'clock', days, hours, text };
}

/** Whether it is time to hurry: a tenth is left, and not more than half a minute. */
export function isLate(left: number, whole: number): boolean {
  return left <= Math.min(30 * SECOND, Math.max(whole / 10, 10 * SECOND));
}
