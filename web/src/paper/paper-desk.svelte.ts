/**
 * The paper that is being filled in, and what the judge says of it.
 *
 * It is kept in this browser after every change, so that a reload finds it as it was; the
 * judge is the server's, and hears of it only when asked.
 */

import { asProblem, http, type Problem } from '../api/http';
import { languageOf } from '../speech/language';
import { lang, t } from '../speech/speech.svelte';
import {
  blankPaper,
  isBlank,
  other,
  type PaperJudgement,
  type Paper,
  paperOf,
  type PaperShot,
  type PaperSide,
  type PaperTable,
  type Seat,
  gridOf,
  blankRows,
  type NewShot,
  withShot,
} from './paper';
import { cleanName, paperText } from './paper-text';

const KEPT = 'seabattle.paper';
const USUAL = 'sea-battle';

export class PaperDesk {
  table = $state.raw<PaperTable | null>(null);
  paper = $state.raw<Paper | null>(null);
  judged = $state.raw<PaperJudgement | null>(null);
  /** The text that was judged; its lines are those that the verdict names. */
  judgedText = $state('');
  #judgedPaper = $state.raw<Paper | null>(null);
  /** Counts what was asked of the judge: only the last answer is heard. */
  #asked = 0;
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  /** Whether this browser keeps anything. */
  keeps = $state(true);

  /** What the players are called in the file. */
  readonly players = $derived<[string, string]>([this.#nameOf(0), this.#nameOf(1)]);
  readonly text = $derived(this.paper && this.table ? paperText(this.paper, this.table.names, this.players) : '');
  readonly blank = $derived(!this.paper || isBlank(this.paper));
  /** Whether the paper has changed since it was judged. */
  readonly stale = $derived(this.#judgedPaper !== this.paper);

  /** Go on with what was left, or begin anew. */
  async open(): Promise<void> {
    const kept = readKept(stored());
    await this.#lay(kept?.variant ?? USUAL, kept ? kept.labels : localLetters(), kept);
  }

  /** Another game, or other letters; the drawings stay where they fit. */
  async choose(variant: string, labels: string | null): Promise<void> {
    const kept = variant === this.paper?.variant ? this.paper : null;
    await this.#lay(variant, labels, kept);
  }

  /** An empty paper of the same game. */
  clear(): void {
    if (this.table && this.paper) this.change(blankPaper(this.table, this.paper.labels, this.paper.players));
    this.#asked += 1;
    [this.judged, this.busy] = [null, false];
  }

  change(changes: Partial<Paper>): void {
    if (!this.paper) return;
    this.paper = { ...this.paper, ...changes };
    this.#keep();
  }

  changeSide(seat: Seat, changes: Partial<PaperSide>): void {
    if (!this.paper) return;
    const [one, two] = this.paper.sides;
    this.change({ sides: seat === 0 ? [{ ...one, ...changes }, two] : [one, { ...two, ...changes }] });
  }

  rename(seat: Seat, name: string): void {
    const [one, two] = this.paper?.players ?? ['', ''];
    this.change({ players: seat === 0 ? [cleanName(name), two] : [one, cleanName(name)] });
  }

  addSheet(seat: Seat, kind: 'field_at_end' | 'chart'): void {
    if (!this.table || !this.paper) return;
    const blank = blankRows(gridOf(this.table.names));
    this.changeSide(seat, { [kind]: kind === 'chart' ? blank : this.paper.sides[seat].field });
  }

  /** Add a shot, at the end or before another one that was noted already. */
  addShot(shot: NewShot, place = this.paper?.shots.length ?? 0): void {
    this.change({ shots: withShot(this.paper?.shots ?? [], { ...shot, text: cleanName(shot.text) }, place) });
  }

  changeShot(index: number, changes: Partial<PaperShot>): void {
    const shots = this.paper?.shots ?? [];
    this.change({ shots: shots.map((shot, at) => (at === index ? { ...shot, ...changes } : shot)) });
  }

  removeShot(index: number): void {
    this.change({ shots: (this.paper?.shots ?? []).filter((_, at) => at !== index) });
  }

  /** Who is likely to have fired at a place in the list: whoever missed gives the turn away. */
  nextAt(place: number): Seat {
    const last = place ? this.paper?.shots[place - 1] : undefined;
    if (!last) return this.paper?.first ?? 0;
    return last.said === 'miss' || last.weapon ? other(last.by) : last.by;
  }

  async judge(): Promise<void> {
    const paper = this.paper;
    if (await this.#ask(this.text)) this.#judgedPaper = paper;
  }

  /** The same verdict again, in the language in use now. */
  async translate(): Promise<void> {
    if (this.judged) await this.#ask(this.judgedText);
  }

  /** Read a file, and go on with it if it can be read. */
  async load(file: File): Promise<void> {
    const found = await this.#ask(await file.text());
    if (!found?.sheet) return;
    this.table = found.sheet.table;
    this.paper = this.#judgedPaper = paperOf(found.sheet);
    this.#keep();
  }

  /** What the judge says; nothing when something else was asked, or the paper cleared, meanwhile. */
  async #ask(text: string): Promise<PaperJudgement | null> {
    const asked = ++this.#asked;
    [this.busy, this.problem] = [true, null];
    try {
      const judged = await http.post<PaperJudgement>(`/api/papers/judge?lang=${lang()}`, { text });
      if (asked !== this.#asked) return null;
      [this.judged, this.judgedText] = [judged, text];
      return judged;
    } catch (thrown) {
      if (asked === this.#asked) this.problem = asProblem(thrown);
      return null;
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }

  async #lay(variant: string, labels: string | null, kept: Paper | null): Promise<void> {
    this.problem = null;
    const before = this.paper;
    const query = labels ? `&labels=${encodeURIComponent(labels)}` : '';
    try {
      this.table = await http.get<PaperTable>(`/api/variants/${encodeURIComponent(variant)}/paper?lang=${lang()}${query}`);
    } catch (thrown) {
      this.problem = asProblem(thrown);
      if (this.paper || variant === USUAL) return;
      return this.#lay(USUAL, null, null);
    }
    // Whoever was quicker than the server has written on this paper meanwhile.
    const drawn = kept === before || this.paper?.sides !== before?.sides ? this.paper : kept;
    const fits = drawn && drawn.sides.every((side) => fitsGrid(this.table!, side));
    const players = drawn?.players ?? this.paper?.players ?? ['', ''];
    this.paper = fits ? { ...drawn, variant, labels } : blankPaper(this.table, labels, players);
    this.judged = null;
    this.#keep();
  }

  #nameOf(seat: Seat): string {
    return this.paper?.players[seat].trim() || t('paper-player', { number: seat + 1 });
  }

  #keep(): void {
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.paper));
      this.keeps = true;
    } catch {
      this.keeps = false;
    }
  }
}

