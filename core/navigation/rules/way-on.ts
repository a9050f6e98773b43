import { isCampaignKey } from '../../kernel/campaign-keys';
import { readQueryString } from '../../kernel/query-string';
import { isSamePath } from '../../kernel/same-path';
import type { RequestedAddress, RedirectRule, WayOn } from '../model/redirect';

/**
 * Where a redirect leads from the address that was asked for (REDIR-01, REDIR-02, WE-147). Local
 * means of this site's own origin, which an old rule may still name without the s of https; any
 * other target must be https and is left to the browser, and is told of the query how the shopper
 * came and no more: what they look for here is nobody else's business.
 * `undefined` when the target may not be followed, or is the page that was asked for.
 */
export function wayOn(
  { target, isPermanent }: RedirectRule,
  requested: RequestedAddress,
): WayOn | undefined {
  const origin = target.origin ?? requested.origin;
  const isHere = [origin, origin.replace(/^http:/, 'https:')].includes(requested.origin);
  if (!isHere && !origin.startsWith('https://')) return undefined;
  // More than one slash at the start would name a host.
  const path = target.path.replace(/^[/\\]*/, '/');
  if (isHere && isSamePath(path, requested.path)) return undefined;
  const carried = isHere ? undefined : isCampaignKey;
  const rest = path + joinedQuery(target.query, requested.query, carried) + target.fragment;
  return isHere
    ? { kind: 'within', address: rest, isPermanent }
    : { kind: 'away', address: origin + rest, isPermanent };
}

/** The target's own query first; what was requested is kept, unless the target has a say of its own on it. */
function joinedQuery(
  own: string,
  requested: string,
  isCarried: (key: string) => boolean = () => true,
): string {
  const settled = new Set(readQueryString(own).map(([key]) => key));
  const kept = requested
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => readQueryString(part).some(([key]) => !settled.has(key) && isCarried(key)));
  const parts = [own.replace(/^\?/, ''), ...kept].filter((part) => part !== '');
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
