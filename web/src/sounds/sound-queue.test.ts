import { describe, expect, test } from 'vitest';

import { SoundQueue } from './sound-queue';
import type { Sound } from './synth';

/** A queue, and what was heard of it in order; "-" is a sound cut off. */
function listen(): { queue: SoundQueue; heard: string[] } {
  const heard: string[] = [];
  const queue = new SoundQueue(
    (sound: Sound) => heard.push(sound),
    () => heard.push('-'),
  );
  return { queue, heard };
}

describe('sounds', () => {
  test('wait for each other, and the least important one is dropped', () => {
    const { queue, heard } = listen();
    queue.play('hit');
    queue.play('sunk');
    queue.play('turn');
    expect(heard).toEqual(['hit']);
    queue.ended();
    queue.ended();
    expect(heard).toEqual(['hit', 'sunk']);
    expect(queue.heard).toBeNull();
  });

  test('give way at once to what matters much more', () => {
    const { queue, heard } = listen();
    queue.play('turn');
    queue.play('hit');
    queue.play('victory');
    expect(heard).toEqual(['turn', '-', 'hit', '-', 'victory']);
  });

  test('let a wreck be heard before the end is told', () => {
    const { queue, heard } = listen();
    queue.play('sunk');
    queue.play('victory');
    queue.play('turn');
    queue.ended();
    expect(heard).toEqual(['sunk', 'victory']);
    queue.hush();
    expect(heard.at(-1)).toBe('-');
  });
});
