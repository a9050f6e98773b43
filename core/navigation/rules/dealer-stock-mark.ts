import { readQueryString } from '../../kernel/query-string';
import type { DealerStockMark } from '../model/dealer-stock-mark';
import type { RequestedAddress } from '../model/redirect';

/**
 * What an old address tells of a vehicle, if it is one of the two kinds that do: a locator link with
 * `vrm` and `extref` in its query (REDIR-05), or a path with the dealer-location marker, whose last
 * dash-separated segment is the stock id (REDIR-06, WE-148).
 * @param marker of the setting; empty where there are no such addresses.
 */
export function dealerStockMark(
  marker: string,
  { path, query }: Pick<RequestedAddress, 'path' | 'query'>,
): DealerStockMark | undefined {
  const parameters = new Map(
    readQueryString(query).map(([key, value]) => [key.toLowerCase(), value.trim()]),
  );
  const registration = parameters.get('vrm') ?? '';
  const reference = parameters.get('extref') ?? '';
  if (registration !== '' && reference !== '') return { stockId: reference, registration };
  const name = path.replace(/(?<!\/)\/+$/, '');
  const last = name.slice(name.lastIndexOf('-') + 1);
  // The marker's own end is no stock id, and neither is what still has a slash in it.
  const isMarked = marker !== '' && name.slice(0, -last.length - 1).includes(marker);
  return isMarked && /^[\w%.]+$/.test(last) ? { stockId: last } : undefined;
}
