import type { AgreementFigures, Quote } from '../../finance/public';
import type { Money } from '../../kernel/money';

/** What is financed: the lender's quote, and what a part exchange makes of it. */
export interface OrderFinance {
  /** Of the lender, by itself: the representative example. */
  readonly quote: Quote;
  /** The same with the part exchange beside its deposit; the quote's own without one. */
  readonly figures: AgreementFigures;
}

/** What an order comes to. Every amount is nothing or above, in whole pence. */
export interface OrderAgreement {
  readonly price: Money;
  readonly adminFee: Money;
  /** Price and fee. */
  readonly total: Money;
  /** What the part exchange brings: its value less what is owed on it. */
  readonly partExchange: Money;
  /** What is owed on the part exchange beyond its worth, to be settled beside all else. */
  readonly stillOwed: Money;
  /** A reservation of the vehicle that the customer has paid for. */
  readonly reservationFee: Money;
  /** `total` less part exchange and reservation fee. */
  readonly toPay: Money;
  /** By how much the part exchange and the fee exceed the total. */
  readonly over: Money;
  /** What is paid first: the card's deposit; with finance its deposit and the fee; all of it by bank transfer. */
  readonly first: Money;
  readonly finance?: OrderFinance;
}
