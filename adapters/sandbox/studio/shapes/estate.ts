import type { BodyShape } from '../body/body-shape';
import { carBasis } from './car-basis';
import { saloon } from './saloon';

/** The saloon with its roof carried to the back and a raked tailgate. */
export const estate: BodyShape = {
  ...saloon,
  style: 'estate',
  length: 4.72,
  height: 1.47,
  lip: 0.11,
  deck: [
    [-0.2, 0.66],
    [0.02, 0.742],
    [0.25, 0.815],
    [0.6, 0.872],
    [1.15, 0.93],
    [1.7, 0.955],
    [2.8, 0.985],
    [3.8, 1.015],
    [4.75, 1.04],
  ],
  roof: [
    [1.3, 1.285],
    [1.95, 1.413],
    [2.5, 1.455],
    [3.1, 1.46],
    [3.8, 1.432],
    [4.5, 1.37],
  ],
  belt: [
    [1, 0.92],
    [2.6, 0.962],
    [4.4, 1.035],
  ],
  tail: [
    [0.15, 4.55],
    [0.3, 4.675],
    [0.45, 4.715],
    [0.6, 4.715],
    [0.75, 4.692],
    [0.9, 4.67],
    [1.05, 4.63],
  ],
  rearScreen: { foot: [4.62, 1.05], head: [4.2, 1.385], curve: 0.3 },
  fillet: carBasis.fillet,
  windows: {
    pillar: 0.052,
    rearPillar: 0.3,
    rearLean: -0.35,
    roofGap: 0.065,
    posts: [2.5],
    quarterBar: 3.52,
  },
  roofRails: [2.25, 4.05],
  features: { brightBelt: true },
};
