/** How what has just happened sounds. */

import type { ToldMessage } from '../api/types';
import type { Moment } from '../moments/moment';
import type { Sound } from './synth';

/** The sounds of what has happened on the seas; one's own loss has a sound of its own. */
export function soundsOf(moments: readonly (Moment | null)[], seat: number | null): Sound[] {
  return moments.flatMap((moment, owner): Sound[] => {
    if (!moment) return [];
    return [moment.kind === 'sunk' && owner === seat ? 'lost' : moment.kind];
  });
}

/** The sound of what was told beside shots. */
export function soundOfTold(told: ToldMessage['what']): Sound | null {
  return told.type === 'radar-answered' ? 'radar' : null;
}
