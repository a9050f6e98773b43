import { screen, within } from '@testing-library/react';
import { left, right } from 'fp-ts/Either';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { timedOut } from '../../../../core/kernel/failure';
import type { VehicleSlug } from '../../../../core/stock/public';
import { dashboardLoader } from '../../../../ui/pages/account/dashboard/dashboard-loader';
import { DashboardPage } from '../../../../ui/pages/account/dashboard/dashboard-page';
import { showRoutes, stumblingBlocks } from '../../../support/browser/show';
import { fakeAccountList } from '../../../support/fakes/account-list';
import { fakeApp, type FakeStock } from '../../../support/fakes/app';
import { aVehicle } from '../../../support/mothers/vehicle';

const STOCK = ['ford-fiesta-ab12cde', 'kia-picanto-cd34efg'];

async function open(stock: FakeStock, search = '', device: readonly string[] = []) {
  const app = fakeApp({
    isSignedIn: true,
    customers: {
      show: () => of(right({ id: 'c1', email: 'sam@example.org', firstName: 'Sam' })),
    },
    bySlugs: (slugs) =>
      of(
        right(
          slugs
            .filter((slug) => STOCK.includes(slug))
            .map((slug) => aVehicle({ slug: slug as VehicleSlug })),
        ),
      ),
    ...stock,
  });
  device.forEach(app.shortlist.toggleFavourite);
  const shown = showRoutes(
    app,
    [{ path: '/click-collect', loader: dashboardLoader(app), element: <DashboardPage /> }],
    `/click-collect${search}`,
  );
  await screen.findByRole('heading', { name: 'Hello, Sam' });
  return shown;
}

const section = () => screen.queryByRole('region', { name: 'Saved in your account' });
const inSection = () => within(section() ?? document.createElement('div'));
/** Of the section's own list, not of what the device has to offer. */
const rows = () => inSection().queryAllByRole('listitem');

describe('The vehicles that an account holds', () => {
  it('are links, the newest first, each with a form of its own that takes it out', async () => {
    const { container } = await open({ accountList: fakeAccountList(STOCK) });
    const hrefs = rows().map((row) => within(row).getByRole('link').getAttribute('href'));
    expect(hrefs).toEqual(STOCK.toReversed().map((slug) => `/used/cars/${slug}/`));
    const form = within(rows()[0] ?? container)
      .getByRole('button', { name: /^Remove/ })
      .closest('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual([
      'post',
      '/click-collect/#saved-vehicles',
    ]);
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['_intent', 'remove-saved'],
      ['_vehicle', 'kia-picanto-cd34efg'],
      ['_place', '1'],
    ]);
    expect(await stumblingBlocks(container)).toEqual([]);
  });

  it('that are for sale no more are named, and can be taken out', async () => {
    await open({ accountList: fakeAccountList(['audi-a3-gh56jkl', ...STOCK]) });
    const last = within(rows().at(-1) ?? document.body);
    expect(last.getByText('No longer for sale')).toBeTruthy();
    expect(last.getByRole('button', { name: /^Remove Audi A3/ })).toBeTruthy();
  });

  it('are named as they were saved where they cannot be looked up', async () => {
    await open({ accountList: fakeAccountList(STOCK), bySlugs: () => of(left(timedOut)) });
    expect(rows()).toHaveLength(2);
    expect(inSection().queryByText('No longer for sale')).toBeNull();
    expect(inSection().getByText(/^We cannot look up these vehicles just now/)).toBeTruthy();
  });

  it('are said to be none, with where to look', async () => {
    await open({ accountList: fakeAccountList() });
    expect(inSection().getByText(/^Your account holds no saved vehicles yet\./)).toBeTruthy();
    expect(inSection().getByRole('link', { name: 'Find a vehicle' })).toBeTruthy();
  });

  it('that cannot be had say so, and the rest of the page stands', async () => {
    await open({ accountList: { read: () => of(left(timedOut)) } });
    expect(section()?.textContent).toContain('They are still there.');
    expect(screen.getByRole('region', { name: 'How you log in' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
  });

  it('are no section where the back end keeps no such list', async () => {
    await open({
      accountList: { read: () => of(left({ kind: 'refused' as const, status: 404 })) },
    });
    expect(section()).toBeNull();
  });

  it('say that one was taken out, and how to put it back to where it stood', async () => {
    await open(
      { accountList: fakeAccountList(['kia-picanto-cd34efg']) },
      '?done=saved-removed&vehicle=ford-fiesta-ab12cde&place=0',
    );
    const form = inSection().getByRole('button', { name: 'Put it back' }).closest('form');
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['_intent', 'put-back-saved'],
      ['_vehicle', 'ford-fiesta-ab12cde'],
      ['_place', '0'],
    ]);
  });

  it.each(['?done=saved-removed', '?done=saved-removed&vehicle=%3Cscript%3E', '?done=saved'])(
    'are told nothing of by an address that somebody made up: %s',
    async (search) => {
      await open({ accountList: fakeAccountList(STOCK) }, search);
      expect(inSection().queryByRole('button', { name: 'Put it back' })).toBeNull();
    },
  );

  it('are more once those of the device are saved, which is offered once after logging in', async () => {
    const desk = fakeAccountList(['ford-fiesta-ab12cde']);
    const { user } = await open({ accountList: desk }, '', ['kia-picanto-cd34efg']);
    expect(rows()).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: 'Save it to your account' }));
    await expect.poll(() => rows().length).toBe(2);
    expect(inSection().getByText('1 vehicle saved to your account.')).toBeTruthy();
  });
});
