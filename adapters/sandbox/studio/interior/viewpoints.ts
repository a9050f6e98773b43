import type { Viewpoint } from '../tracer/viewpoint';

/** Where the camera is inside a cabin. */
export const VIEWPOINTS: Readonly<Record<'dashboard' | 'seats', Viewpoint>> = {
  // Between the front seats, at the height of the headrests.
  dashboard: { from: [-0.02, 1.14, 0.93], to: [0.02, 0.755, -0.4], angle: 54 },
  // Outside the open passenger's door, at the kerb.
  seats: { from: [-2.05, 1.1, -0.36], to: [0, 0.665, 0.33], angle: 35 },
};
