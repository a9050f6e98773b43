import { screen, within } from '@testing-library/react';
import { left, right } from 'fp-ts/Either';
import { NEVER, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { timedOut, type GatewayFailure } from '../../../core/kernel/failure';
import type { VehicleSlug } from '../../../core/stock/public';
import { AccountList } from '../../../ui/account/account-list/account-list';
import { show, stumblingBlocks, throughTheServer } from '../../support/browser/show';
import { fakeAccountList } from '../../support/fakes/account-list';
import { fakeApp, type FakeStock } from '../../support/fakes/app';
import { aVehicle } from '../../support/mothers/vehicle';

const car = (slug: string) => aVehicle({ slug: slug as VehicleSlug });
const found: FakeStock = { bySlugs: (slugs) => of(right(slugs.map(car))) };

/** The box of a customer who has these on the device and those in the account. */
async function open(
  device: readonly string[],
  desk: ReturnType<typeof fakeAccountList>,
  more: FakeStock = {},
) {
  const app = fakeApp({ ...found, isSignedIn: true, accountList: desk, ...more });
  device.forEach(app.shortlist.toggleFavourite);
  const failures: GatewayFailure[] = [];
  const shown = show(<AccountList level={2} onFailed={(failure) => failures.push(failure)} />, app);
  await screen.findByText(/account/, { selector: 'h2' });
  return { ...shown, app, failures, favourites: () => app.shortlist.shortlist$.value.favourites };
}

const press = async (user: { click: (element: Element) => Promise<void> }, name: string) => {
  await user.click(await screen.findByRole('button', { name }));
};

describe('The list of the account beside that of the device', () => {
  it('offers to add what the account alone holds, with count and names, and adds nothing unasked', async () => {
    const desk = fakeAccountList(['a-car', 'b-car']);
    const { user, favourites, container } = await open(['b-car'], desk);
    expect(
      await screen.findByText(/^Your account holds 1 vehicle that is not saved on this device: /),
    ).toBeTruthy();
    expect([favourites(), desk.writings()]).toEqual([['b-car'], 0]);
    expect(await stumblingBlocks(container)).toEqual([]);
    await press(user, 'Add it to this device');
    expect(favourites()).toEqual(['b-car', 'a-car']);
    expect(screen.getByText('Your account and this device hold the same 2 vehicles.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Your account and this device');
  });

  it('saves to the account when asked, says so aloud, and takes it back', async () => {
    const desk = fakeAccountList(['a-car']);
    const { user, favourites } = await open(['a-car', 'b-car', 'c-car'], desk);
    await press(user, 'Save both to your account');
    const status = screen.getByRole('status');
    expect(within(status).getByText('2 vehicles saved to your account.')).toBeTruthy();
    expect(desk.now().slugs).toEqual(['a-car', 'b-car', 'c-car']);
    await press(user, 'Undo');
    expect(within(status).getByText('2 vehicles taken out of your account again.')).toBeTruthy();
    expect(desk.now().slugs).toEqual(['a-car']);
    expect(favourites()).toEqual(['a-car', 'b-car', 'c-car']);
  });

  it('keeps both apart when asked, and offers it no more but in a quiet line', async () => {
    const desk = fakeAccountList(['a-car'], 3);
    const { user, app, unmount } = await open([], desk);
    await press(user, 'Keep the lists apart');
    expect(
      await screen.findByText(/^Kept apart: 1 vehicle of your account is not saved/),
    ).toBeTruthy();
    unmount();
    show(<AccountList level={2} />, app);
    expect(await screen.findByText(/^Kept apart/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Keep the lists apart' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Add it to this device' })).toBeTruthy();
  });

  it('is nothing for whoever is not logged in', async () => {
    const { container } = show(<AccountList level={2} />, fakeApp(found));
    await expect.poll(() => container.querySelector('section')).toBeNull();
  });

  it('is nothing once the session is over, which is told to the page [AUTH-05]', async () => {
    const over = { kind: 'not-allowed', status: 401 } as const;
    const { failures, container } = await open(['a-car'], {
      ...fakeAccountList(),
      read: () => of(left(over)),
    });
    await expect.poll(() => container.querySelector('section')).toBeNull();
    expect(failures).toEqual([over]);
  });

  it('says what could not be had, and asks again', async () => {
    const desk = fakeAccountList(['a-car']);
    let isDown = true;
    const { user, container } = await open([], {
      ...desk,
      read: () => (isDown ? of(left(timedOut)) : desk.read()),
    });
    expect(await screen.findByText(/The list on this device is not touched\.$/)).toBeTruthy();
    expect(await stumblingBlocks(container)).toEqual([]);
    isDown = false;
    await press(user, 'Try again');
    expect(await screen.findByText(/^Your account holds 1 vehicle/)).toBeTruthy();
  });

  it('says what was not saved, loses nothing, and tries again', async () => {
    const desk = fakeAccountList();
    let isDown = true;
    const { user, favourites } = await open(['a-car'], {
      ...desk,
      write: (list) => (isDown ? of(left(timedOut)) : desk.write(list)),
    });
    await press(user, 'Save it to your account');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Your account was not changed.',
    );
    expect(favourites()).toEqual(['a-car']);
    isDown = false;
    await press(user, 'Try again');
    expect(desk.now().slugs).toEqual(['a-car']);
  });

  it('holds its place on a page of the server, and takes it over as it stands', async () => {
    const app = fakeApp({ ...found, isSignedIn: true, accountList: fakeAccountList(['a-car']) });
    const { html, complaints } = await throughTheServer(<AccountList level={2} />, app);
    expect(html).toContain('We are looking at the list in your account.');
    expect(complaints).toEqual([]);
  });

  it('holds its place while it is looked up', async () => {
    await open([], { ...fakeAccountList(), read: () => NEVER });
    expect(screen.getByText('We are looking at the list in your account.')).toBeTruthy();
    expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('true');
  });
});
