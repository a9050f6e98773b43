import { isRight } from 'fp-ts/Either';
import { figuresWithPartExchange, type Quote } from '../../finance/public';
import { isPositive, type Money } from '../../kernel/money';
import type { PriceFacts } from '../../stock/public';
import { broughtBy, leftToPay, type LeftToPay, type OwnCar } from '../../valuation/public';

/** What a vehicle costs a shopper who gives their own car for it. */
export interface CostWithOwnCar extends LeftToPay {
  /** A vehicle whose price also stands without VAT: the car's price has VAT in it, so this is against the price with it. */
  readonly isWithVat: boolean;
  /** The compulsory fee is in `toPay`. */
  readonly isWithFee: boolean;
  /** A month, with the car beside the deposit of the quote; an illustration. Absent where there is none to be had. */
  readonly monthly?: Money;
}

/**
 * The total a shopper would pay, fee and VAT included, less what the car brings. None without a
 * price of either, or once that of the car is out of date.
 *
 * @param quote the one whose monthly figure stands beside the price, where one does
 */
export function costWithOwnCar(
  price: PriceFacts,
  quote: Quote | undefined,
  car: OwnCar,
): CostWithOwnCar | undefined {
  if (price.kind === 'no-price' || car.isOutOfDate) return undefined;
  const left = leftToPay(price.adminFee?.total ?? price.price, car);
  const brought = broughtBy(car);
  const figures =
    quote !== undefined && isPositive(brought) && isPositive(left.toPay)
      ? figuresWithPartExchange(quote, brought)
      : undefined;
  return {
    ...left,
    isWithVat: price.excludingVat !== undefined,
    isWithFee: price.adminFee !== undefined,
    ...(figures !== undefined && isRight(figures) && { monthly: figures.right.monthly }),
  };
}
