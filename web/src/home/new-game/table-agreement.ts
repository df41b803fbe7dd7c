/** What the table agrees on beforehand, as an invitation says it: letters, who begins, the grid. */

import type { Invitation, Rules, Ruleset } from '../../api/types';
import { isOn } from '../../features';
import { lang, learn } from '../../speech/speech.svelte';
import { variantCatalog } from '../variant-catalog.svelte';
import { choice, LETTERS, type Letters } from './choice.svelte';

type Agreement = Pick<Invitation, 'begins' | 'grid' | 'labels' | 'lang' | 'sealed'>;

/** The letters that are enough for so many columns; the words of the sheets have ten. */
export function lettersFor(columns: number): readonly Letters[] {
  return LETTERS.filter((each) => columns <= 10 || each === each.toLowerCase());
}

/** What is chosen at the moment, for a game with so many seats. */
export async function agreement(seats: number, together: boolean): Promise<Agreement> {
  const { ruleset } = await variantCatalog.rules(choice.variant, seats);
  const side = together ? choice.side : null;
  const grid = side === null ? null : { rows: side, cols: side };
  const begins = together || choice.begins === 'lot' ? null : choice.begins;
  const sealed = choice.sealed && isOn('sealed') && (await whyNotSealed(choice.variant)) === null;
  return { begins, grid, sealed, ...lettering(ruleset, side ?? ruleset.grid.cols) };
}

/** What keeps a game from being sealed, as the server says, once the words for it are there; `null` where nothing does. */
export async function whyNotSealed(variant: string): Promise<string | null> {
  const many = (variantCatalog.find(variant)?.most ?? 2) > 2;
  return whyUnsealable(await variantCatalog.rules(variant, many ? choice.seats : 2));
}

/** The same of any rules. */
export async function whyUnsealable({ unsealable }: Rules): Promise<string | null> {
  await learn('sealed');
  return unsealable;
}

/** The letters that are chosen, where there are enough for the columns, or those of the language. */
export function lettering(ruleset: Ruleset, columns = ruleset.grid.cols): Pick<Agreement, 'labels' | 'lang'> {
  const fits = choice.letters !== 'usual' && lettersFor(columns).includes(choice.letters);
  return fits ? { labels: { ...ruleset.labels, columns: choice.letters } } : { lang: lang() };
}
