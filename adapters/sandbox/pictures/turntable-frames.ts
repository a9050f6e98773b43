/** Where the camera stands for one frame of a full turn, `turn-00` to `turn-23`. */
export type TurntableView = `turn-${string}`;

/**
 * The frames of a full turn, 15 degrees apart. The first looks from the lead picture's direction; then the
 * camera goes round towards the nose, so that the near side of the vehicle moves to the right: whoever
 * drags to the right counts up, and after the last frame comes the first again.
 */
export const TURNTABLE_VIEWS: readonly TurntableView[] = Array.from(
  { length: 24 },
  (_, frame) => `turn-${String(frame).padStart(2, '0')}` as const,
);

/** The only width frames come in. All 24 have to arrive before a turn is smooth. */
export const TURNTABLE_WIDTH = 800;

/** Degrees round from the nose where the first frame is taken: the lead picture's own direction. */
const FIRST = 38;

/** Whether this frame is taken from near enough to the nose or the tail for a number plate to be read. */
export function showsPlate(view: TurntableView): boolean {
  const frame = TURNTABLE_VIEWS.indexOf(view);
  const around = FIRST - (frame * 360) / TURNTABLE_VIEWS.length;
  return frame >= 0 && Math.abs(Math.cos((around * Math.PI) / 180)) > 0.5;
}
