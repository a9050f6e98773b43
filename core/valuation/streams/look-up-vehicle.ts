import { isLeft, right, type Either } from 'fp-ts/Either';
import { map, of, switchMap, type Observable } from 'rxjs';
import type { GatewayFailure } from '../../kernel/failure';
import type { LookedUpVehicle } from '../model/looked-up-vehicle';
import type { Valuation } from '../model/valuation';
import type { LookupQuestion } from '../model/valuation-request';
import type { LookupAnswer, Valuer } from '../ports/valuer';

/** Where a lookup leads. */
export type LookupOutcome =
  | { readonly kind: 'found'; readonly vehicle: LookedUpVehicle }
  /** Reading A goes on with the valuation there is (VALA-58, VALA-59). */
  | { readonly kind: 'valued'; readonly valuation: Valuation }
  /** Reading B says so, and goes no further (VALB-18). */
  | { readonly kind: 'already-valued'; readonly answer: LookupAnswer }
  | { readonly kind: 'not-found' };

/**
 * Looks a vehicle up as the reading does: in reading A any answer with a hash is a valuation to be
 * fetched (CG-018), in reading B an existing one ends the journey.
 */
export const lookUpVehicle = (
  valuer: Pick<Valuer, 'lookUp' | 'fetch'>,
  question: LookupQuestion,
): Observable<Either<GatewayFailure, LookupOutcome>> =>
  valuer.lookUp(question).pipe(
    switchMap((answer) => {
      if (isLeft(answer)) return of(answer);
      const { hash, vehicle, existing } = answer.right;
      if (question.reading === 'b' && existing) {
        return of(right({ kind: 'already-valued', answer: answer.right } as const));
      }
      if (question.reading === 'a' && hash !== undefined) {
        return valuer
          .fetch('a', hash)
          .pipe(
            map((fetched) =>
              isLeft(fetched)
                ? fetched
                : right({ kind: 'valued', valuation: fetched.right } as const),
            ),
          );
      }
      return of(
        right(
          vehicle === undefined
            ? ({ kind: 'not-found' } as const)
            : ({ kind: 'found', vehicle } as const),
        ),
      );
    }),
  );
