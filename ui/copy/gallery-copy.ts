import type { GalleryTab } from '../../core/gallery/public';

/** GAL-01. Without pictures there is nothing to count. */
export function galleryTabWords(tab: GalleryTab, pictures: number): string {
  switch (tab) {
    case 'turn':
      return '360 view';
    case 'pictures':
      return pictures === 0
        ? 'Gallery'
        : `Gallery (${pictures} ${pictures === 1 ? 'image' : 'images'})`;
    case 'films':
      return 'Video';
  }
}

/** UX rule 14: as text. */
export const placeWords = (place: number, count: number): string => `${place + 1} of ${count}`;

/** GAL-05: "x/y". */
export const placeInShort = (place: number, count: number): string => `${place + 1}/${count}`;

export const thumbnailWords = (place: number, caption: string | undefined): string =>
  `Picture ${place + 1}${caption === undefined ? '' : `: ${caption}`}`;

export const WINTER_SALE_WORDS = 'Winter sale';

export const filmWords = (place: number, count: number): string =>
  count === 1 ? 'Play the video' : `Play video ${place + 1} of ${count}`;

export const hostedFilmWords = (place: number, count: number, host: string): string =>
  count === 1 ? `Watch the video on ${host}` : `Watch video ${place + 1} of ${count} on ${host}`;
