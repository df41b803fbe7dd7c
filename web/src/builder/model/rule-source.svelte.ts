/**
 * Where the rules in the editor come from: the game that was begun with, or a file, or a link.
 *
 * What cannot be opened is said, and the editor keeps what was in it.
 */

import { asProblem } from '../../api/http';
import { t } from '../../speech/speech.svelte';
import { tomlIn } from './rule-link';
import { RuleLibrary, type RuleSet } from './rule-library.svelte';
import { type Mistake, RuleEditor } from './rule-editor.svelte';

const FIRST = 'sea-battle';

/** Bytes of a rule file; the server takes no larger one. */
const BIGGEST = 32 * 1024;

export class RuleSource {
  readonly editor = new RuleEditor();
  readonly library = new RuleLibrary();

  /** The game that was begun with; nothing where it was a file or a link. */
  base = $state(FIRST);
  trouble = $state('');
  news = $state('');
  /** Why a file or a link could not be opened. */
  unread = $state.raw<readonly Mistake[]>([]);

  /** Do something; what goes wrong is shown instead of thrown. */
  async showProblem(doing: () => Promise<void>): Promise<void> {
    try {
      await doing();
    } catch (thrown) {
      this.trouble = asProblem(thrown).detail;
    }
  }

  /** Say everything anew, in another language. */
  translate(): void {
    void this.showProblem(() => this.editor.learn());
    if (this.editor.toml) this.editor.recheck();
  }

  /** Keep the draft as it lies, for a reload or the way back from a game. */
  leave(): void {
    const { draft, changed } = this.editor;
    if (!Object.keys(draft).length) return;
    this.library.leave({ draft, base: this.base, changed });
    if (changed && location.hash && this.#linked !== draft) forgetLink();
  }

  /** The address has a link with the draft as it is now. */
  noteLink(): void {
    this.#linked = this.editor.draft;
  }

  #linked: unknown = null;

  /** Go on with a rule set of one's own. */
  take(set: RuleSet): void {
    this.#clear();
    this.base = '';
    forgetLink();
    this.editor.begin(set.draft);
    this.news = t('builder-set-opened', { name: set.name });
  }

  /** The rules of the address, or the draft that was left, or else the first game. */
  readonly open = (): void => void this.showProblem(() => this.#open());

  async #open(): Promise<void> {
    const left = this.library.left;
    if (left) {
      this.base = left.base;
      this.editor.begin(left.draft, left.changed);
    }
    if (!location.hash) return left ? undefined : this.editor.beginFrom(this.base);
    const toml = await tomlIn(location.hash);
    if (toml !== null) {
      this.base = '';
      this.unread = await this.editor.beginWith(toml);
      this.#linked = this.editor.draft;
      if (!this.unread.length) return;
    }
    this.trouble = t('builder-link-broken');
    this.base = left?.base ?? FIRST;
    if (!left) await this.editor.beginFrom(this.base);
  }

  /** Begin anew with a ready-made game. */
  start(name: string): void {
    this.#clear();
    this.base = name;
    forgetLink();
    void this.showProblem(() => this.editor.beginFrom(name));
  }

  /** Begin anew with a file. */
  load(file: File): Promise<void> {
    return this.showProblem(() => this.#load(file));
  }

  async #load(file: File): Promise<void> {
    this.#clear();
    if (file.size > BIGGEST) {
      this.trouble = t('builder-toml-too-big', { file: file.name });
      return;
    }
    this.unread = await this.editor.beginWith(await file.text());
    if (this.unread.length) {
      this.trouble = t('builder-toml-broken', { file: file.name });
      return;
    }
    this.base = '';
    forgetLink();
    this.news = t('builder-toml-loaded', { file: file.name });
  }

  #clear(): void {
    [this.trouble, this.news, this.unread] = ['', '', []];
  }
}

/** The rules of the link are no longer those in the editor. */
function forgetLink(): void {
  history.replaceState(history.state, '', '/builder');
}
