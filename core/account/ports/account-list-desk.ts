import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { GatewayFailure } from '../../kernel/failure';
import type { AccountShortlist } from '../model/account-list';

/** Why a list was not written. */
export type ListNotWritten =
  | GatewayFailure
  /** Another device has written it since it was read: it is to be read again. */
  | { readonly kind: 'list-changed' };

/**
 * Where the back end keeps the favourites of the customer who is logged in. Refused with 401 where
 * nobody is, and with 404 by a back end that keeps no such lists.
 */
export interface AccountListDesk {
  readonly read: () => Observable<Either<GatewayFailure, AccountShortlist>>;
  /**
   * Puts a list in the place of the one that was read as this version. The list that stands already
   * is written as often as is liked. @returns it as it is kept now
   */
  readonly write: (list: AccountShortlist) => Observable<Either<ListNotWritten, AccountShortlist>>;
}
