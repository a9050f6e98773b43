/** Milliseconds between two changes of the flasher (VDP-34). */
export const FLASHER_BEAT_MS = 1000;

/** How long it flashes before it rests: the most that may blink without a switch (WCAG 2.2.2). */
export const FLASHER_REST_MS = 5000;

/** `rests` after five seconds, or never, as the document has it (decision "Flasher"). */
export type FlasherSetting = 'rests' | 'as-specified';

/** `resting` is a steady light: nothing changes any more. */
export type FlasherPhase = 'lit' | 'unlit' | 'resting';

/**
 * What the sticky bar's flasher does so long after it has appeared: lit for a second, unlit for a
 * second (VDP-34). Whoever asks for less motion has it at rest throughout.
 */
export function flasherPhase(
  setting: FlasherSetting,
  elapsedMs: number,
  reducedMotion: boolean,
): FlasherPhase {
  if (reducedMotion) return 'resting';
  if (setting === 'rests' && elapsedMs >= FLASHER_REST_MS) return 'resting';
  return Math.floor(Math.max(elapsedMs, 0) / FLASHER_BEAT_MS) % 2 === 0 ? 'lit' : 'unlit';
}
