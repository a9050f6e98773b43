import { left, right } from 'fp-ts/Either';
import { act, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { unreachable } from '../../../../core/kernel/failure';
import type { ReservationStanding } from '../../../../core/reservation/public';
import type { OutcomeState } from '../../../../ui/pages/reservation-outcome/outcome-page-state';
import { OutcomePage } from '../../../../ui/pages/reservation-outcome/outcome-page';
import { showRoutes, stumblingBlocks, throughTheServer } from '../../../support/browser/show';
import { fakeApp } from '../../../support/fakes/app';
import { aVehicle } from '../../../support/mothers/vehicle';

const VEHICLE = aVehicle();
const NOW = Date.UTC(2026, 10, 28);

const RESERVED: ReservationStanding = {
  id: 'cs_1',
  status: 'reserved',
  payment: 'paid',
  reference: 'RV-FD2DA1D47F',
  vehicle: { stockId: '1', slug: VEHICLE.slug, title: 'JT71 ABC Ford Fiesta Zetec' },
  visit: { day: '2026-12-04', time: '12:00' },
  toldAt: '2026-11-28T00:00:00.000Z',
};

const HELD: ReservationStanding = {
  ...RESERVED,
  status: 'held',
  payment: 'open',
  holdEndsAt: '2026-11-28T00:30:00.000Z',
};

const told = (
  standing: ReservationStanding,
  page: 'success' | 'failed' = 'success',
): OutcomeState => ({ kind: 'told', page, standing, vehicle: VEHICLE, now: NOW });

/** @param next what is told when it is asked for again; by default it cannot be had. */
async function open(state: OutcomeState, next?: () => ReservationStanding) {
  const shown = showRoutes(
    fakeApp({
      reservations: {
        standing: () => of(next === undefined ? left(unreachable) : right(next())),
      },
    }),
    [{ id: 'outcome', path: '/here', element: <OutcomePage />, loader: () => state }],
    '/here',
  );
  await screen.findByRole('heading', { level: 1 });
  // The page is looked after from its effects on.
  await act(() => Promise.resolve());
  return shown;
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('What became of a reservation', () => {
  it('is the reference, the visit, a file for the calendar, the way there and what is next [ROUTE-22]', async () => {
    const { container } = await open(told(RESERVED, 'failed'));
    expect(heading()).toBe('The car is reserved for you');
    expect(await screen.findByText('RV-FD2DA1D47F')).toBeTruthy();
    expect(screen.getByText('Friday 4 December 2026 at 12:00')).toBeTruthy();
    const file = screen.getByRole('link', { name: 'Add to your calendar' });
    expect(file.getAttribute('download')).toBe('appointment.ics');
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain(
      'DTSTART:20261204T120000Z',
    );
    expect(screen.getByRole('link', { name: /^Directions/ }).getAttribute('href')).toContain(
      'Bolton',
    );
    expect(
      screen
        .getByRole('link', { name: 'Set a password to follow your order' })
        .getAttribute('href'),
    ).toBe('/click-collect/password-reset/?reservation=cs_1');
    expect(screen.getByRole('heading', { name: 'What happens next' })).toBeTruthy();
    expect(screen.queryByText(/one too many/)).toBeNull();
    expect(await stumblingBlocks(container)).toEqual([]);
  });

  it('has the calendar’s hour by British clocks in summer', async () => {
    await open(told({ ...RESERVED, visit: { day: '2027-07-02', time: '12:00' } }));
    const file = await screen.findByRole('link', { name: 'Add to your calendar' });
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain(
      'DTSTART:20270702T110000Z',
    );
  });

  it('tells of a second payment that goes back', async () => {
    await open(told({ ...RESERVED, payment: 'refunded' }));
    expect(await screen.findByText(/one too many/)).toBeTruthy();
  });

  it.each([
    [HELD, 'failed', 'You have not paid yet', 'Go on to pay'],
    [{ ...HELD, payment: 'declined' }, 'success', 'Your card was declined', 'Go on to pay'],
    [
      { ...RESERVED, status: 'released', payment: 'cancelled' },
      'success',
      'You left without paying',
      'Try again',
    ],
    [
      { ...RESERVED, status: 'released', payment: 'closed' },
      'failed',
      'The hold on this car has ended',
      'Try again',
    ],
  ] as const)('of %j at the address of %s is “%s”', async (standing, page, title, way) => {
    const { container } = await open(told(standing, page));
    expect(heading()).toBe(title);
    expect((await screen.findByRole('link', { name: way })).getAttribute('href')).toBe(
      `/used/cars/reserve/${VEHICLE.slug}/`,
    );
    expect(container.textContent).toContain('Nothing was charged');
    expect(container.textContent).toContain('Everything you typed is kept.');
    expect(await stumblingBlocks(container)).toEqual([]);
  });

  it('says that the money is on its way back where somebody else has the vehicle [PY-9]', async () => {
    const { container } = await open(
      told({ ...RESERVED, status: 'refunded', payment: 'refunded' }),
    );
    expect(heading()).toBe('Your £49 is on its way back');
    expect(await screen.findByRole('link', { name: 'More Ford Fiesta' })).toBeTruthy();
    expect(container.textContent).toContain('somebody else had reserved the car by then');
    expect(await stumblingBlocks(container)).toEqual([]);
  });

  it('waits for a payment that is not told yet, and says when it is', async () => {
    let standing = HELD;
    const { container, user } = await open(told(HELD), () => standing);
    expect(heading()).toBe('Your payment is being confirmed');
    expect(await screen.findByText('We look again by ourselves.')).toBeTruthy();
    expect(await stumblingBlocks(container)).toEqual([]);
    standing = RESERVED;
    await user.click(screen.getByRole('link', { name: 'Look again' }));
    expect(heading()).toBe('The car is reserved for you');
    expect(await screen.findByText('RV-FD2DA1D47F')).toBeTruthy();
  });

  it('is looked at again when the page comes back into view', async () => {
    await open(told(HELD, 'failed'), () => ({ ...HELD, status: 'released', payment: 'closed' }));
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(heading()).toBe('The hold on this car has ended');
  });

  it.each([
    ['none', 'success', 'Your reservation'],
    ['none', 'failed', 'Your reservation did not go through'],
    ['unknown', 'success', 'We do not know this reservation'],
    ['unavailable', 'success', 'We cannot look up your reservation just now'],
  ] as const)(
    'is, where there is %s at the address of %s, “%s”, with whom to ring',
    async (kind, page, title) => {
      const branches = [{ id: '1', slug: 'bolton', name: 'Bolton', telephone: '01632 960101' }];
      const { container } = await open({ kind, page, branches });
      expect(heading()).toBe(title);
      expect(screen.getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe(
        'tel:01632960101',
      );
      expect(await stumblingBlocks(container)).toEqual([]);
    },
  );

  it('is taken over from the server without a change', async () => {
    const { html, complaints } = await throughTheServer(<OutcomePage />, fakeApp(), told(RESERVED));
    expect(complaints).toEqual([]);
    expect(html).toContain('noindex');
    expect(html).not.toMatch(/\sstyle=/);
  });
});
