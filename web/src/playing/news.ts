/** What has just been heard, as far as the screen shows and sounds it. */

import type { ToldMessage } from '../api/types';
import type { Cell } from '../sea/cell';

export type Tone = 'miss' | 'hit' | 'sunk' | 'radar' | 'turn';

export interface News {
  /** Whose shot it was. */
  readonly by: number;
  readonly cells: readonly Cell[];
  readonly tone: Tone;
}

/** The shot in what was told; nothing if it was something else. */
export function newsOf(told: ToldMessage['what']): News | null {
  if (told.type === 'salvo-answered') {
    const kinds = new Set(told.answers.map((answer) => answer.type));
    const tone = kinds.has('sunk') ? 'sunk' : kinds.has('hit') ? 'hit' : 'miss';
    return { by: told.by, cells: told.answers.map((answer) => answer.at), tone };
  }
  if (told.type === 'radar-answered') {
    return { by: told.by, cells: told.echoes.map(([at]) => at), tone: 'radar' };
  }
  return null;
}
