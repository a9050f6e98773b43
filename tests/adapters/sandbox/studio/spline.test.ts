import { describe, expect, it } from 'vitest';

import { smoothMax, smoothMin } from '../../../../adapters/sandbox/studio/body/blend';
import { spline } from '../../../../adapters/sandbox/studio/body/spline';

describe('a body curve', () => {
  const curve = spline([
    [0, 1],
    [1, 2],
    [3, 2.5],
    [4, 1],
  ]);

  it('passes through its knots', () => {
    expect([0, 1, 3, 4].map((x) => Number(curve(x).toFixed(9)))).toEqual([1, 2, 2.5, 1]);
  });

  it('runs straight beyond its ends', () => {
    expect(curve(6) - curve(5)).toBeCloseTo(curve(5) - curve(4), 9);
  });
});

describe('a rounded meeting of two surfaces', () => {
  it('only adds material at the seam', () => {
    expect(smoothMax(1, 0, 0.1)).toBe(1);
    expect(smoothMax(0, 0, 0.12)).toBeCloseTo(0.02, 9);
    expect(smoothMin(0, 0, 0.12)).toBeCloseTo(-0.02, 9);
  });
});
