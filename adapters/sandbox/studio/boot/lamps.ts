import { fieldMesh, type Solid } from '../modelling/field-mesh';
import { block, inside, joined, laidOn } from '../modelling/solids';
import { part, type Part } from '../tracer/part';
import { LAMP_CLEAR, LAMP_RED, TRIM } from './boot-materials';
import type { BootPlan } from './boot-plan';
import { halfAt } from './rear-shell';

/** Rear lamps laid round both corners of the shell: red, a clear band, a black surround. */
export function rearLamps(plan: BootPlan, shell: Solid): Part[] {
  const isTall = plan.opening === 'twin-doors' || plan.opening === 'drop-tail' || plan.top > 1.6;
  const middle = plan.opening === 'twin-doors' ? 1.0 : plan.opening === 'drop-tail' ? 1.08 : 0.93;
  const high = isTall ? 0.2 : 0.085;
  return ([1, -1] as const).flatMap((hand) => {
    const out = hand * (halfAt(plan, middle) - 0.03);
    const wide = plan.opening === 'tailgate' ? 0.13 : plan.opening === 'lid' ? 0.16 : 0.05;
    const mask = (grow: number): Solid =>
      block([out - hand * 0.02, middle, -0.1], [wide + grow, high + grow, 0.22], 0.045);
    const extent = {
      from: [Math.min(out - 0.24, out + 0.24), middle - high - 0.06, -0.36],
      to: [Math.max(out - 0.24, out + 0.24), middle + high + 0.06, 0.06],
    } as const;
    const band = block(
      [out - hand * 0.02, middle - high * 0.35, -0.1],
      [wide - 0.02, high * 0.16, 0.2],
      0.01,
    );
    const lit = joined(
      0.004,
      block(
        [out - hand * 0.02, middle + high * 0.3, -0.1],
        [wide - 0.024, high * 0.14, 0.19],
        0.008,
      ),
    );
    const shownOn = inside(shell);
    return [
      part(fieldMesh(laidOn(shell, mask(0.008), 0.004), extent, 0.005, shownOn), TRIM),
      part(fieldMesh(laidOn(shell, mask(0), 0.009, 0.006), extent, 0.005, shownOn), LAMP_RED),
      part(fieldMesh(laidOn(shell, band, 0.0105, 0.003), extent, 0.004, shownOn), LAMP_CLEAR),
      part(fieldMesh(laidOn(shell, lit, 0.0108, 0.003), extent, 0.004, shownOn), {
        ...LAMP_RED,
        glow: () => [0.85, 0.03, 0.03],
      }),
    ];
  });
}
