/** Numbers as the language writes them. */

import { lang } from '../speech/speech.svelte';

/** With one decimal, without a sign. */
export function figure(number: number): string {
  return new Intl.NumberFormat(lang(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(Math.abs(number));
}

/** The same with its sign. */
export function signed(number: number): string {
  const settings = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
  return new Intl.NumberFormat(lang(), settings).format(number);
}

/** A chance in whole percent. */
export function percent(chance: number): string {
  return new Intl.NumberFormat(lang(), { style: 'percent', maximumFractionDigits: 0 }).format(chance);
}
