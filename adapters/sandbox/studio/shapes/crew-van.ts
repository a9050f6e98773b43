import type { BodyShape } from '../body/body-shape';
import { panelVan } from './panel-van';

/** The panel van with a second row of seats and glass in the sliding door. */
export const crewVan: BodyShape = {
  ...panelVan,
  style: 'crew-van',
  windows: { ...panelVan.windows, posts: [2.16], end: 3.33 },
  seatRows: [-0.1, 0.95],
};
