import { browserCheckout } from '../../adapters/checkout/browser-checkout';
import { payByScript } from '../../adapters/checkout/provider-script';
import type { Checkout } from '../../core/reservation/public';
import type { VisitSettings } from './page-data';

/** The pages whose policy lets the provider's script in, each a document of its own. */
const RESERVE_PAGE = /^\/used\/(cars|van)\/reserve\//;

/** The way to the checkout; comes with the form that leads there. */
export const checkoutOfVisit = ({ checkout }: VisitSettings): Checkout =>
  browserCheckout({
    window,
    origin: checkout.origin,
    byScript: checkout.key === undefined ? undefined : payByScript(window, checkout.key),
    isAllowedHere: () => RESERVE_PAGE.test(window.location.pathname),
  });
