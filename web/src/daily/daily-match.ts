/** A match that is a try on a daily sea. */

import type { Company } from '../api/types';

/** What stands at the seat whose field lies still. */
const STILL_SEAT = 'daily-sea';

/** Whether nobody fires back here, and nobody plays again. */
export function isDaily(company: Company): boolean {
  return company.sitters.some((sitter) => sitter?.kind === 'computer' && sitter.name === STILL_SEAT);
}
