import { isCampaignKey } from '../../kernel/campaign-keys';
import { readQueryString, writeQueryString } from '../../kernel/query-string';
import type { IgnoredChoice } from './address-reader';

/**
 * Where the address of a search leads on to another, what of it is not in that: how the shopper
 * came, and choices that made no sense, so that the note on those is not lost on the way.
 * @param address it leads to. @param queryString of the address that leads there.
 */
export function carriedOn(
  address: string,
  queryString: string,
  ignored: readonly IgnoredChoice[],
): string {
  const pairs = [
    ...readQueryString(queryString).filter(([key]) => isCampaignKey(key)),
    ...ignored.map(({ key, value }) => [key, value] as const),
  ];
  if (pairs.length === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${writeQueryString(pairs)}`;
}
