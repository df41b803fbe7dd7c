/** How long ago something was, in words. */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long something still takes, in its largest unit. */
export function timeLeft(left: number, lang: string): string {
  const [unit, length] = STEPS.find(([, size]) => left >= size) ?? (['minute', 60_000] as const);
  const count = Math.max(0, Math.floor(left / length));
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

export function ago(at: number, now: number, lang: string): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const past = Math.max(0, now - at);
  for (const [unit, length] of STEPS) {
    if (past >= length) return words.format(-Math.floor(past / length), unit);
  }
  return words.format(0, 'minute');
}
