/**
 * What the server says of a rule file, in the words of the form.
 *
 * Its sentences name keys and values as a file spells them (`again_after = "never"`); whoever
 * fills in a form has never seen those. The vocabulary knows what the form calls them.
 */

import { steps } from './draft';
import type { Entry } from './vocabulary';

export interface Words {
  readonly yes: string;
  readonly no: string;
  quote(text: string): string;
  /** An item of a list, such as the second ship class. */
  item(list: string, number: number): string;
  /** A class of ships or a special action that everybody knows, by its short name. */
  thing(name: string): string | null;
}

const SETTING = /\b([a-z]+(?:_[a-z]+)*) = (?:"([^"]*)"|(\d+|true|false))/g;

/** Keys that no language uses as a word of its own, and any that is to be taken out. */
const BARE = /\b([a-z]+(?:_[a-z]+)+|manoeuvre)\b|(?<=(?:Take|Togli|Уберите) )([a-z]+)\b/g;

/** A value as a file quotes it, beside its key or alone. */
const QUOTED = /"([a-z][a-z-]*)"/g;

const NAME = /(?<![\w-])[a-z]+(?:-[a-z]+)*(?![\w-])/g;

const lastStep = (path: string): string => path.slice(path.lastIndexOf('.') + 1).replace('[]', '');

const plain = (path: string): string => path.replace(/\[\d*\]/g, '[]');

/** The entry that a sentence at a path means by a key: the nearest one. */
function entryFor(vocabulary: readonly Entry[], key: string, path: string): Entry | undefined {
  const [root] = steps(path);
  const found = vocabulary.filter((entry) => lastStep(entry.path) === key);
  return found.find((entry) => steps(entry.path)[0] === root) ?? found[0];
}

function valueTitle(entry: Entry, value: string, words: Words): string {
  if (value === 'true') return words.yes;
  if (value === 'false') return words.no;
  return entry.values.find((each) => String(each.value) === value)?.title ?? value;
}

/** A sentence of the server's with the titles of the form in place of keys and values. */
export function inFormWords(sentence: string, path: string, vocabulary: readonly Entry[], words: Words): string {
  return sentence
    .replace(SETTING, (whole, key: string, text?: string, bare?: string) => {
      const entry = entryFor(vocabulary, key, path);
      return entry ? `${words.quote(entry.title)}: ${words.quote(valueTitle(entry, text ?? bare ?? '', words))}` : whole;
    })
    .replace(BARE, (whole) => {
      const entry = entryFor(vocabulary, whole, path);
      return entry ? words.quote(entry.title) : whole;
    })
    .replace(QUOTED, (whole, value: string) => {
      const offers = (entry: Entry): boolean => entry.values.some((each) => each.value === value);
      const entry = vocabulary.find((each) => each.path === plain(path) && offers(each)) ?? vocabulary.find(offers);
      return entry ? words.quote(valueTitle(entry, value, words)) : whole;
    })
    .replace(NAME, (whole) => words.thing(whole) ?? whole);
}

/** What the form calls the field at a path: its part, the item of a list, and the field. */
export function fieldName(path: string, vocabulary: readonly Entry[], words: Words): string {
  const names: string[] = [];
  for (const [place, step] of steps(path).entries()) {
    const around = steps(path).slice(0, place + 1);
    const name = around.reduce<string>((text, each) => (typeof each === 'number' ? `${text}[]` : text ? `${text}.${each}` : String(each)), '');
    if (typeof step === 'number') names[names.length - 1] = words.item(String(around[place - 1]), step + 1);
    else {
      const entry = vocabulary.find((each) => plain(each.path) === name);
      if (entry) names.push(entry.title);
    }
  }
  return names.join(': ');
}
