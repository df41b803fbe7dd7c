import { describe, expect, it } from 'vitest';
import { blocks, inline, plain } from './markdown';

describe('the rules in words', () => {
  it('have headings with an anchor in any alphabet', () => {
    expect(blocks('## Поле и флот')).toEqual([
      {
        kind: 'heading',
        level: 2,
        line: [{ kind: 'text', text: 'Поле и флот' }],
        slug: 'поле-и-флот',
      },
    ]);
  });

  it('keep items that go on in the next line together', () => {
    const [list] = blocks('- one\n  and more\n- two\n\nafter');
    expect(list).toMatchObject({ kind: 'list', ordered: false });
    expect(list?.kind === 'list' && list.items.map(plain)).toEqual(['one and more', 'two']);
  });

  it('have small seas with what is to be seen on them', () => {
    const [sea] = blocks('```sea Two ships apart.\nA.B\n...\n```');
    expect(sea).toEqual({ kind: 'sea', rows: ['A.B', '...'], caption: 'Two ships apart.' });
  });

  it('have tables with numbers to the right', () => {
    const [table] = blocks('| number | ship |\n| --: | --- |\n| 1 | carrier |');
    expect(table).toMatchObject({ kind: 'table', align: ['right', 'left'] });
    expect(table?.kind === 'table' && table.rows[0]?.map(plain)).toEqual(['1', 'carrier']);
  });

  it('show drawings as they are', () => {
    expect(blocks('```text\n##\n#.\n```\nafter')[0]).toEqual({ kind: 'drawing', text: '##\n#.' });
  });

  it('end a drawing that is not closed with the text', () => {
    expect(blocks('```\n##')).toEqual([{ kind: 'drawing', text: '##' }]);
  });

  it('tell what is literal and what is strong', () => {
    expect(inline('say `B7` **now**').map((piece) => piece.kind)).toEqual([
      'text',
      'code',
      'text',
      'strong',
    ]);
  });

  it('never contain markup: a tag is text', () => {
    expect(inline('<img src=x>')).toEqual([{ kind: 'text', text: '<img src=x>' }]);
  });
});
