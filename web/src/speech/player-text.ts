/** Players as lists name them, who have no words of a table around them. */

import { has, t } from './speech.svelte';

/** What the server writes for a player who was deleted; nobody can be called that. */
const DELETED_NAME = '—';

/** What a player is called: computer players stand in lists by the word they were seated with. */
export function playerText(name: string): string {
  if (name === DELETED_NAME) return t('deleted-player');
  const [kind = '', level = ''] = name.split(':');
  return has(`computer-${kind}`) ? t(`computer-${kind}`, { level }).trim() : name;
}
