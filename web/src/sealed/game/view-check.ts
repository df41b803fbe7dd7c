/**
 * What the server draws, held against what was proved on this device.
 *
 * The page shows the server's view of a game, as at any other table. Here it is seen that the
 * marks on the other's sea, and the end, are those that follow from the signed answers.
 */

import type { ViewMessage } from '../../api/types';
import type { Told } from '../../engine/answer';
import type { SealedGame } from './sealed-game';

/** The marks that may stand where this was answered; a hit is drawn as sunk with its ship. */
const MARKS: Record<Told | 'nothing', string> = { miss: 'o', hit: 'x#', sunk: '#', empty: '.-', ship: '.+', nothing: '.-+' };

/** Whether a view shows another game than the one that was followed; both must be as far. */
export function showsAnother(view: ViewMessage, game: SealedGame): boolean {
  const over = view.table.phase === 'over';
  if (over !== (game.phase === 'over') || (over && view.table.winner !== game.winner)) return true;
  const other = 1 - game.around.seat;
  const marks = view.charts[other]?.rows.join('') ?? '';
  const { told } = game.side(other);
  return [...marks].some((mark, cell) => !MARKS[told.get(cell)?.told ?? 'nothing'].includes(mark));
}
