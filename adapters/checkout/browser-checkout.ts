import {
  NEVER,
  filter,
  from,
  fromEvent,
  map,
  merge,
  of,
  switchMap,
  take,
  type Observable,
} from 'rxjs';
import type { GatewayFailure } from '../../core/kernel/failure';
import {
  outcomePath,
  wayToPay,
  type Checkout,
  type CheckoutStart,
  type CheckoutStop,
} from '../../core/reservation/public';
import { holdCookie } from '../storage/hold-cookie';
import { isCheckoutAddress } from './checkout-address';
import type { PayByScript } from './provider-script';

/** What a browser's window has that the checkout needs. */
export interface CheckoutWindow extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  readonly location: Pick<Location, 'origin' | 'protocol' | 'assign'>;
  readonly document: { cookie: string };
}

export interface BrowserCheckoutParts {
  readonly window: CheckoutWindow;
  /** Scheme and host of the provider's pages, where they are not the site's own. */
  readonly origin?: string | undefined;
  /** The provider's own call, where there is a key for it and the page allows its script. */
  readonly byScript?: PayByScript | undefined;
  /** Whether this is a page that allows it; elsewhere the shopper goes on where it is allowed. */
  readonly isAllowedHere: () => boolean;
}

/** The answer leads nowhere that a shopper may be sent to. */
const NOWHERE: GatewayFailure = {
  kind: 'unreadable',
  problems: [{ path: 'url', expected: 'an address of the provider' }],
};

const notThere = (failure: GatewayFailure): CheckoutStop => ({ kind: 'not-there', failure });

/**
 * Leads to the session's own address where the answer has one, else by the provider's call with its
 * id, and says so where neither is possible (RES-04, RV-1). A page that the browser kept as it stood
 * and shows again after Back is told so, or its button would stay as it was.
 */
export function browserCheckout({
  window,
  origin,
  byScript,
  isAllowedHere,
}: BrowserCheckoutParts): Checkout {
  const { location, document } = window;
  const cameBack$ = fromEvent<PageTransitionEvent>(window as Window, 'pageshow').pipe(
    filter(({ persisted }) => persisted),
    take(1),
    map((): CheckoutStop => ({ kind: 'came-back' })),
  );
  const leaveFor = (address: string): Observable<CheckoutStop> => {
    location.assign(address);
    return NEVER;
  };

  function lead(start: CheckoutStart, reservePath: string): Observable<CheckoutStop> {
    const way = wayToPay(start);
    switch (way.kind) {
      case 'show':
        return leaveFor(outcomePath(start.id));
      case 'address':
        return isCheckoutAddress(way.address, location, origin)
          ? leaveFor(way.address)
          : of(notThere(NOWHERE));
      case 'script':
        if (byScript === undefined) return of(notThere(NOWHERE));
        if (!isAllowedHere()) return leaveFor(reservePath);
        return from(byScript(start.id)).pipe(
          switchMap((failure) => (failure === undefined ? NEVER : of(notThere(failure)))),
        );
    }
  }

  return {
    pay: (start, reservePath) => {
      try {
        document.cookie = holdCookie(start.id, reservePath, location.protocol === 'https:');
      } catch {
        // Where cookies are blocked, the page knows its own hold no more; the e-mail address does.
      }
      return merge(lead(start, reservePath), cameBack$).pipe(take(1));
    },
  };
}
