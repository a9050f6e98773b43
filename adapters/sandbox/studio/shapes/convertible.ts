import type { BodyShape } from '../body/body-shape';
import { coupe } from './coupe';

/** The coupe with the roof down: everything above the belt but the windscreen frame is left out. */
export const convertible: BodyShape = {
  ...coupe,
  style: 'convertible',
  rearScreen: { foot: [3.5, 0.99], head: [3.3, 1.3], curve: 0.35 },
  fillet: { ...coupe.fillet, rearBelt: 0 },
  windows: { pillar: 0.052, rearPillar: 0.34, rearLean: 0, roofGap: 0.062, posts: [] },
  seatRows: [0.05, 0.7],
  features: { openRoof: true, bootLid: true },
};
