import { left, right } from 'fp-ts/Either';
import { act, screen, waitFor } from '@testing-library/react';
import { NEVER, of, Subject } from 'rxjs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SubmitFailure } from '../../../../core/enquiry/public';
import type { CheckoutStop, ReservationStanding } from '../../../../core/reservation/public';
import type { VehicleInFull } from '../../../../core/stock/public';
import { loadReserveForm } from '../../../../ui/enquiry/reserve/start-of-reservation';
import { ReservePage } from '../../../../ui/pages/reserve/reserve-page';
import type { ReservePageState } from '../../../../ui/pages/reserve/reserve-page-state';
import { showRoutes, stumblingBlocks, throughTheServer } from '../../../support/browser/show';
import { fakeApp, type FakeStock } from '../../../support/fakes/app';
import { aDealership } from '../../../support/mothers/timetable';
import { aVehicleInFull } from '../../../support/mothers/vehicle-in-full';

const BOLTON = aDealership({ id: '1', slug: 'bolton', name: 'Forecourt Bolton' });
const ENDS_AT = '2026-11-28T00:30:00.000Z';

const HELD: ReservationStanding = {
  id: 'cs_1',
  status: 'held',
  payment: 'open',
  holdEndsAt: ENDS_AT,
  toldAt: '2026-11-28T00:00:00.000Z',
};

const ENDED: ReservationStanding = { ...HELD, status: 'released', payment: 'closed' };

const TAKEN: SubmitFailure = {
  kind: 'refused',
  status: 409,
  reason: 'Somebody is reserving this.',
};

interface Told {
  readonly vehicle?: VehicleInFull;
  readonly own?: ReservationStanding;
  readonly goesOn?: boolean;
  readonly stock?: FakeStock;
}

async function stateOf({ vehicle = aVehicleInFull(), own, goesOn = false, stock = {} }: Told) {
  const app = fakeApp({ dealerships: [BOLTON], bySlug: of(right([vehicle])), ...stock });
  const start = await loadReserveForm(app, vehicle, new AbortController().signal);
  const state: ReservePageState = { vehicle, start, own, goesOn };
  return { app, state };
}

async function open(told: Told = {}) {
  const { app, state } = await stateOf(told);
  const shown = showRoutes(
    app,
    [{ id: 'reserve', path: '/here', element: <ReservePage />, loader: () => state }],
    '/here',
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, app };
}

const button = () => screen.getByRole('button', { name: /Reserve for £49|Sending/ });

