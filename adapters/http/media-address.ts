import { safeLink } from '../../core/kernel/safe-link';

/** The address of a picture or a film: http, https or a path of this site; nothing else is fetched. */
export function mediaAddress(address: string | undefined): string | undefined {
  const link = safeLink(address);
  return link !== undefined && /^(?:https?:\/\/|\/)/i.test(link) ? link : undefined;
}
