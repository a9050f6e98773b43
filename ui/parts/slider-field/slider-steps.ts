/** Where a slider can stand. */
export interface SliderReach {
  readonly min: number;
  readonly max: number;
  /** Between two stops, counted from `min`. The value itself may lie between: it was typed. */
  readonly step: number;
}

/** Steps of Page Up and Page Down (UX rule 8). */
const PAGE = 5;

const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: PAGE,
  PageDown: -PAGE,
  Home: -Infinity,
  End: Infinity,
};

/** Where a key takes a slider; `undefined` for a key that does not move it. */
export function keyMove(key: string, value: number, reach: SliderReach): number | undefined {
  const steps = KEY_STEPS[key];
  return steps === undefined ? undefined : stepsFrom(value, steps, reach);
}

/**
 * Where a pull leads to. The nearest stop; but a pull that is too short to reach one goes a whole
 * step in its direction, so that small nudges, such as a screen reader's, always move the slider.
 */
export function pullTo(pulled: number, value: number, reach: SliderReach): number {
  const { min, step } = reach;
  const nearest = within(min + Math.round((pulled - min) / step) * step, reach);
  const isNudge = pulled !== value && Math.abs(pulled - value) < step;
  return isNudge ? stepsFrom(value, Math.sign(pulled - value), reach) : nearest;
}

export const isOnStop = (value: number, { min, step }: SliderReach): boolean =>
  (value - min) % step === 0;

/** From between two stops, the first step only goes to the next of them. */
function stepsFrom(value: number, steps: number, reach: SliderReach): number {
  const { min, step } = reach;
  const stops = (value - min) / step;
  const from = steps > 0 ? Math.floor(stops) : Math.ceil(stops);
  return within(min + (from + steps) * step, reach);
}

const within = (value: number, { min, max }: SliderReach): number =>
  Math.min(max, Math.max(min, value));
