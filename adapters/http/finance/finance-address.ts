import { safeLink } from '../../../core/kernel/safe-link';

/** Where a lender leads: https or a path of this site; anything else is no address (CX-3). */
export function financeAddress(address: string | undefined): string | undefined {
  const link = safeLink(address);
  return link !== undefined && /^(?:https:\/\/|\/)/i.test(link) ? link : undefined;
}
