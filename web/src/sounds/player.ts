/** Lets sounds be heard, one at a time, as loud as the visitor wants; none unless switched on. */

import { settings } from '../settings/settings.svelte';
import { SoundQueue } from './sound-queue';
import { renderSound, type Sound } from './synth';

let audio: { context: AudioContext; gain: GainNode } | null = null;
let source: AudioBufferSourceNode | null = null;
const rendered = new Map<Sound, AudioBuffer>();
const queue = new SoundQueue(start, stop);

/** Have a sound heard, if any may be. */
export function play(sound: Sound): void {
  if (settings.sound) queue.play(sound);
}

/** Let one be heard to try it. */
export function tryOut(sound: Sound): void {
  queue.hush();
  queue.play(sound);
}

function start(sound: Sound): void {
  audio ??= open();
  const { context, gain } = audio;
  void context.resume();
  // By the ear twice as loud is much more than twice the gain.
  gain.gain.value = settings.volume ** 2 * 2;
  source = context.createBufferSource();
  source.buffer = rendered.get(sound) ?? render(sound, context);
  source.connect(gain);
  source.onended = ({ target }) => {
    if (target === source) queue.ended();
  };
  source.start();
}

function stop(): void {
  const old = source;
  source = null;
  old?.stop();
  old?.disconnect();
}

function open(): NonNullable<typeof audio> {
  const context = new AudioContext();
  const gain = context.createGain();
  gain.connect(context.destination);
  return { context, gain };
}

function render(sound: Sound, context: AudioContext): AudioBuffer {
  const samples = renderSound(sound, context.sampleRate);
  const buffer = context.createBuffer(1, samples.length, context.sampleRate);
  buffer.copyToChannel(samples, 0);
  rendered.set(sound, buffer);
  return buffer;
}
