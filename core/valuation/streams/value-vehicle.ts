import { isLeft, type Either } from 'fp-ts/Either';
import { of, switchMap, type Observable } from 'rxjs';
import type { GatewayFailure } from '../../kernel/failure';
import type { Valuation } from '../model/valuation';
import type { ValuationRequest } from '../model/valuation-request';
import type { Valuer } from '../ports/valuer';

/** Processes a valuation, then fetches it (VALA-61, VALB-11). */
export const valueVehicle = (
  valuer: Pick<Valuer, 'process' | 'fetch'>,
  request: ValuationRequest,
): Observable<Either<GatewayFailure, Valuation>> =>
  valuer
    .process(request)
    .pipe(
      switchMap((hash) => (isLeft(hash) ? of(hash) : valuer.fetch(request.reading, hash.right))),
    );
