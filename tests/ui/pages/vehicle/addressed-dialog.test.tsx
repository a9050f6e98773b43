import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Vehicle } from '../../../../core/stock/public';
import { AddressedDialog } from '../../../../ui/pages/vehicle/parts/addressed-dialog';
import { showRoutes, stumblingBlocks } from '../../../support/browser/show';
import { fakeApp } from '../../../support/fakes/app';
import { aVehicle } from '../../../support/mothers/vehicle';
import { withNativeDialogs } from '../../parts/native-dialog';

const RESERVE = 'Reserve the 2021 (71) Ford Fiesta online';
const TEST_DRIVE = 'Book a test drive of the 2021 (71) Ford Fiesta';

const openAt = (query: string, vehicle: Vehicle = aVehicle()) =>
  showRoutes(
    fakeApp(),
    [{ id: 'vehicle', path: '/used/cars/ford/', element: <AddressedDialog vehicle={vehicle} /> }],
    `/used/cars/ford/${query}`,
  );

const opened = (title: string) => screen.findByRole('dialog', { name: title }, { timeout: 10_000 });

const dialog = () => screen.queryByRole('dialog');

const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

/** The entry that Back takes away is laid down a moment after the window opens. */
const ready = () =>
  waitFor(() => {
    expect(history.state).toHaveProperty('openDialog');
  });

describe('The window that an address asks for', () => {
  withNativeDialogs();
  // The window's own script is on its way as long as the machine likes.
  beforeAll(() => import('../../../../ui/enquiry/enquiry-dialog'));
  // A window that the test before left open takes its entry away when it is taken down.
  beforeEach(async () => {
    await pause();
    history.replaceState(null, '');
  });

  it.each([
    ['?modal=reserve', RESERVE],
    ['?modal=testdrivesearch', TEST_DRIVE],
  ])('opens on load at %s [VDP-38]', async (query, title) => {
    openAt(query);
    const shown = await opened(title);
    expect(await stumblingBlocks(shown)).toEqual([]);
  });

  it.each(['', '?modal=foo', '?modal='])('is none at “%s” [VDP-38] [SC-3]', async (query) => {
    openAt(query);
    await pause();
    expect(dialog()).toBeNull();
  });

  it.each([
    [
      'by its button',
      (user: { click: (at: Element) => Promise<void> }) =>
        user.click(screen.getByRole('button', { name: 'Close' })),
    ],
    [
      'by Back',
      () => {
        history.back();
        return Promise.resolve();
      },
    ],
  ] as const)(
    'closed %s takes its own key out of the address, in place [SC-3]',
    async (_, close) => {
      const { user, address, router } = openAt('?modal=reserve&finance_type=hp');
      await opened(RESERVE);
      await ready();
      await close(user);
      await waitFor(() => {
        expect(dialog()).toBeNull();
      });
      await waitFor(() => {
        expect(address()).toBe('/used/cars/ford/?finance_type=hp');
      });
      expect(router.state.historyAction).toBe('REPLACE');
      expect(history.state ?? {}).not.toHaveProperty('openDialog');
    },
  );

  it('stays closed on a re-render, and opens again when it is asked for again [SC-3]', async () => {
    const { user, router, address } = openAt('?modal=reserve');
    await opened(RESERVE);
    await ready();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(address()).toBe('/used/cars/ford/');
    });
    await router.navigate('/used/cars/ford/?finance_type=hp');
    expect(dialog()).toBeNull();
    await router.navigate('/used/cars/ford/?modal=testdrivesearch');
    expect(await opened(TEST_DRIVE)).toBeTruthy();
  });

  it('offers no way to reserve what is reserved [SC-3] [VDP-31]', async () => {
    openAt('?modal=reserve', aVehicle({ status: 'reserved' }));
    const shown = await opened(RESERVE);
    expect(shown.textContent).toContain('This vehicle is already reserved.');
    expect(shown.querySelector('form, input, a[href^="tel:"]')).toBeNull();
    expect(screen.getByRole('link', { name: 'Request Callback' })).toBeTruthy();
  });
});
