/** What a clock shows. */

import type { Company } from '../api/types';
import { t } from '../speech/speech.svelte';

const SECOND = 1000;
const HOUR = 3600;
const DAY = 24 * HOUR;

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * A time as a clock shows it: in days as long as there are some, then running.
 *
 * Who waits for hours wants no seconds: from so many hours on they are told in words.
 */
export function clockText(left: number, wordsFrom = 24): string {
  // The last second is shown until it is over.
  const seconds = Math.ceil(Math.max(0, left) / SECOND);
  const days = Math.floor(seconds / DAY);
  const hours = Math.floor((seconds % DAY) / HOUR);
  const minutes = Math.floor((seconds % HOUR) / 60);
  if (days) return t('clock-left-days', { days, hours });
  if (hours >= wordsFrom) return t('clock-left-hours', { hours, minutes });
  return (hours ? `${hours}:${two(minutes)}` : `${minutes}`) + `:${two(seconds % 60)}`;
}

/** Whether it is time to hurry: a tenth is left, and not more than half a minute. */
export function isLate(left: number, whole: number): boolean {
  return left <= Math.min(30 * SECOND, Math.max(whole / 10, 10 * SECOND));
}

type ClockRule = NonNullable<Company['clock']>['rule'];

/** By which clock a table plays, in words. */
export function paceText(rule: ClockRule | undefined): string {
  if (rule?.bank) {
    return t('pace-of-bank', { bank: clockText(rule.bank), increment: (rule.increment ?? 0) / SECOND });
  }
  if (rule?.move) return t('pace-of-move', { time: clockText(rule.move) });
  return t('pace-of-none');
}
