/**
 * The sorts of aim: what a weapon is pointed at, and all that follows from it on the page.
 *
 * A new sort is one entry of `AIM_SORTS`, its messages in the catalogs, and the weapons of
 * weapon.ts that are aimed so. Nothing else asks which sort it is.
 */

import type { Command } from '../api/types';
import type { Cell } from '../sea/cell';
import { type Labels, nameOf } from '../sea/labels';
import { t } from '../speech/speech.svelte';

export type Target = Extract<Command, { type: 'use-weapon' }>['target'];

/** A way in which an aim can be turned; what it is called stands in the catalogs. */
export interface Orientation {
  readonly name: string;
  /** What the button that turns it says, and what is said aloud. */
  readonly turned: string;
  /** The same as one choice among all, in the form of an order. */
  readonly choice: string;
}

/** A cell that is pointed at, with the aim turned so. */
export interface Pointing {
  readonly cell: Cell;
  readonly orientation: string;
}

export interface AimSort {
  /** The ways it can be turned, as the key R goes through them; none where it cannot. */
  readonly orientations: readonly Orientation[];
  /** The message that says what to choose now. */
  readonly todo: string;
  /** The message that stands before the box for a typed target. */
  readonly typed: string;
  /** The message above the choice of orientations. */
  readonly which: string;
  /** What can be typed: an example, or several with a slash between. */
  readonly example: (labels: Labels) => string;
  /** What is meant by pointing. */
  readonly targetAt: (pointing: Pointing) => Target;
  /** The target in words. */
  readonly say: (labels: Labels, target: Target) => string;
}

/** A cell, and as much around it as the weapon reaches. */
const CELL: AimSort = {
  orientations: [],
  todo: 'todo-area',
  typed: 'typed-cell',
  which: '',
  example: (labels) => nameOf(labels, [Math.min(6, labels.rows.length - 1), Math.min(1, labels.columns.length - 1)]),
  targetAt: ({ cell }) => ({ type: 'centre', at: cell }),
  say: (labels, target) => (target.type === 'centre' ? nameOf(labels, target.at) : ''),
};

const EDGES = ['left', 'top', 'right', 'bottom'] as const;

function isRow(edge: (typeof EDGES)[number]): boolean {
  return edge === 'left' || edge === 'right';
}

/** A whole row or a whole column. */
const LINE: AimSort = {
  orientations: [
    { name: 'row', turned: 'raid-row', choice: 'rounds-as-row' },
    { name: 'column', turned: 'raid-column', choice: 'rounds-as-column' },
  ],
  todo: 'todo-line',
  typed: 'typed-line',
  which: 'rounds-line',
  example: (labels) => `${labels.columns[0]} / ${labels.rows[0]}`,
  targetAt: ({ cell: [row, col], orientation }) =>
    orientation === 'column' ? { type: 'column', col } : { type: 'row', row },
  say: (labels, target) => {
    if (target.type === 'row') return t('rounds-line-row', { label: labels.rows[target.row] ?? '' });
    if (target.type === 'column') return t('rounds-line-column', { label: labels.columns[target.col] ?? '' });
    return '';
  },
};

/** A row or a column, entered from one of its ends. */
const LANE: AimSort = {
  orientations: EDGES.map((name) => ({ name, turned: `lane-${name}`, choice: `rounds-as-${name}` })),
  todo: 'todo-lane',
  typed: 'typed-lane',
  which: 'rounds-lane',
  example: (labels) => `${labels.columns[0]} / -${labels.rows[0]}`,
  targetAt: ({ cell: [row, col], orientation }) => {
    const edge = EDGES.find((each) => each === orientation) ?? 'left';
    return { type: 'lane', edge, line: isRow(edge) ? row : col };
  },
  say: (labels, target) => {
    if (target.type !== 'lane') return '';
    const label = (isRow(target.edge) ? labels.rows : labels.columns)[target.line] ?? '';
    return t(`rounds-lane-${target.edge}`, { label });
  },
};

export const AIM_SORTS = { cell: CELL, line: LINE, lane: LANE };

export type AimedAt = keyof typeof AIM_SORTS;
