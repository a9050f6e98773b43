import { describe, expect, it } from 'vitest';

import { BODY_STYLES } from '../../../../../adapters/sandbox/pictures/picture-address';
import { bootPlan } from '../../../../../adapters/sandbox/studio/boot/boot-plan';
import { halfAt, openingHalf } from '../../../../../adapters/sandbox/studio/boot/rear-shell';

describe('the back of a vehicle', () => {
  it.each(BODY_STYLES)('opens within its own sides: %s', (style) => {
    const plan = bootPlan(style);
    expect(plan.floor).toBeLessThanOrEqual(plan.sill);
    for (let y = plan.sill; y < plan.top - 0.1; y += 0.05)
      expect(openingHalf(plan, y)).toBeLessThan(halfAt(plan, y));
  });
});