function fitsGrid(table: PaperTable, { field, field_at_end, chart }: PaperSide): boolean {
  const { rows, cols } = gridOf(table.names);
  return [field, field_at_end, chart].every(
    (sheet) => sheet === null || (sheet.length === rows && sheet.every((row) => row.length === cols)),
  );
}

/** What a new paper of this language has over its columns; nothing where that is as in every file. */
function localLetters(): string | null {
  const { letters } = languageOf(lang());
  return letters === 'latin' ? null : letters;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** What a kept text says of the paper, if it can be understood. */
export function readKept(text: string | null): Paper | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Paper> | null;
    const sound =
      typeof kept?.variant === 'string' &&
      isPair(kept.players, (name) => typeof name === 'string') &&
      isPair(kept.sides, isSide) &&
      Array.isArray(kept.shots) &&
      kept.shots.every(isShot);
    return sound ? (kept as Paper) : null;
  } catch {
    return null;
  }
}

function isPair<T>(said: readonly T[] | undefined, check: (each: T) => boolean): boolean {
  return Array.isArray(said) && said.length === 2 && said.every(check);
}

function isSide(side: Partial<PaperSide> | null): boolean {
  const rows = (said: unknown): boolean => Array.isArray(said) && said.every((row) => typeof row === 'string');
  return rows(side?.field) && [side?.field_at_end, side?.chart].every((said) => said === null || rows(said));
}

function isShot(shot: Partial<PaperShot> | null): boolean {
  const known = ['miss', 'hit', 'sunk', 'empty', 'ship'].includes(shot?.said ?? '');
  return known && (shot?.by === 0 || shot?.by === 1) && typeof shot.text === 'string';
}
