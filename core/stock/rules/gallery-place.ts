import { wrapped } from '../../kernel/wrapped';

/** How a shopper moves through pictures. */
export type GalleryMove = 'previous' | 'next' | 'first' | 'last';

/** The place a move leads to; pictures go round at the ends (GAL-04, CG-086). */
export function placeAfter(move: GalleryMove, current: number, count: number): number {
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
