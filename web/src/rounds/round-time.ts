/** When a round closes, as the host and everybody else read it. */

/** A moment where the reader lives, or in a time zone that is named. */
export function localTime(at: number, lang: string, zone?: string | null): string {
  const wanted: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };
  return new Intl.DateTimeFormat(lang, zone ? { ...wanted, timeZone: zone } : wanted).format(at);
}

/** The same in coordinated universal time. */
export function utcTime(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** What a field for date and time shows for a moment; it knows no zone but the reader's. */
export function fieldTime(at: number): string {
  const shifted = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** The moment that such a field says; nothing where it says none. */
export function momentOf(field: string): number | null {
  const at = new Date(field).getTime();
  return Number.isNaN(at) ? null : at;
}
