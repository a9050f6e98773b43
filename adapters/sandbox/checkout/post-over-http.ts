import type { PostEvent } from './sandbox-checkout';
import { SIGNATURE_HEADER } from './webhook-signature';

/** A shopper waits at the checkout meanwhile; what is not taken by then is told again. Milliseconds. */
const WITHIN_MS = 5_000;

/** Where a back end takes what its provider tells. */
export const EVENTS_PATH = '/api/checkout-events';

/** Hands events to a back end over the network. @param origin of the back end; without one nothing is sent */
export const postOverHttp =
  (origin: () => string | undefined): PostEvent =>
  async (body, signature) => {
    const at = origin();
    if (at === undefined) return 0;
    const { status } = await fetch(at + EVENTS_PATH, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
      redirect: 'error',
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    return status;
  };
