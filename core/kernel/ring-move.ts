import { wrapped } from './wrapped';

/** How a shopper moves through things in a row: pictures, tabs. */
export type RingMove = 'previous' | 'next' | 'first' | 'last';

/** The place a move leads to; a ring goes round at its ends (GAL-04, CG-086). */
export function placeAfter(move: RingMove, current: number, count: number): number {
  switch (move) {
    case 'previous':
      return wrapped(current - 1, count);
    case 'next':
      return wrapped(current + 1, count);
    case 'first':
      return 0;
    case 'last':
      return wrapped(-1, count);
  }
}
