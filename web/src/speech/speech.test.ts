// @vitest-environment happy-dom
import { parse, Visitor, type BaseNode, type VariableReference } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { best } from './language';
import { LANGUAGES, type Lang } from './speech.svelte';

const FILES = import.meta.glob<string>('./*/*.ftl', { eager: true, query: '?raw', import: 'default' });
const SOURCES = import.meta.glob<string>('../**/*.{ts,svelte}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

class Variables extends Visitor {
  found = new Set<string>();

  override visitVariableReference = (node: VariableReference): void => {
    this.found.add(node.id.name);
  };
}

function variables(node: BaseNode): string[] {
  const visitor = new Variables();
  visitor.visit(node);
  return [...visitor.found].sort();
}

const SELECTION = /\{ \$(\w+) ->((?:[^{}]|\{[^{}]*\})*)\}/g;

function formOne(forms: string): string {
  return /\[one\]((?:[^{}[]|\{[^{}]*\})*)/.exec(forms)?.[1] ?? '';
}

/** Each message of a language with the facts it asks for; a message told twice is a mistake. */
function messages(lang: Lang): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [path, text] of Object.entries(FILES)) {
    if (!path.startsWith(`./${lang}/`)) continue;
    for (const entry of parse(text, {}).body) {
      expect(entry.type, `${path}: ${JSON.stringify(entry)}`).not.toBe('Junk');
      if (entry.type !== 'Message') continue;
      expect(found.has(entry.id.name), `${path}: ${entry.id.name} is told twice`).toBe(false);
      found.set(entry.id.name, variables(entry));
    }
  }
  return found;
}

/** The messages that the sources ask for by name. */
function wanted(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, text] of Object.entries(SOURCES)) {
    if (path.endsWith('.test.ts')) continue;
    for (const match of text.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)) found.set(match[1] ?? '', path);
  }
  return found;
}

describe('the catalogs', () => {
  const english = messages('en');

  it.each(LANGUAGES)('say everything in $title, with the same facts', ({ tag }) => {
    const told = messages(tag);
    expect([...told.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, facts] of told) expect([id, facts]).toEqual([id, english.get(id)]);
  });

  it('know every message the page asks for', () => {
    for (const [id, path] of wanted()) expect(english.has(id), `${id} in ${path}`).toBe(true);
  });

  it('do not say one in Russian where 21 is meant as well', () => {
    for (const [path, text] of Object.entries(FILES)) {
      if (!path.startsWith('./ru/')) continue;
      for (const [whole, name = '', forms = ''] of text.matchAll(SELECTION)) {
        if (!forms.includes('[one]')) continue;
        // 21 is one as well: a form that does not give the number is meant for 1 alone.
        expect(formOne(forms), `${path}: ${whole}`).toContain(`{ $${name} }`);
      }
    }
  });
});

const PLAIN = /(?:from|import) '(\.[^']+)'/g;
const LATE = /import\('(\.[^']+)'\)/g;
/** Asked for only where they have come: without a network, at a table, and at a sealed one. */
const BROUGHT = new Set(['offline-no-play', 'sealed-not-promised', 'rounds-line-row', 'rounds-line-column']);

/** In which area each message stands. */
function areas(): Map<string, string> {
  return new Map(
    Object.entries(FILES).flatMap(([path, text]) =>
      [...text.matchAll(/^([a-z0-9-]+) =/gm)].map(([, id = '']): [string, string] => [id, /(\w+)\.ftl/.exec(path)?.[1] ?? '']),
    ),
  );
}
const AREAS = areas();

function found(from: string, to: string): string[] {
  const path = new URL(to, `file:///src/${from.replace('../', '')}`).pathname.replace('/src/', '../');
  return [path, `${path}.ts`, `${path}.svelte`].filter((each) => each in SOURCES);
}

/** A piece of the page: all that is loaded at once with a module. */
function pieceOf(start: string): Map<string, string> {
  const [piece, left] = [new Map<string, string>(), [start]];
  for (let path = left.pop(); path; path = left.pop()) {
    const text = SOURCES[path] ?? '';
    if (piece.has(path)) continue;
    piece.set(path, text);
    for (const [, to = ''] of text.matchAll(PLAIN)) left.push(...found(path, to));
  }
  return piece;
}

/** Words that a piece asks for, or what it loads later, without having brought their area. */
function unlearned(start: string, known: ReadonlySet<string>, seen: Set<string>): string[] {
  if (seen.has(start)) return [];
  seen.add(start);
  const piece = pieceOf(start);
  const learned = new Set(known);
  for (const text of piece.values()) for (const [, area = ''] of text.matchAll(/\blearn\('(\w+)'\)/g)) learned.add(area);
  return [...piece].flatMap(([path, text]) => [
    ...[...text.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)]
      .map(([, id = '']) => id)
      .filter((id) => !BROUGHT.has(id) && !learned.has(AREAS.get(id) ?? ''))
      .map((id) => `${id} in ${path}`),
    ...[...text.matchAll(LATE)].flatMap(([, to = '']) => found(path, to).flatMap((each) => unlearned(each, learned, seen))),
  ]);
}

describe('the words of a page', () => {
  const early = new Set([...(SOURCES['./en/index.ts'] ?? '').matchAll(/'\.\/(\w+)\.ftl'/g)].map(([, area = '']) => area));
  const pages = [...(SOURCES['../routes.ts'] ?? '').matchAll(LATE)].map(([, to = '']) => to);

  it('are few where no page was opened yet', () => {
    expect([...early].sort()).toEqual(['lobby', 'shell']);
  });

  it.each([...new Set(pages)])('come with %s', (page) => {
    const [start = ''] = found('../routes.ts', page);
    expect(start).not.toBe('');
    expect(unlearned(start, early, new Set())).toEqual([]);
  });
});

describe('the languages', () => {
  it('are those whose catalogs are here', () => {
    const folders = new Set(Object.keys(FILES).map((path) => path.split('/')[1]));
    expect(LANGUAGES.map((each) => each.tag).sort()).toEqual([...folders].sort());
  });
});

describe('the language of a browser', () => {
  it('is the first that is spoken here', () => {
    expect(best(['de-DE', 'it-CH', 'en'])).toBe('it');
    expect(best(['RU'])).toBe('ru');
    expect(best(['fr', 'de'])).toBe('en');
    expect(best([])).toBe('en');
  });
});
