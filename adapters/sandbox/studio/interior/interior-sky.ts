import { ease } from '../body/blend';
import type { Sky } from '../tracer/sky';

/** The studio from inside a car: pale walls all round, a long softbox ahead and above, a pale floor. */
export const interiorSky: Sky = (x, y, z) => {
  if (y < 0) {
    const floor = 0.62 - 0.2 * ease(0, 0.6, -y);
    return [floor, floor, floor * 0.99];
  }
  let light = 1.05 + 0.5 * ease(0.1, 0.9, y);
  const [ahead, across] = [-z / Math.max(y, 0.05), x / Math.max(y, 0.05)];
  const softbox = (1 - ease(0.55, 0.8, Math.abs(across))) * (1 - ease(2.2, 3, Math.abs(ahead)));
  light += 2.1 * softbox * ease(0.12, 0.3, y);
  // A bank outside each side window, the driver's the brighter, gives the trim its modelling.
  const bank = ease(0.55, 0.8, Math.abs(x)) * ease(0.08, 0.2, y) * (1 - ease(0.6, 0.8, y));
  light += (x > 0 ? 1.5 : 1.0) * bank;
  return [light, light, light * 1.01];
};