async function fillIn({ user }: Awaited<ReturnType<typeof open>>) {
  for (const [label, value] of [
    ['First name *', 'Sam'],
    ['Last name *', 'Sample'],
    ['Telephone *', '07700 900123'],
    ['Email *', 'sam.sample@example.org'],
    ['Address *', '1 High Street'],
    ['Town or city *', 'Chester'],
    ['Postcode *', 'CH1 2AB'],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(value);
  }
  await user.click(screen.getByRole('checkbox', { name: /By submitting this form/ }));
}

beforeAll(() => {
  // jsdom lays nothing out and scrolls nothing.
  Element.prototype.scrollIntoView = () => undefined;
});

describe('The page where a vehicle is reserved', () => {
  it('has the vehicle beside the form, the fee in words, and what a browser may fill in', async () => {
    const { container } = await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Reserve the 2021 (71) Ford Fiesta online',
    );
    expect(await screen.findByText('£9,495')).toBeTruthy();
    expect(screen.getByText(/£49 keeps this car for you until your visit/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'What the £49 does' })).toBeTruthy();
    expect(screen.getByLabelText('Address *').getAttribute('autocomplete')).toBe('address-line1');
    expect(screen.getByLabelText('Email *').getAttribute('autocomplete')).toBe('email');
    expect(await stumblingBlocks(container)).toEqual([]);
  });

  it('is taken over from the server without a change', async () => {
    const { app, state } = await stateOf({});
    const { html, complaints } = await throughTheServer(<ReservePage />, app, state);
    expect(complaints).toEqual([]);
    expect(html).toContain('method="post"');
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('sends once however often it is pressed, the button out of use until the checkout is there [RES-03, FV-1]', async () => {
    const keys: string[] = [];
    const page = await open({
      stock: {
        reservations: {
          reserve: ({ submission }) => {
            keys.push(submission.key);
            return of(right({ id: 'cs_1', checkoutAddress: 'https://pay.example/1' }));
          },
        },
      },
    });
    await fillIn(page);
    await page.user.dblClick(button());
    await page.user.keyboard('{Enter}');
    expect(keys).toHaveLength(1);
    expect(button().getAttribute('aria-disabled')).toBe('true');
  });

  it('gives the button back, all that was typed, and the back end’s words when it is refused [RES-05, ERR-39, RV-3]', async () => {
    const taken = aVehicleInFull({ status: 'reserved', reservedAt: ENDS_AT, holdEndsAt: ENDS_AT });
    const page = await open({
      stock: {
        bySlug: of(right([taken])),
        reservations: {
          reserve: () => of(left(TAKEN)),
        },
      },
    });
    await fillIn(page);
    await page.user.click(button());
    expect(screen.getByText('Sorry, we were unable to process your submission')).toBeTruthy();
    expect(screen.getByText(/^Somebody is reserving this\. Nothing was charged/)).toBeTruthy();
    expect(button().getAttribute('aria-disabled')).toBeNull();
    expect(screen.getByLabelText('Email *')).toHaveProperty('value', 'sam.sample@example.org');
    expect(await screen.findByRole('link', { name: 'Request Callback' })).toBeTruthy();
    expect(await stumblingBlocks(page.container)).toEqual([]);
  });

  it('says so where nobody could be led to the checkout, and lets it be tried again [RV-1]', async () => {
    let tries = 0;
    const page = await open({
      stock: {
        checkout: {
          pay: () => {
            tries += 1;
            return of<CheckoutStop>({
              kind: 'not-there',
              failure: { kind: 'unreadable', problems: [] },
            });
          },
        },
      },
    });
    await fillIn(page);
    await page.user.click(button());
    expect(
      await screen.findByText(/We could not take you to the payment\. Nothing was charged/),
    ).toBeTruthy();
    await page.user.click(button());
    await waitFor(() => {
      expect(tries).toBe(2);
    });
  });

  it('is as it was for a shopper who comes back from the checkout', async () => {
    const stop$ = new Subject<CheckoutStop>();
    const page = await open({ stock: { checkout: { pay: () => stop$ } } });
    await fillIn(page);
    await page.user.click(button());
    await waitFor(() => {
      expect(stop$.observed).toBe(true);
    });
    await act(async () => {
      stop$.next({ kind: 'came-back' });
      await Promise.resolve();
    });
    expect(button().getAttribute('aria-disabled')).toBeNull();
    expect(screen.queryByText('Sorry, we were unable to process your submission')).toBeNull();
    expect(screen.getByLabelText('First name *')).toHaveProperty('value', 'Sam');
  });

  it.each([
    [{ status: 'reserved' }, 'This vehicle is already reserved. ', 'Request Callback'],
    [
      { status: 'reserved', holdEndsAt: ENDS_AT },
      'Somebody is reserving this car',
      'Go on with the same email address',
    ],
    [{ status: 'sold' }, 'No longer for sale', 'More Ford Fiesta'],
    [{ status: 'other' }, 'Not to be reserved online', /^Call/],
  ] as const)(
    'says of %j what holds before anything is typed, and what can be done',
    async (told, words, way) => {
      const { container } = await open({ vehicle: aVehicleInFull(told) });
      expect(await screen.findByRole('link', { name: way })).toBeTruthy();
      expect(container.textContent).toContain(words);
      expect(container.querySelector('form')).toBeNull();
      expect(await stumblingBlocks(container)).toEqual([]);
    },
  );

  it('lets whoever began it in another browser go on', async () => {
    const vehicle = aVehicleInFull({ status: 'reserved', holdEndsAt: ENDS_AT });
    await open({ vehicle, goesOn: true });
    expect(button()).toBeTruthy();
  });

  it('knows the shopper’s own hold, for how long, and that it has ended [PY-6]', async () => {
    const held = aVehicleInFull({ status: 'reserved', holdEndsAt: ENDS_AT });
    const { container } = await open({
      vehicle: held,
      own: HELD,
      stock: {
        bySlug: of(right([aVehicleInFull()])),
        reservations: {
          standing: () => of(right(ENDED)),
        },
      },
    });
    expect(await screen.findByText('This car is held for you until 00:30')).toBeTruthy();
    expect(screen.getByText('30:00 left')).toBeTruthy();
    expect(button()).toBeTruthy();
    expect(await stumblingBlocks(container)).toEqual([]);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await screen.findByText('The hold on this car has ended')).toBeTruthy();
    expect(
      await screen.findByText(
        'Nothing was charged. Nobody else has reserved it since: you can reserve it again.',
      ),
    ).toBeTruthy();
    expect(button()).toBeTruthy();
  });

  it('keeps the form, and says who is in the way, where somebody else was quicker after that', async () => {
    const held = aVehicleInFull({ status: 'reserved', holdEndsAt: ENDS_AT });
    const page = await open({
      vehicle: held,
      own: HELD,
      stock: {
        bySlug: of(right([held])),
        reservations: {
          standing: () => of(right(ENDED)),
        },
      },
    });
    await page.user.click(await screen.findByLabelText('First name *'));
    await page.user.paste('Sam');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await screen.findByText('Somebody is reserving this car')).toBeTruthy();
    expect(screen.getByLabelText('First name *')).toHaveProperty('value', 'Sam');
  });

  it('leads to what is reserved already', async () => {
    await open({ own: { ...HELD, status: 'reserved', payment: 'paid' } });
    const link = await screen.findByRole('link', { name: 'See your reservation' });
    expect(link.getAttribute('href')).toBe('/reservation-success/cs_1/');
    expect(screen.queryByRole('button', { name: /Reserve/ })).toBeNull();
  });

  it('stands while nobody answers', async () => {
    await open({ own: HELD, stock: { bySlug: NEVER, reservations: { standing: () => NEVER } } });
    expect(await screen.findByText('This car is held for you until 00:30')).toBeTruthy();
  });
});
