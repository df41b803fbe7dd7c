/**
 * Sounds, reckoned sample by sample: no files, and the same every time.
 *
 * A splash is noise that loses its brightness, a hit a thump under it, a wreck groans and
 * bubbles; bells and a short tune tell of turns and endings. All are brought to one level
 * here, so that nobody has to reach for the volume.
 */

export const SOUNDS = ['turn', 'miss', 'radar', 'hit', 'sunk', 'lost', 'victory', 'defeat'] as const;
export type Sound = (typeof SOUNDS)[number];

/** The longest that any of them lasts, in seconds. */
export const LONGEST = 1.2;

/** The level of each: root mean square of its samples, where one is as loud as can be. */
const LEVEL = 0.1;

/** The highest sample; what would go beyond is bent down softly. */
const PEAK = 0.8;

/** Adds its samples to those that are there. */
type Voice = (samples: Float32Array, rate: number) => void;

const VOICES: Readonly<Record<Sound, { seconds: number; voices: readonly Voice[] }>> = {
  turn: { seconds: 0.55, voices: [bell(0, 659, 0.5, 0.5), bell(0.14, 880, 0.4, 0.5)] },
  miss: { seconds: 0.6, voices: [noise(0, 0.5, 3200, 500, 1), drop(0.16, 520, 0.2), drop(0.27, 700, 0.14)] },
  radar: { seconds: 0.8, voices: [bell(0, 1240, 0.6, 0.7), bell(0.26, 1240, 0.5, 0.25)] },
  hit: { seconds: 0.6, voices: [thump(0, 130, 44, 0.35, 1), noise(0, 0.4, 1500, 180, 0.7), clang(0.01, 0.25)] },
  sunk: {
    seconds: 1.15,
    voices: [thump(0, 120, 40, 0.4, 1), noise(0, 0.5, 1300, 150, 0.6), groan(0.18, 0.16), ...bubbles(0.45)],
  },
  lost: {
    seconds: 1.15,
    voices: [thump(0, 90, 34, 0.5, 1), noise(0, 0.7, 700, 110, 0.5), bell(0.3, 294, 0.8, 0.45), bell(0.3, 349, 0.8, 0.2)],
  },
  victory: {
    seconds: 1.18,
    voices: [brass(0, 392, 0.2), brass(0.15, 523, 0.2), brass(0.3, 659, 0.2), brass(0.45, 784, 0.7), brass(0.45, 523, 0.7)],
  },
  defeat: {
    seconds: 1.18,
    voices: [brass(0, 392, 0.3), brass(0.25, 330, 0.3), brass(0.5, 262, 0.66), brass(0.5, 196, 0.66)],
  },
};

/** The samples of a sound. */
export function renderSound(sound: Sound, rate: number): Float32Array<ArrayBuffer> {
  const { seconds, voices } = VOICES[sound];
  const samples = new Float32Array(Math.floor(seconds * rate));
  for (const voice of voices) voice(samples, rate);
  fadeOut(samples, rate);
  return level(samples);
}

/** No sound ends with a click. */
function fadeOut(samples: Float32Array, rate: number): void {
  const long = Math.min(samples.length, Math.floor(0.03 * rate));
  for (let at = 0; at < long; at += 1) samples[samples.length - 1 - at]! *= at / long;
}

/** Bring samples to the common level; bending peaks costs some of it, so it is done in turns. */
function level(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  for (let turn = 0; turn < 4; turn += 1) {
    const gain = LEVEL / rms(samples);
    for (let at = 0; at < samples.length; at += 1) samples[at] = PEAK * Math.tanh((samples[at]! * gain) / PEAK);
  }
  return samples;
}

/** How loud samples are, on the whole. */
export function rms(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, each) => sum + each * each, 0) / samples.length);
}

/** Run through the samples from a time on, with the seconds since then. */
function from(start: number, long: number, sampleAt: (time: number, rate: number) => number): Voice {
  return (samples, rate) => {
    const first = Math.floor(start * rate);
    const last = Math.min(samples.length, first + Math.floor(long * rate));
    for (let at = first; at < last; at += 1) samples[at]! += sampleAt((at - first) / rate, rate);
  };
}

