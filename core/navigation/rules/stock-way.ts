import { wellFormed } from '../../kernel/well-formed';
import type { WayOn } from '../model/redirect';

/** Where a shopper looks on when the vehicle of an old link is not to be found (REDIR-04). */
const SEARCH = '/used/cars/search';

/**
 * The page of a vehicle that the dealers' stock has named (REDIR-03; vans too, CG-131), else the
 * search (REDIR-04). Whatever the stock calls it, the way stays below `/used/cars/` (RT-1).
 */
export function stockWay(slug: string | undefined): WayOn {
  const name = (slug ?? '').trim();
  // Encoding leaves dots alone, and a part of nothing but dots leads up.
  const isName = name !== '' && !/^\.+$/.test(name);
  return {
    kind: 'within',
    address: isName ? `/used/cars/${encodeURIComponent(wellFormed(name))}` : SEARCH,
    // Stock comes and goes: nobody should keep this answer.
    isPermanent: false,
  };
}
