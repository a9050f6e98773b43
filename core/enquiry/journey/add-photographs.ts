import { isLeft } from 'fp-ts/Either';
import { concatMap, from, map, of, reduce, take, type Observable } from 'rxjs';
import {
  LARGEST_PHOTOGRAPH,
  MOST_PHOTOGRAPHS,
  type Photograph,
  type PhotographFault,
} from '../model/photograph';
import type { PhotographDesk } from '../ports/photograph-desk';

/** What became of photographs that were posted with a form. */
export interface AddedPhotographs {
  /** Of all that the form has now. */
  readonly ids: readonly string[];
  /** Of those that were not taken. */
  readonly refused: readonly {
    readonly name: string;
    readonly why: PhotographFault | 'too-many';
  }[];
}

/**
 * Hands photographs in, one after the other, as far as there is room beside those that are there.
 * @param already the ids of those.
 */
export const addPhotographs = (
  desk: PhotographDesk,
  photographs: readonly Photograph[],
  already: readonly string[],
): Observable<AddedPhotographs> =>
  from(photographs).pipe(
    concatMap((photograph, place) => {
      const { name, bytes } = photograph;
      if (already.length + place >= MOST_PHOTOGRAPHS) return of({ name, why: 'too-many' } as const);
      if (bytes.length > LARGEST_PHOTOGRAPH) return of({ name, why: 'too-large' } as const);
      return desk.add(photograph).pipe(
        take(1),
        map((answer) => (isLeft(answer) ? { name, why: answer.left } : { id: answer.right })),
      );
    }),
    reduce(
      ({ ids, refused }: AddedPhotographs, one) =>
        'id' in one ? { ids: [...ids, one.id], refused } : { ids, refused: [...refused, one] },
      { ids: already, refused: [] },
    ),
  );
