/** The log of a round game, cut into chapters: one for each round. */

export interface RoundLogLine {
  number: number;
  at: number;
  said: readonly string[];
  /** The type of what was told, such as `round-answered`. */
  kind?: string;
  /** The round whose news this is. */
  round?: number | null;
}

export interface RoundChapter {
  /** The round; 0 is what happened before the first. */
  round: number;
  lines: RoundLogLine[];
  /** Whether the round is over. */
  closed: boolean;
}

/**
 * The chapters of a log, the first one first.
 *
 * The news of a round close its chapter, together with what came of them at the same
 * moment: who is out, and who has won. Whatever is told later belongs to the next round.
 */
export function chapters(log: readonly RoundLogLine[]): RoundChapter[] {
  const found: RoundChapter[] = [{ round: 0, lines: [], closed: false }];
  let closedAt: number | null = null;
  for (const line of log) {
    let open = found[found.length - 1] as RoundChapter;
    if (open.closed && line.at !== closedAt) {
      open = { round: open.round + 1, lines: [], closed: false };
      found.push(open);
    }
    open.lines.push(line);
    if (line.kind === 'play-began' || typeof line.round === 'number') {
      open.closed = true;
      closedAt = line.at;
    }
  }
  return found.filter((chapter) => chapter.lines.length);
}
