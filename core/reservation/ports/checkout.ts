import type { Observable } from 'rxjs';
import type { GatewayFailure } from '../../kernel/failure';
import type { CheckoutStart } from '../model/checkout-start';

/** Why a shopper is not, or no longer, at the checkout. */
export type CheckoutStop =
  /** Nobody could be led there. Nothing was charged. */
  | { readonly kind: 'not-there'; readonly failure: GatewayFailure }
  /** They were there and went back; the page stands as they left it. */
  | { readonly kind: 'came-back' };

/** How a shopper gets to the payment provider's page. */
export interface Checkout {
  /**
   * Leads to where a reservation is paid for. While that succeeds nothing is emitted: the page is left.
   * @param reservePath of the vehicle: what is there then knows its own hold again (PY-6).
   */
  readonly pay: (start: CheckoutStart, reservePath: string) => Observable<CheckoutStop>;
}
