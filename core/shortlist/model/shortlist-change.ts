/** The two lists that a shopper fills by hand. */
export type ShortlistName = 'favourites' | 'compare';

/**
 * What the shopper has just done to a list: told to them with a way back, and reported where they
 * have agreed to that (FAV-03). `place` is where the vehicle stood or stands, counted from 0.
 */
export type ShortlistChange =
  | {
      readonly kind: 'added' | 'removed';
      readonly list: ShortlistName;
      readonly slug: string;
      readonly place: number;
    }
  | {
      readonly kind: 'replaced';
      readonly list: 'compare';
      /** The vehicle that is held now. */
      readonly slug: string;
      /** The vehicle that it took the place of. */
      readonly former: string;
      readonly place: number;
    };
