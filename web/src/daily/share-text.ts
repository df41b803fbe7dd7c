/**
 * A try as squares, in the order of the shots.
 *
 * They tell how it went and not where: whoever has the sea still before them learns nothing.
 */

const SQUARES: Record<string, string> = { '~': '🟦', x: '🟧', '#': '🟥' };

/** Squares in a line, as many as fit into a message on a phone. */
export const LINE = 10;

/** The shots of a try as lines of squares. */
export function squares(marks: string): string[] {
  const signs = [...marks].map((mark) => SQUARES[mark] ?? '⬜');
  const lines: string[] = [];
  for (let at = 0; at < signs.length; at += LINE) lines.push(signs.slice(at, at + LINE).join(''));
  return lines;
}

/** What is shared of a try: a heading, the squares, and where to try oneself. */
export function shareText(heading: string, marks: string, address: string): string {
  return [heading, ...squares(marks), address].join('\n');
}
