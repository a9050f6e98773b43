import { safeLink } from '../../core/kernel/safe-link';

/** Where something is paid: a path of the site, or an address of the web; nothing that runs, and nothing half written. */
export function checkoutAddress(url: string | undefined): string | undefined {
  const link = safeLink(url);
  return link !== undefined && /^(https?:\/\/|\/(?!\/))/i.test(link) ? link : undefined;
}
