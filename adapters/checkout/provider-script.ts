import { timedOut, unreachable, type GatewayFailure } from '../../core/kernel/failure';

/** Leads to a session by its id; answers only where that did not work. */
export type PayByScript = (session: string) => Promise<GatewayFailure | undefined>;

/**
 * The last release of the provider's script that has the call which the documents name; the one after
 * it has it no more (RV-1). By the name of the release, so that it does not go one day.
 */
export const PROVIDER_SCRIPT = 'https://js.stripe.com/basil/stripe.js';

/** What a page that runs the script deals with. */
export const PROVIDER_ORIGINS = {
  script: 'https://js.stripe.com',
  connect: 'https://api.stripe.com',
  frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
} as const;

const LONGEST_MS = 15_000;

interface Provider {
  readonly redirectToCheckout?: (told: {
    readonly sessionId: string;
  }) => Promise<{ readonly error?: { readonly message?: string } } | undefined>;
}

interface ProviderWindow {
  readonly document: Document;
  /** Put there by the script. */
  readonly Stripe?: (key: string) => Provider;
}

const noSuchCall: GatewayFailure = {
  kind: 'unreadable',
  problems: [{ path: 'redirectToCheckout', expected: 'a function' }],
};

const later = (): Promise<GatewayFailure> =>
  new Promise((resolve) => {
    setTimeout(() => {
      resolve(timedOut);
    }, LONGEST_MS);
  });

function scriptOf({ document }: ProviderWindow): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = PROVIDER_SCRIPT;
    script.async = true;
    script.addEventListener('load', () => {
      resolve(true);
    });
    script.addEventListener('error', () => {
      script.remove();
      resolve(false);
    });
    document.head.append(script);
  });
}

/**
 * The provider's browser call with the session's id. Its script is fetched now and not before; where
 * it is blocked, has the call no more, fails, or never answers, that is said, and it can be tried again.
 */
export const payByScript =
  (window: ProviderWindow, key: string): PayByScript =>
  (session) => {
    const led = async (): Promise<GatewayFailure | undefined> => {
      if (window.Stripe === undefined && !(await scriptOf(window))) return unreachable;
      try {
        const provider = window.Stripe?.(key);
        if (provider?.redirectToCheckout === undefined) return noSuchCall;
        const answer = await provider.redirectToCheckout({ sessionId: session });
        return answer?.error === undefined ? undefined : { kind: 'refused', status: 402 };
      } catch {
        return { kind: 'refused', status: 402 };
      }
    };
    return Promise.race([led(), later()]);
  };
