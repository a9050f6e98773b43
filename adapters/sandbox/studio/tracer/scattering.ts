import type { Sky } from './sky';
import type { Spot, Surface, Triple } from './surface';
import { blankLanding, type Landing, type TracedSet } from './traced-set';

/** Red, green and blue, written into by the caller's leave. */
export type Light = [number, number, number];

export function add(plane: Float32Array, index: number, x: number, y: number, z: number): void {
  plane[index] = (plane[index] ?? 0) + x;
  plane[index + 1] = (plane[index + 1] ?? 0) + y;
  plane[index + 2] = (plane[index + 2] ?? 0) + z;
}

/** Rays start this far off the surface, or they would meet it again. */
const LIFT = 4e-4;
/** Bounces followed after the first; what is left beyond them is guessed as this share of a white room. */
const BOUNCES = 3;
const REST = 0.12;
/** Single samples brighter than this are cut: they would show as white dots. */
const BRIGHTEST = 14;

/** What a spot shows of the light that reaches it. */
export interface Shown {
  readonly colour: Triple;
  readonly gloss: Triple;
  /** Share of the gloss that is lacquer's. */
  readonly lacquer: number;
  readonly paint: number;
}

export interface Scattering {
  /** What is seen at the landing, and its glow; leans the normal by the surface's grain. */
  readonly seen: (landing: Landing, dx: number, dy: number, dz: number, glow: Light) => Shown;
  /** Light falling on the spot from one direction of many. */
  readonly diffuse: (landing: Landing, a: number, b: number, light: Light) => void;
  /** Light from one of the directions the spot mirrors. */
  readonly mirrored: (
    landing: Landing,
    shown: Shown,
    direction: Triple,
    a: number,
    b: number,
    shine: Light,
  ) => void;
}

export const colourAt = ({ colour }: Surface, spot: Spot): Triple =>
  typeof colour === 'function' ? colour(spot) : colour;

/** Light arriving along a path; what it meets is picked by chance. */
export function scattering(set: TracedSet, sky: Sky, random: () => number): Scattering {
  const next = blankLanding();

  const follow = (from: Landing, direction: Triple, seesGlow: boolean, found: Light): void => {
    let [x, y, z] = [from.x + from.nx * LIFT, from.y + from.ny * LIFT, from.z + from.nz * LIFT];
    let [dx, dy, dz] = direction;
    let [r, g, b] = [1, 1, 1];
    found[0] = found[1] = found[2] = 0;
    for (let bounce = 0; bounce <= BOUNCES; bounce++) {
      if (set.send(x, y, z, dx, dy, dz, next) === Infinity) {
        const [skyR, skyG, skyB] = sky(dx, dy, dz);
        found[0] += r * Math.min(BRIGHTEST, skyR);
        found[1] += g * Math.min(BRIGHTEST, skyG);
        found[2] += b * Math.min(BRIGHTEST, skyB);
        return;
      }
      const { surface } = next;
      const [colourR, colourG, colourB] = colourAt(surface, next);
      if (seesGlow && bounce === 0 && surface.glow !== undefined) {
        const [glowR, glowG, glowB] = surface.glow(next);
        found[0] += glowR;
        found[1] += glowG;
        found[2] += glowB;
      }
      r *= colourR;
      g *= colourG;
      b *= colourB;
      if (bounce === BOUNCES || r + g + b < 0.01) {
        found[0] += r * REST;
        found[1] += g * REST;
        found[2] += b * REST;
        return;
      }
      x = next.x + next.nx * LIFT;
      y = next.y + next.ny * LIFT;
      z = next.z + next.nz * LIFT;
      const metal = random() < (surface.metalness ?? 0);
      [dx, dy, dz] = metal
        ? halfwayMirror(next, dx, dy, dz, surface.roughness, random(), random())
        : cosine(next.nx, next.ny, next.nz, random(), random());
    }
  };

  return {
    seen: (landing, dx, dy, dz, glow) => {
      lean(landing);
      const own = landing.surface.glow?.(landing);
      glow[0] = own?.[0] ?? 0;
      glow[1] = own?.[1] ?? 0;
      glow[2] = own?.[2] ?? 0;
      return shownBy(landing, dx, dy, dz);
    },
    diffuse: (landing, a, b, light) => {
      follow(landing, cosine(landing.nx, landing.ny, landing.nz, a, b), false, light);
    },
    mirrored: (landing, { lacquer }, [dx, dy, dz], a, b, shine) => {
      const roughness = random() < lacquer ? 0.04 : landing.surface.roughness;
      follow(landing, halfwayMirror(landing, dx, dy, dz, roughness, a, b), true, shine);
    },
  };
}

