import type { IncomingHttpHeaders } from 'node:http';
import { holdCookie, typedCookie } from '../../adapters/storage/hold-cookie';
import * as STORAGE_NAMES from '../../adapters/storage/storage-names';
import type { RequestFacts } from '../../ui/kit/request-facts';

/** What a server knows of a request, as far as anybody may ask. */
export interface RawRequest {
  readonly headers: IncomingHttpHeaders;
  /** The client's network address, behind the proxies that are trusted. */
  readonly ip: string;
}

/** A request with more cookies than this has the rest left out. */
const MOST_COOKIES = 100;

/** @param isOwn whether an origin, scheme and host, is this site's. */
export const requestFacts = (
  { headers, ip }: RawRequest,
  isOwn: (origin: string) => boolean,
  waitSeconds?: number,
): RequestFacts => {
  const cookies = cookiesOf(headers.cookie ?? '');
  const isSecure = isOwn(`https://${headers.host ?? ''}`) && !isOwn(`http://${headers.host ?? ''}`);
  return {
    cookies,
    address: ip,
    referrer: ownReferrer(headers.referer, isOwn),
    receipt: cookies.get(STORAGE_NAMES.enquiryReceipt),
    leavesReceipt,
    reservation: {
      session: cookies.get(STORAGE_NAMES.reservationHold),
      typed: cookies.get(STORAGE_NAMES.reservationTyped),
    },
    leavesReservation: (session, typed, path) => leavesReservation(session, typed, path, isSecure),
    waitSeconds,
  };
};

/** Read by the server alone, and on the one page. */
const leavesReceipt = (receipt: string, path: string): string =>
  `${STORAGE_NAMES.enquiryReceipt}=${encodeURIComponent(receipt)}; Path=${path}; HttpOnly; SameSite=Lax`;

/** Browsers leave a longer one out. Bytes. */
const LONGEST_COOKIE = 4000;

/** The session is known to scripts too, which leave it in the same way; what is typed to the server alone. */
function leavesReservation(
  session: string,
  typed: string,
  path: string,
  isSecure: boolean,
): readonly string[] {
  const kept = typedCookie(typed, path, isSecure);
  return [holdCookie(session, path, isSecure), ...(kept.length > LONGEST_COOKIE ? [] : [kept])];
}

function cookiesOf(header: string): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(';', MOST_COOKIES)) {
    const cut = pair.indexOf('=');
    const name = pair.slice(0, cut).trim();
    if (cut < 1 || cookies.has(name)) continue;
    cookies.set(
      name,
      decoded(
        pair
          .slice(cut + 1)
          .trim()
          .replace(/^"(.*)"$/, '$1'),
      ),
    );
  }
  return cookies;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function ownReferrer(
  header: string | undefined,
  isOwn: (origin: string) => boolean,
): string | undefined {
  if (header === undefined || !URL.canParse(header)) return undefined;
  const { origin, pathname, search } = new URL(header);
  return isOwn(origin) ? pathname + search : undefined;
}
