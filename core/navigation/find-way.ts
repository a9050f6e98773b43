import { isLeft } from 'fp-ts/Either';
import { map, of, switchMap, type Observable } from 'rxjs';
import { isSamePath } from '../kernel/same-path';
import type { RequestedAddress, WayOn } from './model/redirect';
import type { OldAddresses } from './ports/old-addresses';
import { dealerStockMark } from './rules/dealer-stock-mark';
import { stockWay } from './rules/stock-way';
import { wayOn } from './rules/way-on';

/** A chain of redirects longer than this is taken for one without an end. */
const MOST_HOPS = 5;

/**
 * Where an address without a page leads (REDIR-01 to REDIR-06): one value, `undefined` when nowhere.
 * A chain of redirects is followed here to its end, so a browser makes one step; one that comes back
 * to itself is no redirect. A lookup that fails is one that found nothing (ERR-45).
 * @param marker of addresses with a dealer's location.
 */
export function findWay(
  addresses: OldAddresses,
  requested: RequestedAddress,
  marker: string,
): Observable<WayOn | undefined> {
  const mark = dealerStockMark(marker, requested);
  if (mark !== undefined) {
    return addresses
      .slugInStock(mark)
      .pipe(map((answer) => stockWay(isLeft(answer) ? undefined : answer.right)));
  }
  return followed(addresses, requested, []).pipe(
    map((way) => (way === 'endless' ? undefined : way)),
  );
}

function followed(
  addresses: OldAddresses,
  requested: RequestedAddress,
  before: readonly string[],
): Observable<WayOn | 'endless' | undefined> {
  const passed = [...before, requested.path];
  return addresses.redirectFor(requested.path).pipe(
    switchMap((answer) => {
      const rule = isLeft(answer) ? undefined : answer.right;
      const way = rule === undefined ? undefined : wayOn(rule, requested);
      if (way?.kind !== 'within') return of(way);
      const { path, query } = partsOf(way.address);
      const isEndless =
        passed.length >= MOST_HOPS || passed.some((former) => isSamePath(former, path));
      if (isEndless) return of('endless' as const);
      return followed(addresses, { ...requested, path, query }, passed).pipe(
        map((next) => {
          if (next === 'endless') return next;
          if (next === undefined) return way;
          return { ...next, isPermanent: next.isPermanent && way.isPermanent };
        }),
      );
    }),
  );
}

function partsOf(address: string): { readonly path: string; readonly query: string } {
  const [whole = ''] = address.split('#', 1);
  const cut = whole.indexOf('?');
  return cut === -1
    ? { path: whole, query: '' }
    : { path: whole.slice(0, cut), query: whole.slice(cut) };
}
