import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { of, switchMap, type Observable } from 'rxjs';
import { type GatewayFailure } from '../../kernel/failure';
import type { AccountListChange, AccountShortlist, ChangedSlugs } from '../model/account-list';
import type { AccountListDesk } from '../ports/account-list-desk';
import { changeSlugs } from '../rules/merge-lists';

/** The list as it is kept now, and what the change came to. */
export interface ListChanged extends Omit<ChangedSlugs, 'slugs'> {
  readonly list: AccountShortlist;
}

/** As often as another device may come between reading and writing. */
const MOST_TRIES = 5;

/** Asked for, and changed by somebody else time and again. */
const ALWAYS_CHANGED: GatewayFailure = { kind: 'refused', status: 409 };

/**
 * Changes an account's list, and loses nothing that another device does to it meanwhile: where the
 * list was written since it was read, it is read again and the change made to what it is now. What
 * changes nothing is not written.
 */
export function changeAccountList(
  desk: AccountListDesk,
  change: AccountListChange,
  tries = MOST_TRIES,
): Observable<Either<GatewayFailure, ListChanged>> {
  return desk.read().pipe(
    switchMap((answer): Observable<Either<GatewayFailure, ListChanged>> => {
      if (isLeft(answer)) return of(answer);
      const { slugs, done, leftOut } = changeSlugs(answer.right.slugs, change);
      if (done.length === 0) return of(right({ list: answer.right, done, leftOut }));
      return desk.write({ slugs, version: answer.right.version }).pipe(
        switchMap((written): Observable<Either<GatewayFailure, ListChanged>> => {
          if (!isLeft(written)) return of(right({ list: written.right, done, leftOut }));
          if (written.left.kind !== 'list-changed') return of(left(written.left));
          return tries <= 1 ? of(left(ALWAYS_CHANGED)) : changeAccountList(desk, change, tries - 1);
        }),
      );
    }),
  );
}
