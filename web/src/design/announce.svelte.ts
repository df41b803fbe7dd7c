/** What is said aloud by screen readers: two live regions that stand in every page. */

class Announcer {
  polite = $state('');
  urgent = $state('');

  /** Say a sentence; said again, it is heard again. */
  say(sentence: string, urgently = false): void {
    const place = urgently ? 'urgent' : 'polite';
    // The same text twice is no change: a space that nobody hears makes it one.
    this[place] = this[place] === sentence ? `${sentence}\u00a0` : sentence;
  }
}

export const announcer = new Announcer();

export function announce(sentence: string, urgently = false): void {
  announcer.say(sentence, urgently);
}