/** Fresnel's law for the base and its lacquer, and what they leave for the colour beneath. */
function shownBy(landing: Landing, dx: number, dy: number, dz: number): Shown {
  const { surface } = landing;
  const { metalness = 0, coat = 0, roughness, painted = false } = surface;
  const [r, g, b] = colourAt(surface, landing);
  const out = Math.max(0.02, -(landing.nx * dx + landing.ny * dy + landing.nz * dz));
  const grazing = Math.pow(1 - out, 5);
  const lacquer = coat * (0.04 + 0.96 * grazing);
  // Rough surfaces do not flare at their edges as smooth ones do.
  const edge = Math.max(1 - roughness, 0.04);
  const mirrors = (own: number): number => {
    const first = 0.04 * (1 - metalness) + own * metalness;
    return (first + Math.max(0, edge - first) * grazing) * (1 - lacquer);
  };
  const base: Triple = [mirrors(r), mirrors(g), mirrors(b)];
  const share = (base[0] + base[1] + base[2]) / 3;
  const left = (1 - metalness) * (1 - lacquer) * (1 - share);
  return {
    colour: [r * left, g * left, b * left],
    gloss: [base[0] + lacquer, base[1] + lacquer, base[2] + lacquer],
    lacquer: lacquer / (lacquer + share),
    paint: painted ? left : 0,
  };
}

/** Leans the normal by the surface's grain. */
function lean(landing: Landing): void {
  const { grain } = landing.surface;
  if (grain === undefined) return;
  const [x, y, z] = grain(landing);
  const [nx, ny, nz] = [landing.nx + x, landing.ny + y, landing.nz + z];
  const length = Math.hypot(nx, ny, nz) || 1;
  landing.nx = nx / length;
  landing.ny = ny / length;
  landing.nz = nz / length;
}

/** A direction round the normal, likelier the closer to it, as matt surfaces take in light. */
function cosine(nx: number, ny: number, nz: number, a: number, b: number): Triple {
  const radius = Math.sqrt(a);
  const turn = 2 * Math.PI * b;
  return around(
    nx,
    ny,
    nz,
    radius * Math.cos(turn),
    radius * Math.sin(turn),
    Math.sqrt(Math.max(0, 1 - a)),
  );
}

/** A direction in which the surface mirrors the ray, scattered by its roughness. */
function halfwayMirror(
  { nx, ny, nz }: Landing,
  dx: number,
  dy: number,
  dz: number,
  roughness: number,
  a: number,
  b: number,
): Triple {
  const alpha = roughness * roughness;
  const cos = Math.sqrt((1 - a) / (1 + (alpha * alpha - 1) * a));
  const sin = Math.sqrt(Math.max(0, 1 - cos * cos));
  const turn = 2 * Math.PI * b;
  const [hx, hy, hz] = around(nx, ny, nz, sin * Math.cos(turn), sin * Math.sin(turn), cos);
  const onto = dx * hx + dy * hy + dz * hz;
  let [rx, ry, rz] = [dx - 2 * onto * hx, dy - 2 * onto * hy, dz - 2 * onto * hz];
  const below = rx * nx + ry * ny + rz * nz;
  if (below < 0.01) {
    // Would go into the surface: turned back out of it instead.
    rx += nx * (0.02 - 2 * below);
    ry += ny * (0.02 - 2 * below);
    rz += nz * (0.02 - 2 * below);
    const length = Math.hypot(rx, ry, rz) || 1;
    return [rx / length, ry / length, rz / length];
  }
  return [rx, ry, rz];
}

/** From a frame whose third axis is the normal to the world (Duff and others, 2017). */
function around(nx: number, ny: number, nz: number, x: number, y: number, z: number): Triple {
  const sign = nz >= 0 ? 1 : -1;
  const a = -1 / (sign + nz);
  const b = nx * ny * a;
  return [
    (1 + sign * nx * nx * a) * x + b * y + nx * z,
    sign * b * x + (sign + ny * ny * a) * y + ny * z,
    -sign * nx * x - ny * y + nz * z,
  ];
}
