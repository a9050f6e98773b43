import type { Vehicle } from '../../stock/public';

/** VDP-42: as a carousel. */
export const MOST_SIMILAR = 9;
/** VDP-26, VDP-41: as a block of cards. */
export const SIMILAR_SHOWN = 4;
/** VDP-40. */
export const MOST_OF_INTEREST = 12;
/** VDP-44. */
export const INTEREST_RESULTS = 20;
/** VDP-43. */
export const GENERIC_RESULTS = 8;

type Pictured = Pick<Vehicle, 'id' | 'pictures'>;

/** Other vehicles with more than one picture, in the order given (VDP-39, VDP-41). */
export const similarOf = <V extends Pictured>(
  current: Pick<Vehicle, 'id'>,
  candidates: readonly V[],
  limit: number = MOST_SIMILAR,
): readonly V[] => othersWith(2, current, candidates).slice(0, limit);

/** Other vehicles with a picture at least, in the order given (VDP-40). */
export const ofInterest = <V extends Pictured>(
  current: Pick<Vehicle, 'id'>,
  candidates: readonly V[],
  limit: number = MOST_OF_INTEREST,
): readonly V[] => othersWith(1, current, candidates).slice(0, limit);

const othersWith = <V extends Pictured>(
  pictures: number,
  current: Pick<Vehicle, 'id'>,
  candidates: readonly V[],
): readonly V[] =>
  candidates.filter(
    (candidate, place) =>
      candidate.id !== current.id &&
      candidate.pictures.length >= pictures &&
      candidates.findIndex(({ id }) => id === candidate.id) === place,
  );
