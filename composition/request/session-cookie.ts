import * as STORAGE_NAMES from '../../adapters/storage/storage-names';
import type { Session } from '../../core/account/public';
import type { SessionEnd } from '../../ui/kit/request-facts';

/** How the cookies of a session are read and written. */
export interface SessionCookie {
  /** The token of whoever is logged in. */
  readonly read: (cookies: ReadonlyMap<string, string>) => string | undefined;
  /** The `Set-Cookie` headers that keep a session. */
  readonly keep: (session: Session) => readonly string[];
  /** Those that leave nothing of it, but for a minute why, where somebody is to be told. */
  readonly end: (why?: SessionEnd) => readonly string[];
  readonly readEnd: (cookies: ReadonlyMap<string, string>) => SessionEnd | undefined;
}

/** A token that could not stand in a header is none. */
const TOKEN = /^[\x21-\x7e]{1,4000}$/;

const ENDS: readonly SessionEnd[] = ['ended', 'logged-out', 'password-set'];
const TOLD_FOR_SECONDS = 60;

/**
 * Of a session there are two cookies: the token, which no script can read, and that there is one,
 * for the label of a link. By https the first has the prefix that lets no other host and no page
 * without https set it.
 */
export function sessionCookie(isSecure: boolean): SessionCookie {
  const { customerSession, signedIn } = STORAGE_NAMES;
  const name = isSecure ? `__Host-${customerSession}` : customerSession;
  const secure = isSecure ? '; Secure' : '';
  const tokenCookie = (value: string): string =>
    `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}`;
  const markCookie = (value: string): string =>
    `${signedIn}=${value}; Path=/; SameSite=Lax${secure}`;
  return {
    read: (cookies) => {
      const token = cookies.get(name);
      return token !== undefined && TOKEN.test(token) ? token : undefined;
    },
    keep: ({ token, expiresInSeconds }) => {
      const life = expiresInSeconds === undefined ? '' : `; Max-Age=${String(expiresInSeconds)}`;
      return [tokenCookie(encodeURIComponent(token)) + life, markCookie('1') + life];
    },
    end: (why) => [
      `${tokenCookie('')}; Max-Age=0`,
      why === undefined
        ? `${markCookie('')}; Max-Age=0`
        : `${markCookie(why)}; Max-Age=${String(TOLD_FOR_SECONDS)}`,
    ],
    readEnd: (cookies) => ENDS.find((end) => end === cookies.get(signedIn)),
  };
}
