import { describe, expect, it } from 'vitest';
import { closedPath, ring } from './contour';

describe('depth contours', () => {
  it('never cross: a deeper ring lies around a shallower one', () => {
    const inner = ring(100, 1, 0);
    const outer = ring(140, 2, 0);
    for (const [index, point] of inner.entries()) {
      const beyond = outer[index];
      expect(Math.hypot(point.x, point.y)).toBeLessThan(Math.hypot(beyond?.x ?? 0, beyond?.y ?? 0));
    }
  });

  it('are closed', () => {
    expect(closedPath(ring(50, 1, 0))).toMatch(/^M.*Z$/);
    expect(closedPath([])).toBe('');
  });
});
