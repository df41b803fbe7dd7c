/**
 * The little Markdown that the rules in words are written in, as a list of blocks.
 *
 * Headings, paragraphs, lists, tables, drawings and small seas; inside a line, what is `literal` and
 * what is **strong**. Blocks are drawn as elements, never as markup, so that nothing in a
 * rule file of somebody's own can run.
 */

export interface Piece {
  kind: 'text' | 'code' | 'strong';
  text: string;
}

export type InlineText = Piece[];

export type Align = 'left' | 'right' | 'center';

export type Block =
  | { kind: 'heading'; level: number; line: InlineText; slug: string }
  | { kind: 'paragraph'; line: InlineText }
  | { kind: 'list'; ordered: boolean; items: InlineText[] }
  | { kind: 'table'; head: InlineText[]; align: Align[]; rows: InlineText[][] }
  | { kind: 'drawing'; text: string }
  | { kind: 'sea'; rows: string[]; caption: string };

const HEADING = /^(#{1,6})\s+(.*)$/;
const ITEM = /^(?:[-*]|(\d+)\.)\s+(.*)$/;
const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*/g;
const FENCE = '```';
const SEA = /^```sea (.*)$/;

/** The blocks of a text. */
export function blocks(text: string): Block[] {
  const lines = text.split('\n');
  const found: Block[] = [];
  while (lines.length > 0) {
    const block = next(lines);
    if (block) found.push(block);
  }
  return found;
}

function next(lines: string[]): Block | null {
  const line = lines.shift() ?? '';
  if (line.trim() === '') return null;
  if (line.startsWith(FENCE)) return drawingBlock(line, lines);
  const heading = HEADING.exec(line);
  if (heading) return headingBlock(heading[1]?.length ?? 1, heading[2] ?? '');
  if (ITEM.test(line)) return list(line, lines);
  if (line.startsWith('|')) return table(line, lines);
  return { kind: 'paragraph', line: inline(joinLines(line, lines)) };
}

/** What stands between fences: a text, or a small sea in signs with what is to be seen on it. */
function drawingBlock(fence: string, lines: string[]): Block {
  const drawn: string[] = [];
  for (let line = lines.shift(); line !== undefined && !line.startsWith(FENCE); ) {
    drawn.push(line);
    line = lines.shift();
  }
  const sea = SEA.exec(fence);
  if (sea) return { kind: 'sea', rows: drawn, caption: sea[1] ?? '' };
  return { kind: 'drawing', text: drawn.join('\n') };
}

function headingBlock(level: number, text: string): Block {
  const line = inline(text);
  const slug = plain(line).toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  return { kind: 'heading', level, line, slug };
}

function list(first: string, lines: string[]): Block {
  const items: InlineText[] = [];
  let ordered = false;
  for (let line: string | undefined = first; line !== undefined; ) {
    const item = ITEM.exec(line);
    if (!item) {
      lines.unshift(line);
      break;
    }
    ordered = item[1] !== undefined;
    items.push(inline(joinLines(item[2] ?? '', lines)));
    line = lines.shift();
  }
  return { kind: 'list', ordered, items };
}

function table(first: string, lines: string[]): Block {
  const rows = [cells(first)];
  while (lines[0]?.startsWith('|')) rows.push(cells(lines.shift() ?? ''));
  const [head = [], rule = [], ...body] = rows;
  return {
    kind: 'table',
    head: head.map(inline),
    align: rule.map(alignment),
    rows: body.map((row) => row.map(inline)),
  };
}

function cells(line: string): string[] {
  return line
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => cell.trim());
}

function alignment(rule: string): Align {
  if (!rule.endsWith(':')) return 'left';
  return rule.startsWith(':') ? 'center' : 'right';
}

/** A line with those that go on where it breaks. */
function joinLines(line: string, lines: string[]): string {
  let whole = line;
  while (lines[0] !== undefined && goesOn(lines[0])) whole += ` ${lines.shift()?.trim() ?? ''}`;
  return whole;
}

function goesOn(line: string): boolean {
  if (line.trim() === '' || line.startsWith('|') || line.startsWith(FENCE)) return false;
  return !HEADING.test(line) && !ITEM.test(line);
}

/** The pieces of a line. */
export function inline(text: string): InlineText {
  const found: InlineText = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) });
    if (match[1] !== undefined) found.push({ kind: 'code', text: match[1] });
    else found.push({ kind: 'strong', text: match[2] ?? '' });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) });
  return found;
}

/** A line without its marks. */
export function plain(line: InlineText): string {
  return line.map((piece) => piece.text).join('');
}
