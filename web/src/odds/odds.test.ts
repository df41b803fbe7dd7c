import { describe, expect, it } from 'vitest';
import { chartIn, emptyChart, packChart, unpackChart, withSign } from './chart-text';

describe('a chart in a link', () => {
  it('is read back as it was written', () => {
    const rows = ['..x.', 'o#+-', '....'];
    expect(packChart(rows)).toBe('2x1/okse/4');
    expect(unpackChart(packChart(rows), 3, 4)).toEqual(rows);
  });

  it('of other rules is no chart', () => {
    expect(unpackChart('4/4', 3, 4)).toBeNull();
    expect(unpackChart('5/4/4', 3, 4)).toBeNull();
    expect(unpackChart('3?/4/4', 3, 4)).toBeNull();
    expect(unpackChart('', 3, 4)).toBeNull();
  });

  it('is changed cell by cell', () => {
    expect(withSign(emptyChart(2, 3), [1, 2], 'x')).toEqual(['...', '..x']);
  });
});

describe('the chart of a link', () => {
  it('says by itself how large it is', () => {
    expect(chartIn('x2/1o1')).toEqual(['x..', '.o.']);
    expect(chartIn('x2/4')).toBeNull();
    expect(chartIn('')).toBeNull();
  });
});
