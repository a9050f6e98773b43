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
