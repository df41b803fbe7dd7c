/**
 * Sounds, made on the spot: no files, and nothing is heard unless it is switched on.
 *
 * A splash is filtered noise, a hit is the same and lower with a thump, a sinking adds a
 * falling tone, the radar is a ping.
 */

import type { Tone } from './tone';

let context: AudioContext | null = null;

/** Let a tone be heard. */
export function play(tone: Tone): void {
  context ??= new AudioContext();
  void context.resume();
  TONES[tone](context, context.currentTime);
}

type Make = (audio: AudioContext, at: number) => void;

const TONES: Readonly<Record<Tone, Make>> = {
  miss: (audio, at) => noise(audio, at, 0.5, 1400, 0.12),
  hit: (audio, at) => {
    noise(audio, at, 0.6, 320, 0.3);
    tone(audio, at, 110, 45, 0.4, 0.35);
  },
  sunk: (audio, at) => {
    noise(audio, at, 1.1, 260, 0.35);
    tone(audio, at, 160, 32, 1.2, 0.35);
    noise(audio, at + 0.5, 0.9, 700, 0.1);
  },
  radar: (audio, at) => {
    tone(audio, at, 1240, 1240, 0.7, 0.12);
    tone(audio, at + 0.22, 1240, 1240, 0.6, 0.05);
  },
  turn: (audio, at) => {
    tone(audio, at, 523, 523, 0.18, 0.08);
    tone(audio, at + 0.14, 659, 659, 0.25, 0.08);
  },
};

function swell(audio: AudioContext, at: number, long: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(audio.destination);
  return gain;
}

function tone(
  audio: AudioContext,
  at: number,
  from: number,
  to: number,
  long: number,
  loud: number,
): void {
  const source = audio.createOscillator();
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + long);
  source.connect(swell(audio, at, long, loud));
  source.start(at);
  source.stop(at + long);
}

function noise(audio: AudioContext, at: number, long: number, pitch: number, loud: number): void {
  const length = Math.ceil(audio.sampleRate * long);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let sample = 0; sample < length; sample += 1) samples[sample] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.setValueAtTime(pitch, at);
  source.connect(filter).connect(swell(audio, at, long, loud));
  source.start(at);
}
