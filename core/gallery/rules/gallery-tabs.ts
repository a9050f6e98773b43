import type { VehicleInFull } from '../../stock/public';

/** What a gallery can show: a walk round the vehicle, its pictures, its films (GAL-01, GAL-09). */
export type GalleryTab = 'turn' | 'pictures' | 'films';

/** Whether films come before pictures where a vehicle has any (GAL-03). */
export type GalleryOrder = 'pictures-first' | 'video-first';

export interface GalleryTabs {
  /** As they stand in a row. */
  readonly tabs: readonly GalleryTab[];
  /** The one that is open when the page opens. */
  readonly opened: GalleryTab;
}

/**
 * The tabs of a vehicle, in the documents' order: a 360 view and films only where there are any
 * (GAL-01). The pictures are open at first, since the first of them is what a shopper came to see;
 * with films first, films stand first in the row and are open (GAL-03).
 */
export function galleryTabs(
  { turntable, films }: Pick<VehicleInFull, 'turntable' | 'films'>,
  order: GalleryOrder,
): GalleryTabs {
  const turn: readonly GalleryTab[] = turntable.length > 0 ? ['turn'] : [];
  if (films.length === 0) return { tabs: [...turn, 'pictures'], opened: 'pictures' };
  return order === 'video-first'
    ? { tabs: ['films', ...turn, 'pictures'], opened: 'films' }
    : { tabs: [...turn, 'pictures', 'films'], opened: 'pictures' };
}
