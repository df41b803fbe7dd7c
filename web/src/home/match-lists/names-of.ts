/** Who plays a match of a list, in words. */

import type { MatchLine } from '../../api/types';
import { playerText } from '../../speech/player-text';
import { lang, t } from '../../speech/speech.svelte';

export function namesOf(line: MatchLine): string {
  const known = line.names.filter((name) => name !== '').map(playerText);
  const words = new Intl.ListFormat(lang(), { type: 'conjunction' });
  return known.length > 0 ? words.format(known) : t('nobody-yet');
}
