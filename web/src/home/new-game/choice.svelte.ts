/**
 * What somebody last chose to play, so that the next game is one click away.
 *
 * A first visitor is offered the game that is played where their language is spoken.
 */

import { lang, languageOf } from '../../speech/speech.svelte';
import { CLOCKS, type ClockName } from './clock-rule';

export const OPPONENTS = ['admiral', 'surveyor', 'hunter', 'scatter'] as const;
export type Opponent = (typeof OPPONENTS)[number];

export const BEGINNINGS = ['lot', 'first', 'second'] as const;
export type Beginning = (typeof BEGINNINGS)[number];

/** The letters that the sheets know for columns (SB2); usually those of the language. */
export const LETTERS = ['usual', 'latin', 'cyrillic', 'cyrillic-yo', 'РЕСПУБЛИКА', 'СНЕГУРОЧКА'] as const;
export type Letters = (typeof LETTERS)[number];

export const LEVELS = 10;

/** How long a side of a grid may be. */
export const SIDES = { least: 5, most: 64 };

export interface ChosenGame {
  variant: string | null;
  opponent: Opponent;
  level: number;
  begins: Beginning;
  letters: Letters;
  hints: boolean;
  seats: number;
  /** The side of a grid that all share, or null where it grows with the players. */
  side: number | null;
  clock: ClockName;
  /** Whether each keeps the own field, and every answer is proved. */
  sealed: boolean;
}

const KEY = 'seabattle.choice';

/** What a kept text says, as far as it can be understood. */
export function readChoice(text: string | null): ChosenGame {
  let kept: Record<string, unknown> = {};
  try {
    kept = (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    // Whatever it was, we begin anew.
  }
  return {
    variant: typeof kept['variant'] === 'string' ? kept['variant'] : null,
    opponent: OPPONENTS.find((each) => each === kept['opponent']) ?? 'admiral',
    level: whole(kept['level'], 1, LEVELS, 3),
    begins: BEGINNINGS.find((each) => each === kept['begins']) ?? 'lot',
    letters: LETTERS.find((each) => each === kept['letters']) ?? 'usual',
    hints: kept['hints'] !== false,
    seats: whole(kept['seats'], 2, 64, 4),
    side: typeof kept['side'] === 'number' ? whole(kept['side'], SIDES.least, SIDES.most, 10) : null,
    clock: CLOCKS.find((each) => each === kept['clock']) ?? 'none',
    sealed: kept['sealed'] === true,
  };
}

function whole(value: unknown, least: number, most: number, usual: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) return usual;
  return Math.min(most, Math.max(least, value));
}

/** The word for a computer player, as the server takes it. */
export function playerWord(opponent: Opponent, level: number): string {
  return opponent === 'admiral' ? `admiral:${level}` : opponent;
}

class GameChoices {
  #chosen = $state(readChoice(storedText()));

  get variant(): string {
    return this.#chosen.variant ?? languageOf(lang()).usualVariant;
  }
  set variant(variant: string) {
    this.#change({ variant });
  }

  get opponent(): Opponent {
    return this.#chosen.opponent;
  }
  set opponent(opponent: Opponent) {
    this.#change({ opponent });
  }

  /** How well the admiral plays. */
  get level(): number {
    return this.#chosen.level;
  }
  set level(level: number) {
    this.#change({ level });
  }

  get begins(): Beginning {
    return this.#chosen.begins;
  }
  set begins(begins: Beginning) {
    this.#change({ begins });
  }

  /** What the columns are called. */
  get letters(): Letters {
    return this.#chosen.letters;
  }
  set letters(letters: Letters) {
    this.#change({ letters });
  }

  /** The side of a shared grid; null where it grows with the players (FO1). */
  get side(): number | null {
    return this.#chosen.side;
  }
  set side(side: number | null) {
    this.#change({ side });
  }

  get hints(): boolean {
    return this.#chosen.hints;
  }
  set hints(hints: boolean) {
    this.#change({ hints });
  }

  /** How many sit down, where more than two can. */
  get seats(): number {
    return this.#chosen.seats;
  }
  set seats(seats: number) {
    this.#change({ seats });
  }

  /** The clock of tables for people. */
  get clock(): ClockName {
    return this.#chosen.clock;
  }
  set clock(clock: ClockName) {
    this.#change({ clock });
  }

  /** Whether a table is sealed, where the rules allow it. */
  get sealed(): boolean {
    return this.#chosen.sealed;
  }
  set sealed(sealed: boolean) {
    this.#change({ sealed });
  }

  #change(some: Partial<ChosenGame>): void {
    this.#chosen = { ...this.#chosen, ...some };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#chosen));
    } catch {
      // Then it is chosen for now only.
    }
  }
}

function storedText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const choice = new GameChoices();
