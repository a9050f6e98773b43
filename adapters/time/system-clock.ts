import type { Clock } from '../../core/kernel/ports/clock';

/** The machine's own time. */
export const systemClock: Clock = { now: () => Date.now() };
