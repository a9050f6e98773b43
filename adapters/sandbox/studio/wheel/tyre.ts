import { drawing } from '../modelling/picture-texture';
import { fieldMesh, type Solid } from '../modelling/field-mesh';
import { part, type Part } from '../tracer/part';
import type { BodyShape } from '../body/body-shape';

/** Tread blocks, shoulders and a lettered side wall, as one solid round z. */
export async function tyre({ tyreRadius, rimRadius, tyreWidth }: BodyShape): Promise<Part[]> {
  const half = tyreWidth / 2;
  const letters = await drawing(wallArt(tyreRadius, rimRadius, tyreWidth));
  const extent = {
    from: [-tyreRadius - 0.01, -tyreRadius - 0.01, -half - 0.01],
    to: [tyreRadius + 0.01, tyreRadius + 0.01, half + 0.01],
  } as const;
  return [
    part(fieldMesh(tyreSolid(tyreRadius, rimRadius, half), extent, 0.0055), {
      colour: ({ x, y, z }) => {
        const base = 0.0105;
        if (z < half * 0.5) return [base, base, base * 1.04];
        const span = tyreRadius * 2;
        const [ink] = letters({ x, y, z, u: x / span + 0.5, v: (y - tyreRadius) / span + 0.5 });
        return [base + ink * 0.05, base + ink * 0.05, base + ink * 0.051];
      },
      roughness: 0.72,
    }),
  ];
}

function tyreSolid(outer: number, rim: number, half: number): Solid {
  return (x, y, z) => {
    const round = Math.hypot(x, y);
    const height = (round - rim) / (outer - rim);
    // The wall bulges most half way up.
    const wall = half * (0.9 + 0.13 * Math.sin(Math.PI * Math.min(1, Math.max(0, height))));
    const side = Math.abs(z) - wall;
    const crown = round - outer + 0.012 * (z / half) ** 4;
    const k = 0.045;
    const h = Math.max(k - Math.abs(side - crown), 0) / k;
    let distance = Math.max(side, crown) + (h * h * h * k) / 6;
    distance = Math.max(distance, rim - 0.004 - round);
    if (distance < -0.02 || distance > 0.02) return distance * 0.9;
    const rib = (at: number, deep: number, wide: number): number =>
      deep * Math.exp(-(((round - at) / wide) ** 2));
    const angle = Math.atan2(y, x);
    const onWall = 1 / (1 + Math.exp((Math.abs(z) < half * 0.6 ? 1 : -1) * 60));
    distance -= onWall * (rib(rim + 0.02, 0.0022, 0.003) + rib(outer - 0.036, 0.0016, 0.0022));
    // Grooves round the tread, and slots across its shoulders.
    for (const groove of [-0.5, 0, 0.5]) {
      const off = Math.abs(z - groove * half) - 0.0045;
      if (off < 0.01) distance = Math.max(distance, -Math.max(off, outer - 0.009 - round));
    }
    const slot =
      Math.abs((((((angle * 72) / (2 * Math.PI)) % 1) + 1) % 1) - 0.5) *
        ((2 * Math.PI * outer) / 72) -
      0.0032;
    if (Math.abs(z) > half * 0.6 && round > outer - 0.026)
      distance = Math.max(
        distance,
        -Math.max(slot, outer - 0.03 - round, half * 0.62 - Math.abs(z), -distance - 0.006),
      );
    return distance * 0.85;
  };
}

/** Size and maker's words round the wall, as white on black. */
function wallArt(outer: number, rim: number, width: number): string {
  const size = 1600;
  const scale = size / (outer * 2);
  const middle = ((outer + rim) / 2) * scale + 8;
  const aspect = Math.round(((outer - rim) / width) * 20) * 5;
  const words = (text: string, from: number, height: number): string =>
    [...text]
      .map((letter, index) => {
        const angle = from + index * ((height * 0.72) / middle) * (180 / Math.PI);
        return `<text transform="rotate(${angle.toFixed(2)} 800 800)" x="800" y="${String(800 - middle + height * 0.35)}" font-size="${String(height)}" font-weight="bold" text-anchor="middle" font-family="Liberation Sans, DejaVu Sans, sans-serif" fill="#fff">${letter}</text>`;
      })
      .join('');
  const label = `${String(Math.round(width * 200) * 5)}/${String(aspect)} R${String(Math.round((rim * 2) / 0.0254))}  94V`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(size)}" height="${String(size)}"><rect width="${String(size)}" height="${String(size)}"/>
    ${words('ROADMARK', -36, 66)}${words(label, 120, 44)}${words('TOURING', 204, 50)}
    <circle cx="800" cy="800" r="${String(rim * scale + 40)}" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="4"/>
    <circle cx="800" cy="800" r="${String(outer * scale - 66)}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="4"/></svg>`;
}
