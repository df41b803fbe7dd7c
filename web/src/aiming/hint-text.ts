/** A hint as a sentence, with why there are no odds where there are none. */

import type { ViewMessage } from '../api/types';
import { namesOf } from '../sea/labels';
import { lang, t } from '../speech/speech.svelte';
import type { Hint } from './hint';
import { weaponText } from './weapon';

/** What the computer would do, said to whoever asked. */
export function hintText(view: ViewMessage, { command, odds }: Hint): string {
  if (command.type !== 'fire' && command.type !== 'use-weapon') return t(`hint-${command.type}`);
  const said =
    command.type === 'fire'
      ? t('hint-fire', { cells: namesOf(view.names, command.at) })
      : t('hint-weapon', { weapon: weaponText(view, command.weapon) });
  if (!odds) return `${said} ${t('hint-no-odds')}`;
  const [cell] = command.type === 'fire' ? command.at : [];
  if (command.type !== 'fire' || !cell || command.at.length > 1) return said;
  const chance = odds[cell[0]]?.[cell[1]] ?? 0;
  return `${said} ${t('hint-fire-chance', { chance: new Intl.NumberFormat(lang(), { style: 'percent' }).format(chance) })}`;
}
