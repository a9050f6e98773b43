import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { GatewayFailure } from '../../kernel/failure';
import type { DealerStockMark } from '../model/dealer-stock-mark';
import type { RedirectRule } from '../model/redirect';

/** Those who know where old addresses lead. */
export interface OldAddresses {
  /** `undefined` where nobody has set a redirect for the path (CALL-49). */
  readonly redirectFor: (
    path: string,
  ) => Observable<Either<GatewayFailure, RedirectRule | undefined>>;
  /** The name of the vehicle's page; `undefined` when no such vehicle is known (CALL-50). */
  readonly slugInStock: (
    mark: DealerStockMark,
  ) => Observable<Either<GatewayFailure, string | undefined>>;
}
