/** How what has just been heard sounds. */

import type { ToldMessage } from '../api/types';

export type Tone = 'miss' | 'hit' | 'sunk' | 'radar' | 'turn';

/** The sound of a shot's answer; nothing for whatever else was told. */
export function toneOf(told: ToldMessage['what']): Tone | null {
  if (told.type === 'radar-answered') return 'radar';
  if (told.type !== 'salvo-answered') return null;
  const kinds = new Set(told.answers.map((answer) => answer.type));
  return kinds.has('sunk') ? 'sunk' : kinds.has('hit') ? 'hit' : 'miss';
}
