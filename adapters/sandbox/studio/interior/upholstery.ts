import { linearColour } from '../../pictures/linear-light';
import type { Spot, Surface, Triple } from '../tracer/surface';

/** Repeatable unevenness between -1 and 1, smooth over a cell. */
function unevenness(x: number, y: number, z: number): number {
  return (
    Math.sin(x * 1.7 + 2.3 * Math.sin(y * 1.3 + z * 0.7)) *
    Math.sin(y * 1.9 + 1.7 * Math.sin(z * 1.1 + x * 0.9)) *
    Math.sin(z * 2.1 + 2.9 * Math.sin(x * 0.8 + y * 1.7))
  );
}

const grainOf =
  (perMetre: number, depth: number) =>
  ({ x, y, z }: Spot): Triple => [
    depth * unevenness(x * perMetre, y * perMetre, z * perMetre),
    depth * unevenness(y * perMetre + 9, z * perMetre, x * perMetre + 4),
    depth * unevenness(z * perMetre + 5, x * perMetre + 3, y * perMetre),
  ];

/** Soft-touch plastic with a fine grain. */
export const plastic = (hex: string, roughness = 0.55): Surface => ({
  colour: linearColour(hex),
  roughness,
  grain: grainOf(900, 0.05),
});

export const leather = (hex: string): Surface => ({
  colour: linearColour(hex),
  roughness: 0.42,
  grain: grainOf(620, 0.075),
});

/** Woven cloth: two yarns crossing, the lighter one on top by turns. */
export function cloth(hex: string, yarn: string): Surface {
  const [ground, thread] = [linearColour(hex), linearColour(yarn)];
  return {
    colour: ({ x, y, z }) => {
      const [a, b] = [x * 700, (y + z) * 700];
      const share = 0.5 + 0.5 * Math.sin(a + b) * Math.sin(a - b);
      return [
        ground[0] + (thread[0] - ground[0]) * share,
        ground[1] + (thread[1] - ground[1]) * share,
        ground[2] + (thread[2] - ground[2]) * share,
      ];
    },
    roughness: 0.95,
    grain: grainOf(500, 0.1),
  };
}

export const carpet = (hex: string): Surface => {
  const base = linearColour(hex);
  return {
    colour: ({ x, y, z }) => {
      const tuft = 1 + 0.35 * unevenness(x * 420, y * 420, z * 420);
      return [base[0] * tuft, base[1] * tuft, base[2] * tuft];
    },
    roughness: 1,
    grain: grainOf(300, 0.22),
  };
};

export const chrome: Surface = { colour: [0.78, 0.79, 0.8], roughness: 0.14, metalness: 1 };
export const satin: Surface = { colour: [0.52, 0.53, 0.54], roughness: 0.32, metalness: 1 };
export const pianoBlack: Surface = { colour: [0.004, 0.004, 0.005], roughness: 0.3, coat: 1 };
export const rubber: Surface = { colour: [0.012, 0.012, 0.013], roughness: 0.8 };

/** Open-pored veneer: streaks that run along x. */
export const veneer = (light: string, dark: string): Surface => {
  const [pale, deep] = [linearColour(light), linearColour(dark)];
  return {
    colour: ({ x, y, z }) => {
      const bend = 0.004 * Math.sin(x * 9) + 0.002 * Math.sin(x * 23 + 1);
      const across = (y + z * 0.6 + bend) * 950;
      const streak = 0.5 + 0.32 * Math.sin(across) + 0.18 * Math.sin(across * 2.7 + x * 14);
      return [
        deep[0] + (pale[0] - deep[0]) * streak,
        deep[1] + (pale[1] - deep[1]) * streak,
        deep[2] + (pale[2] - deep[2]) * streak,
      ];
    },
    roughness: 0.4,
    coat: 0.5,
  };
};

/** Brushed metal: fine lines along x. */
export const brushed: Surface = {
  colour: [0.46, 0.47, 0.485],
  roughness: 0.34,
  metalness: 1,
  grain: ({ y, z }) => [0, 0.05 * Math.sin((y + z) * 5200), 0.05 * Math.cos((y - z) * 4700)],
};
