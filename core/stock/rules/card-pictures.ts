import type { Picture, Vehicle } from '../model/vehicle';
import { wrapped } from '../../kernel/wrapped';

/** What a card's carousel shows. */
export type CardPictures =
  | { readonly kind: 'placeholder' }
  | { readonly kind: 'pictures'; readonly pictures: readonly Picture[] };

/** The pictures, or a placeholder when there is none. */
export const cardPictures = ({ pictures }: Vehicle): CardPictures =>
  pictures.length === 0 ? { kind: 'placeholder' } : { kind: 'pictures', pictures };

/** Counted from 1, for "n / total" (CARD-02); any index is brought round into the ring (CARD-03). */
export interface PictureCounter {
  readonly number: number;
  readonly total: number;
}

/** `undefined` when there is nothing to count. */
export const pictureCounter = (index: number, total: number): PictureCounter | undefined =>
  total <= 0 ? undefined : { number: wrapped(index, total) + 1, total };
