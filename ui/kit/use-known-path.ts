import { useLocation, useMatches } from 'react-router-dom';

/**
 * What a route says of itself whose address carries a secret: a token, a reference, a hash. Others
 * may know the page by this path and no more: who is reported to, what is stored, what is logged.
 */
interface SecretAddress {
  readonly knownAs: string;
}

const isSecret = (handle: unknown): handle is SecretAddress =>
  typeof handle === 'object' && handle !== null && 'knownAs' in handle;

export const knownAs = (handle: unknown): string | undefined =>
  isSecret(handle) ? handle.knownAs : undefined;

/** The path of the page that is open, as others may know it. */
export function useKnownPath(): string {
  const { pathname } = useLocation();
  const { handle } = useMatches().at(-1) ?? {};
  return knownAs(handle) ?? pathname;
}
