import type { Film } from '../../stock/public';

/**
 * Where a film is: on this site, where it plays in the page, or with a named host, which is called
 * only when the shopper follows a link to it. `undefined` when the address leads nowhere.
 */
export type FilmPlace =
  { readonly kind: 'here' } | { readonly kind: 'host'; readonly name: string };

export function filmPlace({ address }: Pick<Film, 'address'>): FilmPlace | undefined {
  if (/^\/(?![/\\])/.test(address)) return { kind: 'here' };
  const host = /^(?:https?:)?\/\/(?:www\.)?([^/?#@\s\\:]+)(?::\d+)?(?:[/?#]|$)/i.exec(address)?.[1];
  return host === undefined ? undefined : { kind: 'host', name: host.toLowerCase() };
}
