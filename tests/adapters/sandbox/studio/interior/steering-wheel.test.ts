import { describe, expect, it } from 'vitest';

import { INTERIOR_NAMES } from '../../../../../adapters/sandbox/pictures/interior-name';
import { INTERIORS } from '../../../../../adapters/sandbox/studio/interior/interior-set';
import { steeringWheel } from '../../../../../adapters/sandbox/studio/interior/steering-wheel';

describe('a furnished cabin', () => {
  it.each(INTERIOR_NAMES)('has its steering wheel on the right, as in Britain: %s', (name) => {
    for (const { geometry } of steeringWheel(INTERIORS[name], 0.02)) {
      geometry.computeBoundingBox();
      expect(geometry.boundingBox?.min.x).toBeGreaterThan(0.1);
    }
  });
});
