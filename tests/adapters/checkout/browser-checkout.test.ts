import { afterEach, describe, expect, it, vi } from 'vitest';
import { unreachable } from '../../../core/kernel/failure';
import type { CheckoutStart, CheckoutStop } from '../../../core/reservation/public';
import { browserCheckout } from '../../../adapters/checkout/browser-checkout';
import { isCheckoutAddress } from '../../../adapters/checkout/checkout-address';
import { payByScript, type PayByScript } from '../../../adapters/checkout/provider-script';

const PATH = '/used/cars/reserve/ford-fiesta/';
const ORIGIN = 'https://cars.example';

function aBrowser(byScript?: PayByScript, isAllowedHere = true) {
  const left: string[] = [];
  const page = new EventTarget();
  const document = { cookie: '' };
  const checkout = browserCheckout({
    window: Object.assign(page, {
      document,
      location: {
        origin: ORIGIN,
        protocol: 'https:',
        assign: (address: string | URL) => {
          left.push(String(address));
        },
      },
    }),
    origin: 'https://pay.example',
    byScript,
    isAllowedHere: () => isAllowedHere,
  });
  const stops: CheckoutStop[] = [];
  const pay = (start: CheckoutStart) => {
    checkout.pay(start, PATH).subscribe((stop) => stops.push(stop));
    return new Promise((resolve) => setTimeout(resolve));
  };
  return { pay, left, stops, page, document };
}

describe('The way to the checkout', () => {
  it('is the session’s own address, and the page is left the session’s name [RES-04]', async () => {
    const { pay, left, stops, document } = aBrowser();
    await pay({ id: 'cs_1', checkoutAddress: 'https://pay.example/c/cs_1' });
    expect(left).toEqual(['https://pay.example/c/cs_1']);
    expect(stops).toEqual([]);
    expect(document.cookie).toBe(
      `reservation_hold=cs_1; Path=${PATH}; Max-Age=7200; SameSite=Lax; Secure`,
    );
  });

  it.each([
    'https://elsewhere.example/c/cs_1',
    'http://pay.example/c/cs_1',
    'https://pay.example@elsewhere.example/',
    'https://me:secret@pay.example/',
  ])('is never %s', async (checkoutAddress) => {
    const { pay, left, stops } = aBrowser();
    await pay({ id: 'cs_1', checkoutAddress });
    expect(left).toEqual([]);
    expect(stops).toMatchObject([{ kind: 'not-there', failure: { kind: 'unreadable' } }]);
  });

  it('is the provider’s own call where there is no address, and an error where neither is possible', async () => {
    const asked: string[] = [];
    const byScript = aBrowser((session) => {
      asked.push(session);
      return Promise.resolve(undefined);
    });
    await byScript.pay({ id: 'cs_1' });
    expect(asked).toEqual(['cs_1']);
    expect(byScript.stops).toEqual([]);

    const blocked = aBrowser(() => Promise.resolve(unreachable));
    await blocked.pay({ id: 'cs_1' });
    expect(blocked.stops).toEqual([{ kind: 'not-there', failure: unreachable }]);

    const neither = aBrowser();
    await neither.pay({ id: 'cs_1' });
    expect(neither.stops).toMatchObject([{ kind: 'not-there' }]);
  });

  it('leads to the page that allows the script from one that does not', async () => {
    const { pay, left } = aBrowser(() => Promise.resolve(undefined), false);
    await pay({ id: 'cs_1' });
    expect(left).toEqual([PATH]);
  });

  it('shows how it stands where there is nothing to pay any more', async () => {
    const { pay, left } = aBrowser();
    await pay({ id: 'cs_1', status: 'reserved' });
    expect(left).toEqual(['/reservation-success/cs_1/']);
  });

  it('tells of a shopper who comes back to the page as it stood', async () => {
    const { pay, stops, page } = aBrowser();
    await pay({ id: 'cs_1', checkoutAddress: 'https://pay.example/c/cs_1' });
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(stops).toEqual([]);
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(stops).toEqual([{ kind: 'came-back' }]);
  });

  it('is the site’s own path too, for a checkout that stands there', () => {
    expect(isCheckoutAddress('/sandbox/checkout/cs_1', { origin: ORIGIN }, undefined)).toBe(true);
    expect(isCheckoutAddress('//elsewhere.example/', { origin: ORIGIN }, undefined)).toBe(false);
  });
});

describe('The provider’s own call', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A page whose scripts do what is said, and a provider that has the call, or not. */
  function aPage(loads: 'load' | 'error' | 'never', provider?: unknown) {
    const added: string[] = [];
    const window = {
      Stripe: undefined as unknown,
      document: {
        createElement: () =>
          Object.assign(new EventTarget(), { src: '', async: false, remove: () => undefined }),
        head: {
          append: (script: EventTarget & { src: string }) => {
            added.push(script.src);
            if (loads === 'never') return;
            if (loads === 'load') window.Stripe = provider;
            script.dispatchEvent(new Event(loads));
          },
        },
      },
    };
    const pay = payByScript(window as unknown as Parameters<typeof payByScript>[0], 'pk_test_1');
    return { pay, added };
  }

  it('fetches the script when it is wanted, once, of the release that has the call', async () => {
    const sessions: unknown[] = [];
    const { pay, added } = aPage('load', () => ({
      redirectToCheckout: (told: unknown) => {
        sessions.push(told);
        return Promise.resolve(undefined);
      },
    }));
    expect(added).toEqual([]);
    expect(await pay('cs_1')).toBeUndefined();
    expect(await pay('cs_1')).toBeUndefined();
    expect(added).toEqual(['https://js.stripe.com/basil/stripe.js']);
    expect(sessions).toEqual([{ sessionId: 'cs_1' }, { sessionId: 'cs_1' }]);
  });

  it.each([
    ['is blocked', aPage('error'), 'unreachable'],
    ['has the call no more', aPage('load', () => ({})), 'unreadable'],
    ['brings no provider', aPage('load'), 'unreadable'],
    [
      'answers with an error',
      aPage('load', () => ({
        redirectToCheckout: () => Promise.resolve({ error: { message: 'No such session' } }),
      })),
      'refused',
    ],
    [
      'throws',
      aPage('load', () => {
        throw new Error('A wrong key');
      }),
      'refused',
    ],
  ] as const)('says so where the script %s', async (_, { pay }, kind) => {
    expect(await pay('cs_1')).toMatchObject({ kind });
  });

  it('gives up on a script that never comes', async () => {
    vi.useFakeTimers();
    const answer = aPage('never').pay('cs_1');
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await answer).toEqual({ kind: 'timed-out' });
  });
});
