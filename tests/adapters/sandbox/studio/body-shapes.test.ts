import { describe, expect, it } from 'vitest';

import { BODY_STYLES } from '../../../../adapters/sandbox/pictures/picture-address';
import { bodyField } from '../../../../adapters/sandbox/studio/body/body-field';
import { BODY_SHAPES } from '../../../../adapters/sandbox/studio/shapes/body-shapes';
import { SILHOUETTES } from '../../../../ui/parts/body-silhouette/silhouettes';

describe.each(BODY_STYLES)('the %s body', (style) => {
  const body = bodyField(BODY_SHAPES[style]);
  const { shape } = body;

  it('is filed under its own name', () => {
    expect(shape.style).toBe(style);
  });

  it('is solid in the middle and empty outside', () => {
    expect(body.field(shape.length / 2, 0, 0.6)).toBeLessThan(0);
    expect(body.field(-0.5, 0, 0.6)).toBeGreaterThan(0);
    expect(body.field(shape.length / 2, 0, shape.height + 0.2)).toBeGreaterThan(0);
    expect(body.field(shape.length / 2, 0, 0.02)).toBeGreaterThan(0);
  });

  it('is the same on both sides', () => {
    expect(body.field(1.4, 0.7, 0.8)).toBeCloseTo(body.field(1.4, -0.7, 0.8), 9);
  });

  it('leaves room for its wheels', () => {
    for (const axle of body.axles) {
      expect(body.field(axle, shape.width / 2 - 0.1, shape.tyreRadius)).toBeGreaterThan(0);
    }
  });
});

describe('the silhouettes', () => {
  it('are small, with two wheels, of every style but the one that has the outline of another', () => {
    expect([...Object.keys(SILHOUETTES), 'three-door'].sort()).toEqual([...BODY_STYLES].sort());
    for (const { path, wheels, viewBox } of Object.values(SILHOUETTES)) {
      expect(path.length).toBeLessThan(1000);
      expect(wheels).toHaveLength(2);
      expect(viewBox).toMatch(/^0 0 \d+ \d+$/);
    }
  });
});

describe('the hatchback', () => {
  it('has a shorter tail than the estate', () => {
    const overhang = ({
      length,
      wheelbase,
      frontOverhang,
    }: (typeof BODY_SHAPES)['hatchback']): number => length - wheelbase - frontOverhang;
    expect(overhang(BODY_SHAPES.hatchback)).toBeLessThan(overhang(BODY_SHAPES.estate) - 0.2);
  });
});
