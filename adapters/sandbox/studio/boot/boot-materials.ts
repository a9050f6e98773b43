import { linearColour } from '../../pictures/linear-light';
import type { Surface } from '../tracer/surface';

export const PAINT: Surface = {
  colour: [0.0005, 0.0005, 0.0005],
  roughness: 0.5,
  coat: 1.25,
  painted: true,
};
export const TRIM: Surface = { colour: [0.018, 0.018, 0.019], roughness: 0.6 };
export const SEAL: Surface = { colour: [0.009, 0.009, 0.009], roughness: 0.7 };
export const LINING: Surface = {
  colour: linearColour('#85878a'),
  roughness: 0.75,
  glow: () => [0.07, 0.07, 0.07],
};
export const GLASS: Surface = { colour: [0.012, 0.014, 0.015], roughness: 0.3, coat: 1 };
export const STEEL: Surface = { colour: [0.5, 0.5, 0.51], roughness: 0.28, metalness: 1 };
export const LAMP_RED: Surface = { colour: [0.34, 0.006, 0.008], roughness: 0.25, coat: 1 };
export const LAMP_CLEAR: Surface = { colour: [0.55, 0.55, 0.56], roughness: 0.2, coat: 1 };

/** Light from the load space's own lamp, the same everywhere. */
const LAMPLIGHT = 0.26;

/** Needled felt, as load floors are covered with. */
export function felt(hex: string): Surface {
  const [r, g, b] = linearColour(hex);
  return {
    colour: ({ x, y, z }) => {
      const tuft =
        1 +
        0.16 * Math.sin(x * 631 + 3 * Math.sin(z * 411)) * Math.sin(z * 577 + y * 301) +
        0.12 * Math.sin(x * 1531 + z * 1217) * Math.sin(y * 1103 - x * 907);
      return [r * tuft, g * tuft, b * tuft];
    },
    roughness: 1,
    // What the lamp over the load adds: a boot is dark without it.
    glow: () => [r * LAMPLIGHT, g * LAMPLIGHT, b * LAMPLIGHT * 0.96],
  };
}

/** Birch ply: pale, with long grain along z or up the walls. */
export function plywood(): Surface {
  const [r, g, b] = linearColour('#c49a66');
  return {
    colour: ({ x, y, z }) => {
      const across = (x + y) * 90 + 1.6 * Math.sin(z * 2.1 + (x + y) * 5) + 0.5 * Math.sin(z * 9);
      const grain = 1 + 0.11 * Math.sin(across) + 0.06 * Math.sin(across * 3.7 + z * 4);
      return [r * grain, g * grain * 0.99, b * grain * 0.97];
    },
    roughness: 0.5,
    coat: 0.15,
    glow: () => [r * LAMPLIGHT, g * LAMPLIGHT, b * LAMPLIGHT],
  };
}
