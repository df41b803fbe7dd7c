/**
 * The editor of a rule file: a draft, and what the server says of it.
 *
 * The browser knows no rules. Every change is debounced and checked by the server; only the
 * answer to the latest change counts (stale answers are dropped).
 */

import { asProblem, http, type Problem } from '../../api/http';
import type { components } from '../../api/schema';
import type { Ruleset, Ship } from '../../api/types';
import { lang } from '../../speech/speech.svelte';
import { concerns, type Draft, steps, type Value, valueAt, withoutValue, withValue } from './draft';
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

export class RuleEditor {
  draft = $state.raw<Draft>({});
  /** The rule file as it was last written by the server. */
  toml = $state('');
  mistakes = $state.raw<readonly Mistake[]>([]);
  /** The rules, settled for the fewest players, where they can be played. */
  ruleset = $state.raw<Ruleset | null>(null);
  /** A fleet that lies as the rules want it. */
  example = $state.raw<readonly Ship[]>([]);
  /** Every choice there is, in the language in use. */
  vocabulary = $state.raw<readonly Entry[]>([]);
  standing = $state<CheckState>('checking');
  /** Why the server could not be asked. */
  trouble = $state('');
  /** Whether something was changed since the start. */
  changed = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #edition = 0;

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

  /** Begin with a draft. */
  begin(draft: Draft): void {
    this.draft = draft;
    this.changed = false;
    this.#checkAfter(0);
  }

  get(path: string): Value | undefined {
    return valueAt(this.draft, path);
  }

  set(path: string, value: Value): void {
    this.#changeDraft(withValue(this.draft, path, value));
  }

  unset(path: string): void {
    this.#changeDraft(withoutValue(this.draft, path));
  }

  /** Make a choice; what holds anyway need not be written down. */
  choose(entry: Entry, path: string, value: Value | null): void {
    const idle = value === null || (isDefault(entry, value) && !entry.required);
    if (idle && (value === null || !isWithinOptional(this.vocabulary, entry.path))) this.unset(path);
    else if (value !== null) this.set(path, value);
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

  #changeDraft(draft: Draft): void {
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
    this.mistakes = verdict.mistakes;
    this.ruleset = verdict.rules?.ruleset ?? null;
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
