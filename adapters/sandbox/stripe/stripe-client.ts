import Stripe from 'stripe';

export interface StripeAccount {
  readonly secretKey: string;
  /** Where the API is; Stripe's own address unless given. */
  readonly api?: string | undefined;
}

/** One call, and its second try: both together within what a browser waits for. Milliseconds. */
const CALL_MS = 4_000;
const SECOND_TRIES = 1;

/** The package, told where to call and how long to wait. It tells Stripe nothing of this machine's timings. */
export function stripeClient({ secretKey, api }: StripeAccount): Stripe {
  return new Stripe(secretKey, {
    timeout: CALL_MS,
    maxNetworkRetries: SECOND_TRIES,
    telemetry: false,
    ...(api !== undefined && placeOf(api)),
  });
}

function placeOf(api: string) {
  const { hostname, port, protocol } = new URL(api);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  const usual = scheme === 'http' ? 80 : 443;
  return {
    host: hostname,
    port: port === '' ? usual : Number(port),
    protocol: scheme,
  } as const;
}
