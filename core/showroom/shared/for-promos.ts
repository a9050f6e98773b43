import { withFieldsNamed, type Promo } from '../../promo/public';
import type { Remote } from '../../kernel/remote';
import type { Vehicle } from '../../stock/public';

/** The same thing asked for, its value changed where it is here. */
export function changed<T, F>(remote: Remote<T, F>, change: (value: T) => T): Remote<T, F> {
  return remote.kind === 'loaded' ? { ...remote, value: change(remote.value) } : remote;
}

/**
 * A vehicle with as many of its feed's plain fields as the page's promotions name; whole while those
 * are not known. The state travels beside the HTML, and a phone pays for each byte.
 */
export const forPromos =
  (promos: readonly Promo[] | undefined) =>
  (vehicle: Vehicle): Vehicle =>
    promos === undefined ? vehicle : withFieldsNamed(promos, vehicle);
