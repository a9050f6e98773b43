import { add, isPositive, nothing, subtract, type Money } from '../../kernel/money';
import type { VehiclePrice } from '../model/vehicle';

/** Which figure is the large one (decision "Admin fee"): the price, or price and fee together. */
export type HeadlinePrice = 'price' | 'all-in';

/** The compulsory fee, and what the vehicle comes to with it. */
export interface AdminFeeFacts {
  readonly fee: Money;
  /** Unknown while the price is. */
  readonly total?: Money;
}

/** What is to be said of a price; all amounts include VAT except `excludingVat`. */
export type PriceFacts =
  | { readonly kind: 'no-price'; readonly adminFee?: AdminFeeFacts }
  | {
      readonly kind: 'priced';
      /** The price now: after any reduction. */
      readonly price: Money;
      /** What is set largest, by the setting. */
      readonly headline: Money;
      /** The price before, struck through, when it was higher (CARD-13). */
      readonly before?: Money;
      /** `before` less `price`. */
      readonly saving?: Money;
      /** The discounted flag, a notion of its own (CARD-27, CG-072). */
      readonly isDiscounted: boolean;
      /** Stands beside "+VAT"; for commercial vehicles only (CARD-14, MF-3). */
      readonly excludingVat?: Money;
      readonly adminFee?: AdminFeeFacts;
    };

/** The facts of a price line. No price is a normal case, never £0 (MF-1). */
export function priceFacts(price: VehiclePrice, headline: HeadlinePrice = 'price'): PriceFacts {
  const shown = shownPrice(price);
  const fee = isPositive(price.adminFee) ? price.adminFee : undefined;
  if (shown === undefined) {
    return { kind: 'no-price', ...(fee !== undefined && { adminFee: { fee } }) };
  }
  const total = add(shown, fee ?? nothing);
  const { advertised, excludingVat } = price;
  const isReduced = advertised !== undefined && advertised > shown;
  const isExVat = price.vatScheme === 'commercial' && excludingVat !== undefined;
  return {
    kind: 'priced',
    price: shown,
    headline: headline === 'all-in' ? total : shown,
    ...(isReduced && { before: advertised, saving: subtract(advertised, shown) }),
    isDiscounted: isDiscounted(price),
    ...(isExVat && isPositive(excludingVat) && { excludingVat }),
    ...(fee !== undefined && { adminFee: { fee, total } }),
  };
}

/** The price a shopper pays before the fee: the final one, else the advertised. Free is no price. */
export const shownPrice = ({ final, advertised }: VehiclePrice): Money | undefined =>
  [final, advertised].find((price) => price !== undefined && isPositive(price));

/** CARD-27: a scheme is given and not commercial, and the discount price is above 0 and below the price. */
export const isDiscounted = ({ vatScheme, discount, advertised }: VehiclePrice): boolean =>
  vatScheme === 'other' &&
  discount !== undefined &&
  advertised !== undefined &&
  isPositive(discount) &&
  discount < advertised;
