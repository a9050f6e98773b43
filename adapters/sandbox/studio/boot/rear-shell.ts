import { smoothMax, smoothMin } from '../body/blend';
import type { Solid } from '../modelling/field-mesh';
import type { BootPlan } from './boot-plan';

/** Half width of the body at a height: sides lean in above the shoulder. */
export function halfAt({ width, shoulder, opening }: BootPlan, y: number): number {
  const above = Math.max(0, y - shoulder);
  const lean = opening === 'twin-doors' ? 0.09 : opening === 'tailgate' ? 0.34 : 0.1;
  const below = Math.max(0, 0.55 - y);
  return width / 2 - 0.012 - lean * above - 0.2 * above * above - 0.5 * below * below;
}

/** How far forward the tail is at a height: it leans above the shoulder. */
export function tailLean({ opening, shoulder }: BootPlan, y: number): number {
  const above = Math.max(0, y - shoulder);
  if (opening === 'tailgate') return 0.42 * above ** 1.3;
  return opening === 'twin-doors' ? 0.03 * y : 0.1 * above;
}

/** Half width of the opening at a height. */
export function openingHalf({ half, sill, top }: BootPlan, y: number): number {
  const share = Math.min(1, Math.max(0, (y - sill) / (top - sill)));
  return half[0] + (half[1] - half[0]) * share;
}

/** The opening itself, as far as the load space goes; negative within. */
export const openingSolid =
  (plan: BootPlan): Solid =>
  (x, y, z) => {
    const { sill, top, opening, depth } = plan;
    const header = opening === 'tailgate' ? 0.085 : opening === 'twin-doors' ? 0.1 : -0.6;
    const across = Math.abs(x) - openingHalf(plan, y);
    const up = Math.max(sill - y, y - (top - header));
    const corner = opening === 'twin-doors' ? 0.09 : 0.16;
    const flat = smoothMax(across, up, corner);
    const lidFront = opening === 'lid' ? 0.62 : depth;
    return Math.max(flat, -z - lidFront);
  };

/** The body from outside, its corners rounded, with the opening through it. */
export function rearShell(plan: BootPlan): Solid {
  const { top, opening, depth } = plan;
  const opened = openingSolid(plan);
  const isBed = opening === 'drop-tail';
  return (x, y, z) => {
    const side = (Math.abs(x) - halfAt(plan, y)) * 0.94;
    const crown = y - top + (opening === 'lid' ? 0.05 : 0.06) * (x / plan.width) ** 2 * 2;
    const lean = tailLean(plan, y);
    const bow = 0.22 * (x / plan.width) ** 2 * (isBed ? 0.3 : 1);
    const tail = (z + lean + bow) * 0.93;
    let distance = smoothMax(side, crown, opening === 'twin-doors' ? 0.16 : isBed ? 0.05 : 0.2);
    distance = smoothMax(distance, tail, opening === 'twin-doors' ? 0.12 : isBed ? 0.06 : 0.2);
    distance = smoothMax(distance, 0.24 - y, 0.08);
    if (!isBed) distance = smoothMin(distance, bumper(plan, x, y, z), 0.035);
    const hollow = isBed
      ? Math.max(Math.abs(x) - openingHalf(plan, y), plan.sill - y, -z - depth)
      : opened(x, y, z);
    // The skin is a shell round the load space, which has linings of its own.
    return smoothMax(distance, -hollow, 0.03);
  };
}

/** Bumper across the tail under the sill. */
function bumper(plan: BootPlan, x: number, y: number, z: number): number {
  const high = plan.sill - 0.11;
  const side = Math.abs(x) - plan.width / 2 + 0.01;
  const face = z - 0.055 + 0.2 * (x / plan.width) ** 2;
  const up = Math.max(y - high, 0.25 - y);
  return smoothMax(smoothMax(side, face, 0.2), smoothMax(up, -z - 0.5, 0.05), 0.05);
}