/** A quick rise and a slow fall. */
function swell(time: number, rise: number, fall: number): number {
  return time < rise ? time / rise : Math.exp(-(time - rise) / fall);
}

/** A bell on a ship: a few partials that do not quite agree. */
function bell(start: number, pitch: number, long: number, loud: number): Voice {
  const partials = [
    [1, 1, 1],
    [2.01, 0.45, 0.6],
    [3.03, 0.22, 0.4],
    [4.2, 0.1, 0.25],
  ] as const;
  return from(start, 2 * long, (time) =>
    partials.reduce(
      (sum, [ratio, share, lasting]) =>
        sum + loud * share * Math.sin(2 * Math.PI * pitch * ratio * time) * swell(time, 0.004, (long * lasting) / 3),
      0,
    ),
  );
}

/** A soft horn: harmonics that come and go with its loudness. */
function brass(start: number, pitch: number, long: number): Voice {
  return from(start, long + 0.12, (time) => {
    const loud = time < long ? Math.min(1, time / 0.03) * (0.75 + 0.25 * Math.exp(-time * 6)) : Math.exp(-(time - long) * 40);
    let sum = 0;
    for (let harmonic = 1; harmonic <= 6; harmonic += 1) {
      sum += (Math.sin(2 * Math.PI * pitch * harmonic * time) * loud ** harmonic) / harmonic ** 1.4;
    }
    return 0.4 * loud * sum;
  });
}

/** A tone that falls: the body of a blow. */
function thump(start: number, high: number, low: number, long: number, loud: number): Voice {
  let phase = 0;
  return from(start, long * 2, (time, rate) => {
    if (time === 0) phase = 0;
    phase += (2 * Math.PI * (low + (high - low) * Math.exp(-time * 12))) / rate;
    return loud * Math.sin(phase) * swell(time, 0.006, long / 3);
  });
}

/** Steel that was struck. */
function clang(start: number, loud: number): Voice {
  const partials = [311, 523, 797, 1163];
  return from(start, 0.5, (time) =>
    partials.reduce((sum, pitch, at) => sum + (loud / (at + 1)) * Math.sin(2 * Math.PI * pitch * time) * Math.exp(-time * (9 + 4 * at)), 0),
  );
}

/** Plates that give way: a low tone that wavers and falls. */
function groan(start: number, loud: number): Voice {
  let phase = 0;
  return from(start, 0.9, (time, rate) => {
    if (time === 0) phase = 0;
    phase += (2 * Math.PI * (150 - 90 * time + 9 * Math.sin(38 * time))) / rate;
    return loud * (Math.sin(phase) + 0.5 * Math.sin(2 * phase) + 0.3 * Math.sin(3 * phase)) * swell(time, 0.12, 0.35);
  });
}

/** A drop that falls in: a short tone that rises. */
function drop(start: number, pitch: number, loud: number): Voice {
  let phase = 0;
  return from(start, 0.12, (time, rate) => {
    if (time === 0) phase = 0;
    phase += (2 * Math.PI * pitch * (1 + 6 * time)) / rate;
    return loud * Math.sin(phase) * swell(time, 0.008, 0.03);
  });
}

function bubbles(start: number): Voice[] {
  return [0, 0.11, 0.19, 0.31, 0.4, 0.52].map((late, at) => drop(start + late, 320 + 70 * ((at * 3) % 5), 0.34 - 0.03 * at));
}

/** Noise through a filter that closes: bright first, dull at the end. */
function noise(start: number, long: number, bright: number, dull: number, loud: number): Voice {
  return (samples, rate) => {
    // A generator of its own (xorshift), so that a splash is the same splash every time.
    let seed = 0x2545f491;
    let [low, lower] = [0, 0];
    from(start, long * 1.5, (time) => {
      seed ^= seed << 13;
      seed ^= seed >>> 17;
      seed ^= seed << 5;
      const cutoff = dull + (bright - dull) * Math.exp(-time * 7);
      const share = 1 - Math.exp((-2 * Math.PI * cutoff) / rate);
      low += share * (seed / 0x80000000 - low);
      lower += share * (low - lower);
      return 2 * loud * lower * swell(time, 0.012, long / 3.5);
    })(samples, rate);
  };
}
