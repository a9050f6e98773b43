import { wrapped } from '../../kernel/wrapped';

/**
 * Frames of a walk round a vehicle in the order they should arrive: first every fourth, then those
 * half way between, then the rest, so that the vehicle turns before all are there.
 */
export function turnStages(count: number): readonly (readonly number[])[] {
  const frames = Array.from({ length: Math.max(0, count) }, (_, frame) => frame);
  return [
    frames.filter((frame) => frame % 4 === 0),
    frames.filter((frame) => frame % 4 === 2),
    frames.filter((frame) => frame % 2 === 1),
  ].filter((stage) => stage.length > 0);
}

const apart = (one: number, other: number, count: number): number => {
  const ahead = wrapped(one - other, count);
  return Math.min(ahead, count - ahead);
};

/** Of the frames that have arrived, the one nearest to the wanted, round the ends; `undefined` when none has. */
export const nearestFrame = (
  wanted: number,
  arrived: readonly number[],
  count: number,
): number | undefined =>
  arrived.toSorted((one, other) => apart(one, wanted, count) - apart(other, wanted, count))[0];

/** How far the vehicle has turned, in whole degrees from 0 to 359. */
export const turnDegrees = (frame: number, count: number): number =>
  count <= 0 ? 0 : Math.round((wrapped(frame, count) * 360) / count);

/**
 * The frame after a drag of so many pixels from the frame `from`: across the whole width is once
 * round, and to the right counts up.
 */
export const draggedFrame = (from: number, pixels: number, width: number, count: number): number =>
  wrapped(width <= 0 ? from : from + Math.round((pixels / width) * count), count);
