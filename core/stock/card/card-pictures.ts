import type { Picture, Vehicle } from '../model/vehicle';

/** What a card's carousel shows. */
export type CardPictures =
  | { readonly kind: 'placeholder' }
  | { readonly kind: 'pictures'; readonly pictures: readonly Picture[] };

/** The pictures, or a placeholder when there is none. */
export const cardPictures = ({ pictures }: Vehicle): CardPictures =>
  pictures.length === 0 ? { kind: 'placeholder' } : { kind: 'pictures', pictures };
