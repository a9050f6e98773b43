import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { GatewayFailure } from '../../kernel/failure';
import type { Reviews } from '../model/review';

/** What customers say of the group's branches, best rated first (CALL-37). */
export interface ReviewFeed {
  /**
   * Of the branch with this name in addresses; of one left to chance, and named in the answer, where
   * none is known (REV-08).
   */
  readonly reviews: (branchSlug?: string) => Observable<Either<GatewayFailure, Reviews>>;
  /** Of the second source, about the whole group and in its own order (CALL-38). */
  readonly testimonials: () => Observable<Either<GatewayFailure, Reviews>>;
}
