import { left, right } from 'fp-ts/Either';
import { defer, of } from 'rxjs';
import type { AccountListDesk, AccountShortlist } from '../../../core/account/public';

export interface FakeAccountList extends AccountListDesk {
  readonly now: () => AccountShortlist;
  /** What another device does, the next time before something is written. */
  readonly meanwhile: (...changes: ((slugs: readonly string[]) => readonly string[])[]) => void;
  /** How often it was written to. */
  readonly writings: () => number;
}

/** A back end that keeps one customer's list, as ours does. */
export function fakeAccountList(slugs: readonly string[] = [], version = 1): FakeAccountList {
  let list: AccountShortlist = { slugs, version };
  let waiting: ((slugs: readonly string[]) => readonly string[])[] = [];
  let writings = 0;
  const put = (next: readonly string[]) => {
    list = { slugs: next, version: list.version + 1 };
  };
  return {
    now: () => list,
    writings: () => writings,
    meanwhile: (...changes) => {
      waiting = changes;
    },
    read: () => defer(() => of(right(list))),
    write: (given) =>
      defer(() => {
        writings += 1;
        const [change, ...rest] = waiting;
        waiting = rest;
        if (change !== undefined) put(change(list.slugs));
        if (given.version !== list.version) return of(left({ kind: 'list-changed' as const }));
        put(given.slugs);
        return of(right(list));
      }),
  };
}
