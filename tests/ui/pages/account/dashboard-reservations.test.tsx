import { screen, within } from '@testing-library/react';
import { left, right, type Either } from 'fp-ts/Either';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { GatewayFailure } from '../../../../core/kernel/failure';
import type { OwnReservation } from '../../../../core/reservation/public';
import { dashboardLoader } from '../../../../ui/pages/account/dashboard/dashboard-loader';
import { DashboardPage } from '../../../../ui/pages/account/dashboard/dashboard-page';
import type { NotGivenUp } from '../../../../ui/pages/account/dashboard/dashboard-posted';
import { ReservationsSection } from '../../../../ui/pages/account/dashboard/reservations-section';
import { showRoutes, stumblingBlocks } from '../../../support/browser/show';
import { fakeApp } from '../../../support/fakes/app';

const FIESTA: OwnReservation = {
  id: 'cs_1',
  status: 'reserved',
  payment: 'paid',
  reference: 'RV-FD2DA1D47F',
  heldAt: '2026-11-29T12:00:00.000Z',
  visit: { day: '2026-12-04', time: '12:00' },
  vehicle: { stockId: '9', slug: 'ford-fiesta', title: 'Ford Fiesta' },
};

/** The customer's page, with these of their own. */
async function open(
  answer: Either<GatewayFailure, readonly OwnReservation[]>,
  search = '',
): Promise<HTMLElement> {
  const app = fakeApp({
    isSignedIn: true,
    customers: {
      show: () => of(right({ id: 'c1', email: 'sam@example.org', firstName: 'Sam' })),
    },
    reservationRecords: { reservations: () => of(answer) },
  });
  const { container } = showRoutes(
    app,
    [{ path: '/click-collect', loader: dashboardLoader(app), element: <DashboardPage /> }],
    `/click-collect${search}`,
  );
  await screen.findByRole('heading', { name: 'Hello, Sam' });
  return container;
}

const section = () => screen.queryByRole('region', { name: 'Your reservations' });
const card = (name = 'Ford Fiesta') => within(screen.getByRole('article', { name }));

describe('A customer’s reservations', () => {
  it('show the vehicle, the reference, the visit, and the way out with what is paid back', async () => {
    const container = await open(right([FIESTA]));
    const own = card();
    expect(own.getByText('Reserved')).toBeTruthy();
    expect(own.getByText('Sun 29 Nov')).toBeTruthy();
    expect(own.getByText('RV-FD2DA1D47F')).toBeTruthy();
    expect(own.getByText('Friday 4 December 2026 at 12:00')).toBeTruthy();
    expect(own.getByRole('link', { name: 'Show and print' }).getAttribute('href')).toBe(
      '/reservation-success/cs_1/',
    );
    expect(own.getByText(/^All £49 that you paid goes back to your card/)).toBeTruthy();
    const form = own.getByText('Yes, give it up').closest('form');
    expect(form?.method).toBe('post');
    expect(form?.getAttribute('action')).toBe('/click-collect/#reservations');
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['_intent', 'give-up-reservation'],
      ['_reservation', 'cs_1'],
    ]);
    expect(await stumblingBlocks(container)).toEqual([]);
  });

  it.each<[string, Partial<OwnReservation>]>([
    ['Not paid yet', { status: 'held', payment: 'open' }],
    ['Card declined', { status: 'held', payment: 'declined' }],
    ['Ended without payment', { status: 'released', payment: 'cancelled' }],
    ['Ended without payment', { status: 'released', payment: 'closed' }],
    ['Paid back', { status: 'refunded', payment: 'refunded' }],
  ])('say %s, and offer nothing to give up', async (words, told) => {
    await open(right([{ ...FIESTA, ...told }]));
    const own = card();
    expect(own.getByText(words)).toBeTruthy();
    expect(own.queryByText('Give up this reservation')).toBeNull();
    expect(own.queryByText(/December/)).toBeNull();
    expect(own.getByRole('link', { name: 'See how it stands' }).getAttribute('href')).toBe(
      '/reservation-failed/cs_1/',
    );
  });

  it('say until when a vehicle is held, by British clocks', async () => {
    const holdEndsAt = '2026-07-01T12:30:00.000Z';
    await open(right([{ ...FIESTA, status: 'held', payment: 'open', holdEndsAt }]));
    expect(card().getByText('Held for you until 13:30. Nothing is paid yet.')).toBeTruthy();
  });

  it('say when the vehicle was collected; there is nothing to give up any more', async () => {
    await open(right([{ ...FIESTA, collectedAt: '2026-12-04T13:00:00.000Z' }]));
    const own = card();
    expect(own.getAllByText('Collected')).toHaveLength(2);
    expect(own.getByText('Fri 4 Dec')).toBeTruthy();
    expect(own.queryByText('Give up this reservation')).toBeNull();
  });

  it('are shown with what is known of them, where that is little', async () => {
    const container = await open(right([{ id: 'cs_2', status: 'reserved' }]));
    expect(card('A vehicle that we no longer list').getByText('Reserved')).toBeTruthy();
    expect(await stumblingBlocks(container)).toEqual([]);
  });

  it('are no section where there are none', async () => {
    await open(right([]), '?done=reservation-given-up');
    expect(section()).toBeNull();
  });

  it('are no section where the back end keeps no list of them', async () => {
    await open(left({ kind: 'refused', status: 404 }));
    expect(section()).toBeNull();
  });

  it('that cannot be had say so, and the rest of the page stands', async () => {
    await open(left({ kind: 'timed-out' }));
    expect(section()?.textContent).toContain('Your reservations cannot be shown just now');
    expect(screen.getByRole('region', { name: 'How you log in' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
  });

  it('say among themselves that one is given up', async () => {
    await open(right([{ ...FIESTA, status: 'refunded' }]), '?done=reservation-given-up');
    expect(within(section() ?? document.body).getByRole('status').textContent).toContain(
      '£49 is on its way back to your card',
    );
  });
});

describe('A reservation that could not be given up', () => {
  function show(list: readonly OwnReservation[] | undefined, notGivenUp: NotGivenUp) {
    showRoutes(
      fakeApp(),
      [
        {
          path: '/',
          element: <ReservationsSection list={list} isGivenUp={false} notGivenUp={notGivenUp} />,
        },
      ],
      '/',
    );
  }

  it('says why beside it alone, with its form open', async () => {
    const other = { ...FIESTA, id: 'cs_2', vehicle: { ...FIESTA.vehicle, title: 'Audi A3' } };
    show([FIESTA, other as OwnReservation], { id: 'cs_1', problem: 'unavailable' });
    await screen.findByText('Audi A3');
    expect(card().getByRole('alert').textContent).toContain('please try again in a moment');
    expect(card().getByText('Yes, give it up').closest('details')?.open).toBe(true);
    expect(card('Audi A3').queryByRole('alert')).toBeNull();
    expect(card('Audi A3').getByText('Yes, give it up').closest('details')?.open).toBe(false);
  });

  it.each([[[]], [undefined]])('says why though it is not in the list %j', async (list) => {
    show(list, { id: 'cs_9', problem: 'unknown' });
    expect((await screen.findByRole('alert')).textContent).toContain('ring the branch');
  });
});
