/** What of a row of slides is in view. */
export interface CarouselView {
  /** The place of the first slide in view, from 0. */
  readonly first: number;
  /** How many are in view at once. */
  readonly shown: number;
  readonly count: number;
}

/**
 * The first slide after a step by a whole view. Past the end it goes back to the beginning, before
 * the beginning to the last full view (VDP-45, CG-095); a step that would overshoot stops at the end.
 */
export function carouselStep(
  { first, shown, count }: CarouselView,
  towards: 'next' | 'previous',
): number {
  const stride = Math.max(1, shown);
  const last = Math.max(0, count - stride);
  if (towards === 'next' ? first >= last : first <= 0) return towards === 'next' ? 0 : last;
  const wanted = towards === 'next' ? first + stride : first - stride;
  return Math.min(Math.max(wanted, 0), last);
}
