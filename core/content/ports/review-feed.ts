import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { GatewayFailure } from '../../kernel/failure';
import type { Reviews } from '../model/review';

/** Customers' reviews of the group, best rated first (CALL-37). */
export interface ReviewFeed {
  readonly reviews: () => Observable<Either<GatewayFailure, Reviews>>;
}
