import { describe, expect, test } from 'vitest';

import { LONGEST, renderSound, rms, SOUNDS } from './synth';

const RATE = 44_100;

const decibels = (ratio: number): number => 20 * Math.log10(ratio);

describe('the sounds', () => {
  const rendered = SOUNDS.map((sound) => ({ sound, samples: renderSound(sound, RATE) }));

  test.each(rendered)('$sound is short, does not clip, and ends softly', ({ samples }) => {
    expect(samples.length / RATE).toBeLessThanOrEqual(LONGEST);
    expect(Math.max(...samples.map(Math.abs))).toBeLessThan(0.99);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001);
  });

  test('are as loud as each other, by two decibels', () => {
    const levels = rendered.map(({ samples }) => decibels(rms(samples)));
    expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(2);
  });

  test('differ from each other, and are the same every time', () => {
    const prints = new Set(rendered.map(({ samples }) => samples.slice(0, 4000).join()));
    expect(prints.size).toBe(SOUNDS.length);
    expect(renderSound('miss', RATE)).toEqual(rendered.find(({ sound }) => sound === 'miss')?.samples);
  });
});
