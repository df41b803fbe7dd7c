/**
 * The form in steps: which part of the rule file belongs to which, and where one is.
 *
 * All steps can be reached at any time, and all of them can be read on one page.
 */

import { tick } from 'svelte';
import { anchor, type Entry } from './vocabulary';
import { steps } from './draft';

export const STEPS = ['named', 'sea', 'fleet', 'turns', 'weapons', 'answers', 'victory', 'review'] as const;
export type Step = (typeof STEPS)[number];

const PLACES: Record<string, Step> = {
  name: 'named',
  title: 'named',
  about: 'named',
  grid: 'sea',
  sea: 'sea',
  labels: 'sea',
  fleet: 'fleet',
  seats: 'turns',
  turn: 'turns',
  rounds: 'turns',
  arsenal: 'weapons',
  manoeuvre: 'weapons',
  disclosure: 'answers',
  words: 'answers',
  victory: 'victory',
};

/** The step in which a path is chosen; what is new to the rule file stands with victory. */
export function stepOf(path: string): Step {
  return PLACES[String(steps(path)[0] ?? 'name')] ?? 'victory';
}

/** The parts of the rule file that belong to a step. */
export function partsOf(step: Step, top: readonly Entry[]): Entry[] {
  return top.filter((entry) => stepOf(entry.path) === step);
}

const WHOLE = 'seabattle.builder-whole';

export class BuilderSteps {
  current = $state<Step>('sea');
  #whole = $state(storedWhole());

  /** Whether all steps stand on one page. */
  get whole(): boolean {
    return this.#whole;
  }

  set whole(whole: boolean) {
    this.#whole = whole;
    try {
      localStorage.setItem(WHOLE, whole ? 'yes' : 'no');
    } catch {
      // Then it is chosen again the next time.
    }
  }

  shows(step: Step): boolean {
    return this.#whole || step === this.current;
  }

  /** The step before or after the current one. */
  beside(by: 1 | -1): Step | null {
    return STEPS[STEPS.indexOf(this.current) + by] ?? null;
  }

  /** Go to a step; its heading is read aloud. */
  async goTo(step: Step): Promise<void> {
    this.current = step;
    await tick();
    const heading = document.getElementById(`step-${step}`);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  }

  /** Go to the field for a path, or to the nearest place around it. */
  async lead(path: string): Promise<void> {
    this.current = stepOf(path);
    await tick();
    for (let around = path; ; around = around.replace(/(\.[^.[\]]*|\[\d+\])$/, '')) {
      const found = document.getElementById(anchor(around));
      if (found) {
        found.closest('details')?.setAttribute('open', '');
        found.scrollIntoView({ block: 'center' });
        found.querySelector<HTMLElement>('input, select, button')?.focus({ preventScroll: true });
        return;
      }
      if (!/[.[]/.test(around)) return this.goTo(this.current);
    }
  }
}

function storedWhole(): boolean {
  try {
    return localStorage.getItem(WHOLE) === 'yes';
  } catch {
    return false;
  }
}
