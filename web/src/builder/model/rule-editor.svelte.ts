/**
 * The editor of a rule file: a draft, and what the server says of it.
 *
 * The browser knows no rules. Every change is debounced and checked by the server; only the
 * answer to the latest change counts (stale answers are dropped).
 */

import { asProblem, http, type Problem } from '../../api/http';
import type { components } from '../../api/schema';
import type { Rules, Ruleset, Ship } from '../../api/types';
import { has, lang, t } from '../../speech/speech.svelte';
import { concerns, type Draft, steps, type Value, valueAt, withoutValue, withValue } from './draft';
import { DraftHistory } from './draft-history.svelte';
import { fieldName, inFormWords, type Words } from './form-words';
import { type Entry, isDefault, isWithinOptional } from './vocabulary';

const PAUSE = 350;
/** Milliseconds without a change before the draft is checked. */

const LATER = 2500;
/** Milliseconds before it is checked again where the server had no time. */

type Schemas = components['schemas'];
export type Mistake = Schemas['FoundMistake'];
type Verdict = Schemas['RuleCheck'];
type ReadRules = Schemas['ReadRules'];

export type CheckState = 'checking' | 'sound' | 'broken' | 'unknown';

/** How the form speaks of its fields. */
const WORDS: Words = {
  get yes() {
    return t('builder-yes');
  },
  get no() {
    return t('builder-no');
  },
  quote: (text) => t('builder-quoted', { text }),
  thing(name) {
    const id = [`builder-ship-${name}`, `builder-weapon-${name}`].find(has);
    return id === undefined ? null : t(id);
  },
  item: (list, number) => t(ITEMS[list] ?? 'builder-item', { number }),
};

const ITEMS: Readonly<Record<string, string>> = {
  fleet: 'builder-class',
  arsenal: 'builder-weapon',
  shapes: 'builder-shape',
};

export class RuleEditor {
  draft = $state.raw<Draft>({});
  /** The rule file as it was last written by the server. */
  toml = $state('');
  #found = $state.raw<readonly Mistake[]>([]);

  /** What stands in the way, in the words of the form. */
  mistakes = $derived(
    this.#found.map((each) => ({
      ...each,
      sentence: inFormWords(each.sentence, each.path, this.vocabulary, WORDS),
    })),
  );
  /** The rules, settled for the fewest players, where they can be played. */
  rules = $state.raw<Rules | null>(null);
  /** A fleet that lies as the rules want it. */
  example = $state.raw<readonly Ship[]>([]);
  /** Every choice there is, in the language in use. */
  vocabulary = $state.raw<readonly Entry[]>([]);
  standing = $state<CheckState>('checking');
  /** Why the server could not be asked. */
  trouble = $state('');
  /** Whether something was changed since the start. */
  changed = $state(false);

  readonly history = new DraftHistory();

  #timer: ReturnType<typeof setTimeout> | undefined;
  #edition = 0;
  #together = false;

  get ruleset(): Ruleset | null {
    return this.rules?.ruleset ?? null;
  }

  /** Learn the vocabulary, in the language in use. */
  async learn(): Promise<void> {
    this.vocabulary = await http.get<Entry[]>(`/api/vocabulary?lang=${lang()}`);
  }

  /** Begin with a ready-made game. */
  async beginFrom(variant: string): Promise<void> {
    const file = await http.get<ReadRules>(`/api/variants/${encodeURIComponent(variant)}/file`);
    this.begin((file.rules ?? {}) as Draft);
  }

  /** Begin with a rule file; gives the mistakes that keep it from being opened. */
  async beginWith(toml: string): Promise<readonly Mistake[]> {
    const file = await http.post<ReadRules>(`/api/rulesets/read?lang=${lang()}`, { toml });
    if (file.rules) this.begin(file.rules as Draft);
    return file.mistakes;
  }

  /** Begin with a draft; the one before can be brought back. */
  begin(draft: Draft, changed = false): void {
    if (Object.keys(this.draft).length) this.history.note(this.draft, '', -Infinity);
    this.draft = draft;
    this.changed = changed;
    this.#checkAfter(0);
  }

  /** Take the last step back; whether there was one. */
  undo(): boolean {
    return this.#turnTo(this.history.undo(this.draft));
  }

  /** Take a step again that was taken back; whether there was one. */
  redo(): boolean {
    return this.#turnTo(this.history.redo(this.draft));
  }

  #turnTo(draft: Draft | null): boolean {
    if (!draft) return false;
    this.draft = draft;
    this.changed = true;
    this.#checkAfter(0);
    return true;
  }

  get(path: string): Value | undefined {
    return valueAt(this.draft, path);
  }

  set(path: string, value: Value): void {
    this.#changeDraft(path, withValue(this.draft, path, value));
  }

  unset(path: string): void {
    this.#changeDraft(path, withoutValue(this.draft, path));
  }

  /** Make a choice; what holds anyway need not be written down. */
  choose(entry: Entry, path: string, value: Value | null): void {
    const idle = value === null || (isDefault(entry, value) && !entry.required);
    if (idle && (value === null || !isWithinOptional(this.vocabulary, entry.path))) this.unset(path);
    else if (value !== null) this.set(path, value);
  }

  /** Make several changes in one step. */
  together(changes: () => void): void {
    this.history.note(this.draft, '', performance.now());
    this.#together = true;
    changes();
    this.#together = false;
  }

  /** What the form calls the field at a path. */
  nameOf(path: string): string {
    return fieldName(path, this.vocabulary, WORDS);
  }

  /** The mistakes at an entry and within it. */
  mistakesAt(path: string): Mistake[] {
    return this.mistakes.filter((each) => steps(each.path).length >= steps(path).length && concerns(path, each.path));
  }

  /** The mistakes at exactly this entry. */
  mistakesJustAt(path: string): Mistake[] {
    return this.mistakes.filter((each) => each.path === path);
  }

  /** Check again, for example in another language. */
  recheck(): void {
    this.#checkAfter(0);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#edition += 1;
  }

  #changeDraft(path: string, draft: Draft): void {
    // A word that is typed is one step; each item that is added or removed is one of its own.
    if (!this.#together) this.history.note(this.draft, path.endsWith(']') ? '' : path, performance.now());
    this.draft = draft;
    this.changed = true;
    this.#checkAfter(PAUSE);
  }

  #checkAfter(pause: number): void {
    this.standing = 'checking';
    this.#edition += 1;
    const edition = this.#edition;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(edition), pause);
  }

  async #check(edition: number): Promise<void> {
    try {
      const { toml } = await http.post<{ toml: string }>('/api/rulesets/write', { rules: this.draft });
      const verdict = await http.post<Verdict>(`/api/rulesets/check?lang=${lang()}`, { toml });
      if (edition !== this.#edition) return;
      this.toml = toml;
      this.#showVerdict(verdict);
    } catch (thrown) {
      if (edition === this.#edition) this.#showFailure(asProblem(thrown), edition);
    }
  }

  #showVerdict(verdict: Verdict): void {
    this.#found = verdict.mistakes;
    this.rules = verdict.rules;
    if (verdict.rules) this.example = verdict.fleet;
    this.standing = verdict.mistakes.length ? 'broken' : 'sound';
    this.trouble = '';
  }

  #showFailure(problem: Problem, edition: number): void {
    this.standing = 'unknown';
    this.trouble = problem.detail;
    if (!problem.passing) return;
    this.#timer = setTimeout(() => void this.#check(edition), LATER);
  }
}
