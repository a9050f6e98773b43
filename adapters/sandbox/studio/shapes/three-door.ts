import type { BodyShape } from '../body/body-shape';
import { city } from './city';

/** The city car with one long door a side, and a fixed window behind it. */
export const threeDoor: BodyShape = {
  ...city,
  style: 'three-door',
  windows: { ...city.windows, posts: [2.3] },
  doors: [1.02, 2.32],
};
