/** What is said while a fleet is placed: on the screen, and aloud. */

import { announce, announcePassing } from '../design/announce.svelte';
import type { Cell } from '../sea/cell';
import { type Labels, nameOf } from '../sea/labels';
import { cellsOf } from '../sea/shape';
import { t } from '../speech/speech.svelte';
import type { FleetDraft } from './fleet-draft.svelte';

/** What the table calls its ships and its cells. */
export interface Words {
  readonly ships: Readonly<Record<string, string>>;
  readonly labels: Labels;
}

export class PlacingMessages {
  #draft: FleetDraft;
  #words: () => Words;
  #said = $state('');

  constructor(draft: FleetDraft, words: () => Words) {
    this.#draft = draft;
    this.#words = words;
  }

  /** Say something, which stands until something else is done. */
  tell(sentence: string): void {
    this.#said = sentence;
    announce(sentence);
  }

  clearMessage(): void {
    this.#said = '';
  }

  shipName(index: number): string {
    const name = this.#draft.slots[index]?.ship_class ?? '';
    return this.#words().ships[name] ?? name;
  }

  /** The name of the ship on a cell; nothing where there is none. */
  shipAt(cell: Cell): string {
    const index = this.#draft.at(cell);
    return index === null ? '' : this.shipName(index);
  }

  /** The first cell of a ship that lies on the sea. */
  placeOf(index: number): string {
    const slot = this.#draft.slots[index];
    return slot?.at ? this.#nameOf(cellsOf(slot.drawing, slot.at)[0]) : '';
  }

  /** Whether what is said is an obstacle; a ship that is still in the hand has done nothing wrong. */
  get obstructed(): boolean {
    return !!this.#draft.trouble;
  }

  /** What to do next, or what stands in the way. */
  get advice(): string {
    const { trouble, held, inHand, fit, hovering, complete, waiting } = this.#draft;
    if (trouble) return trouble;
    if (hovering && fit && !fit.fits) return fit.sentence;
    if (this.#said) return this.#said;
    if (held === null) return complete ? t('placing-complete') : t('placing-pick', { left: waiting });
    const lies = inHand?.at && !hovering;
    return t(lies ? 'placing-selected' : 'placing-held', { ship: this.shipName(held) });
  }

  /** Whether the ship in hand may lie where it is held: aloud, for whoever does not see it. */
  tellFit(): void {
    const { fit, over, inHand } = this.#draft;
    if (!fit || !over || !inHand) return;
    const cells = cellsOf(inHand.drawing, over);
    const [from, to] = [this.#nameOf(cells[0]), this.#nameOf(cells.at(-1))];
    announcePassing(fit.fits ? t('placing-fits', { from, to }) : fit.sentence);
  }

  #nameOf(cell: Cell | undefined): string {
    return nameOf(this.#words().labels, cell ?? [0, 0]);
  }
}
