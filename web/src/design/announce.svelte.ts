/**
 * What is said aloud by screen readers: two live regions, each with a queue, so that no
 * sentence is taken away before it can be spoken. There are no others; what is to be heard
 * goes through here.
 */

import type { Attachment } from 'svelte/attachments';

/** Milliseconds that a text stands at least; sooner, a screen reader may never have read it. */
export const STANDS = 1000;

interface Waiting {
  sentence: string;
  /** Whether the next such sentence makes this one out of date. */
  passing: boolean;
}

/** A live region: its text, and what is still to be said there. */
class LiveRegion {
  text = $state('');
  #shownAt = -Infinity;
  #queue: Waiting[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(sentence: string, passing: boolean): void {
    if (passing) this.#queue = this.#queue.filter((each) => !each.passing);
    this.#queue.push({ sentence, passing });
    const wait = this.#shownAt + STANDS - performance.now();
    if (wait <= 0) this.#show();
    else this.#timer ??= setTimeout(() => this.#show(), wait);
  }

  /** Whatever waits is said together: a queue that is read one by one would lag behind the game. */
  #show(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const text = this.#queue.map((each) => each.sentence).join(' ');
    this.#queue = [];
    this.#shownAt = performance.now();
    // The same text twice is no change: a space that nobody hears makes it one.
    this.text = this.text === text ? `${text}\u00a0` : text;
  }
}

class Announcer {
  readonly #polite = new LiveRegion();
  readonly #urgent = new LiveRegion();

  get polite(): string {
    return this.#polite.text;
  }

  get urgent(): string {
    return this.#urgent.text;
  }

  say(sentence: string, urgently = false, passing = false): void {
    (urgently ? this.#urgent : this.#polite).say(sentence, passing);
  }
}

export const announcer = new Announcer();

/** Say a sentence; said again, it is heard again. */
export function announce(sentence: string, urgently = false): void {
  announcer.say(sentence, urgently);
}

/** Say what holds for the moment only, as the place of a cursor: the next one takes its turn. */
export function announcePassing(sentence: string): void {
  announcer.say(sentence, false, true);
}

/** Let what stands in an element be heard: at once, and whenever it has become something else. */
export function spoken({ urgently = false, passing = false } = {}): Attachment {
  return (element) => {
    let last = '';
    const say = (): void => {
      const text = textOf(element);
      if (text && text !== last) announcer.say(text, urgently, passing);
      last = text || last;
    };
    say();
    const observer = new MutationObserver(say);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  };
}

/** The words of an element, with a space where one part ends and the next begins. */
function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent?.trim() ?? '';
  return [...node.childNodes].map(textOf).filter(Boolean).join(' ');
}
