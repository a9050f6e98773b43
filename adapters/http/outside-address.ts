import { safeLink } from '../../core/kernel/safe-link';
import { readText } from './lenient';

/** What an address is for: to be followed, to be fetched by a page, or to lead to a lender. */
export type AddressUse = 'link' | 'media' | 'lender';

/** `tel:` and `mailto:` can be followed only; a lender is told who a shopper is, so its way is encrypted. */
const BEGINS: Readonly<Record<AddressUse, RegExp>> = {
  link: /^/,
  media: /^(?:https?:\/\/|\/)/i,
  lender: /^(?:https:\/\/|\/)/i,
};

/** Longer than browsers and servers agree on. */
const LONGEST_ADDRESS = 2_048;

/**
 * The one check of every address that comes from outside (CX-3): http, https or a path of this site,
 * and where it is for following, tel and mailto. Anything that runs or carries its own content is
 * no address. Where a redirect leads is read by `webAddress`, to the same end.
 */
export function outsideAddress(use: AddressUse, sent: unknown): string | undefined {
  const link = safeLink(readText(sent));
  return link !== undefined && link.length <= LONGEST_ADDRESS && BEGINS[use].test(link)
    ? link
    : undefined;
}
