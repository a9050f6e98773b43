import { isSamePath } from '../../kernel/same-path';

/** Where somebody logs in who came to a page of customers (AUTH-06). */
export const LOGIN_PATH = '/login';
/** Where a session that has ended leads (AUTH-05). */
export const SESSION_ENDED_PATH = '/click-collect?login=1';
/** What a customer has here (HEAD-08). */
export const DASHBOARD_PATH = '/click-collect/';
/** Where a password is asked for, and set (ROUTE-16). */
export const PASSWORD_RESET_PATH = '/click-collect/password-reset/';

/** The name under which an address says where a login leads on to. */
export const NEXT_NAME = 'next';

const LONGEST_ADDRESS = 2000;

/** What some browsers and some servers read as something else than it looks. */
const NOT_PLAIN = /[\\\p{Cc}\s]|\/\/|\/\.{1,2}(?:\/|$)/u;

/**
 * A page of this site by the address that somebody gave, or the dashboard: a link that leads to our
 * login must not lead to a stranger afterwards (RT-1), nor back to the login, nor to a link that is
 * used up (AC-1).
 */
export function ownAddress(given: string | null | undefined): string {
  const address = given ?? '';
  const [path, rest] = splitPath(address);
  const isOurs =
    address.length <= LONGEST_ADDRESS &&
    path.startsWith('/') &&
    !NOT_PLAIN.test(path) &&
    !/[\\\p{Cc}]/u.test(rest);
  return isOurs && !leadsBack(path) ? address : DASHBOARD_PATH;
}

function splitPath(address: string): readonly [string, string] {
  const cut = address.search(/[?#]/);
  return cut < 0 ? [address, ''] : [address.slice(0, cut), address.slice(cut)];
}

const leadsBack = (path: string): boolean =>
  isSamePath(path, LOGIN_PATH) || `${path}/`.startsWith(PASSWORD_RESET_PATH);

/** The login that leads on to an address of this site. */
export const loginPath = (next: string): string => {
  const own = ownAddress(next);
  return isSamePath(own, DASHBOARD_PATH)
    ? LOGIN_PATH
    : `${LOGIN_PATH}?${NEXT_NAME}=${encodeURIComponent(own)}`;
};
