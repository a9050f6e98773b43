import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { StrictMode, type ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loaded } from '../../../../core/kernel/remote';
import { vehicleAlone } from '../../../../core/showroom/vehicle/vehicle-page-state';
import { CHECK_KEYS, type CheckKey, type VehicleInFull } from '../../../../core/stock/public';
import { CheckPrintPage } from '../../../../ui/pages/print/check-print-page';
import type { CheckPrintState, PrintState } from '../../../../ui/pages/print/print-loaders';
import { VehiclePrintPage } from '../../../../ui/pages/print/vehicle-print-page';
import { showRoutes, stumblingBlocks, throughTheServer } from '../../../support/browser/show';
import { fakeApp } from '../../../support/fakes/app';
import { anHpQuote, aPcpQuote } from '../../../support/mothers/quote';
import { somePictures } from '../../../support/mothers/vehicle';
import {
  aBareVehicleInFull,
  aVanInFull,
  aVehicleInFull,
} from '../../../support/mothers/vehicle-in-full';

/** A quarter past midnight in London in June is still the day before in UTC. */
const madeAt = Date.UTC(2026, 5, 14, 23, 15);

const checkOf = (...flagged: readonly CheckKey[]) =>
  loaded({
    createdAt: '2026-06-01T09:00:00Z',
    items: CHECK_KEYS.map((key) => ({ key, flagged: flagged.includes(key) })),
  });
const failed = { kind: 'failed', failure: { kind: 'timed-out' } } as const;

const stateOf = (vehicle: VehicleInFull, change: Partial<PrintState> = {}): PrintState => ({
  ...vehicleAlone(vehicle),
  check: checkOf(),
  quotes: loaded({ [vehicle.stockId]: { HP: anHpQuote(), PCP: aPcpQuote() } }),
  madeAt,
  ...change,
});

const Nothing = () => null;

const page = async (element: ReactElement, data: unknown) => {
  const shown = showRoutes(
    fakeApp(),
    [{ id: 'print', path: '/print', element, loader: () => data, HydrateFallback: Nothing }],
    '/print',
  );
  await screen.findByRole('main', {}, { timeout: 10_000 });
  return shown;
};
const openPrint = (vehicle: VehicleInFull, change: Partial<PrintState> = {}) =>
  page(<VehiclePrintPage />, stateOf(vehicle, change));
const openCheck = (change: Partial<CheckPrintState> = {}) =>
  page(<CheckPrintPage />, { vehicle: aVehicleInFull(), check: checkOf(), madeAt, ...change });

/** What jsdom says of a picture, which it never loads: here it is on its way until the test says else. */
const arrived = new Set<string>();
let print: ReturnType<typeof vi.fn>;

beforeEach(() => {
  arrived.clear();
  print = vi.fn();
  vi.stubGlobal('print', print);
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockImplementation(function (
    this: HTMLImageElement,
  ) {
    return arrived.has(this.src);
  });
  return () => vi.unstubAllGlobals();
});

const images = (container: Element) => [...container.querySelectorAll('img')];
const settle = (image: HTMLImageElement, how: 'load' | 'error') => {
  arrived.add(image.src);
  fireEvent[how](image);
};
const aWhile = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 150);
  });

describe('A vehicle on paper', () => {
  const five = aVehicleInFull({ pictures: somePictures(5) });

  it('tells what it is, where it was found and on which day in London it was made [ROUTE-24]', async () => {
    await openPrint(five);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('2021 (71) Ford Fiesta');
    const sheet = screen.getByRole('main').textContent;
    expect(sheet).toContain(
      'https://forecourt.example/used/cars/ford-fiesta-1-0-ecoboost-zetec-5dr-jt71abc/',
    );
    expect(sheet).toContain('Made on 15 June 2026');
    expect(sheet).toContain('JT71 ABC');
    expect(sheet).toContain('1.0 EcoBoost Zetec 5dr');
  });

  it('has the price with the fee and its sum, and the branch to ring [CARD-28]', async () => {
    await openPrint(five);
    const sheet = screen.getByRole('main').textContent;
    expect(sheet).toContain('£9,495');
    expect(sheet).toContain('Admin fee £150 · total £9,645');
    expect(sheet).toContain('Forecourt Bolton');
    expect(sheet).toContain('Bolton, BL1 1AA');
    expect(sheet).toContain('01632 960101');
  });

  it('has both prices of a van, with VAT and without [CARD-14]', async () => {
    await openPrint(aVanInFull());
    expect(screen.getByRole('main').textContent).toMatch(/£10,000 \+VAT£12,000 inc\. VAT/);
  });

  it('has the lead picture and three more, all asked for at once [SC-5]', async () => {
    const { container } = await openPrint(five);
    expect(
      images(container).map((image) => [
        image.getAttribute('loading'),
        new URL(image.src).pathname,
      ]),
    ).toEqual([1, 2, 3, 4].map((place) => [null, `/pictures/${place}-640.webp`]));
  });

  it('has all facts by section, its text, its equipment and its service book [VDP-10] [VDP-13] [VDP-25]', async () => {
    await openPrint(five);
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual([
      'Details',
      'About this car',
      'Technical specification',
      'Equipment',
      'Optional extras',
      'Service history and MOT',
      'Vehicle check',
      'Representative example',
    ]);
    const sheet = screen.getByRole('main').textContent;
    for (const words of [
      '17,460 miles',
      'Both keys are here.',
      '998 cc',
      'ISOFIX child seat points',
      'Two keys',
      'Winter pack',
      'Full, by main dealers',
      '5 September 2024',
    ]) {
      expect(sheet).toContain(words);
    }
  });

  it('has one representative example in full, of the product asked for, with nothing to press [ROUTE-42]', async () => {
    await openPrint(five, { product: 'HP' });
    const example = within(screen.getByRole('region', { name: 'Representative example' }));
    expect(example.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Monthly payments',
      'Total price',
      'Customer Deposit',
      'Amount of Credit',
      'APR',
      'Term',
      'Total Amount Payable',
      'Fixed Rate of Interest',
    ]);
    expect(example.queryByRole('radio')).toBeNull();
  });

  it('has the cheaper of the two where no product is asked for', async () => {
    await openPrint(five);
    expect(screen.getByText(/Personal contract purchase on/)).toBeTruthy();
  });

  it('says what could not be loaded instead of leaving a gap', async () => {
    await openPrint(five, { check: failed, quotes: failed });
    const sheet = screen.getByRole('main').textContent;
    expect(sheet).toContain('The vehicle check could not be loaded when this page was made.');
    expect(sheet).toContain('Finance figures could not be loaded when this page was made.');
  });

  it('invents nothing of a vehicle that is hardly known', async () => {
    await openPrint(aBareVehicleInFull(), { check: loaded({ items: [] }), quotes: loaded({}) });
    const sheet = screen.getByRole('main').textContent;
    expect(sheet).toContain('Call for price');
    expect(sheet).toContain('Location TBC');
    expect(sheet).not.toMatch(/NaN|undefined|null|£0/);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  });

  it.each([
    ['sold', 'This car is no longer for sale.'],
    ['reserved', 'This car is reserved for another customer.'],
  ] as const)('says that it is %s', async (status, words) => {
    await openPrint(aVehicleInFull({ status }));
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('leads back to the vehicle, and prints again when asked', async () => {
    const { user } = await openPrint(five);
    const back = screen.getByRole('link', { name: 'Back to the vehicle' });
    expect(back.getAttribute('href')).toBe(
      '/used/cars/ford-fiesta-1-0-ecoboost-zetec-5dr-jt71abc/',
    );
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('is kept out of search engines, and has nothing to stumble over', async () => {
    const { container } = await openPrint(five);
    const robots = document.querySelector('meta[name="robots"]');
    expect(robots?.getAttribute('content')).toBe('noindex, follow');
    expect(await stumblingBlocks(container)).toEqual([]);
  });

  it('comes whole from the server, the day with it, and is taken over as it is', async () => {
    const { html, complaints } = await throughTheServer(
      <VehiclePrintPage />,
      fakeApp(),
      stateOf(five),
    );
    expect(complaints).toEqual([]);
    expect(html).toContain('Made on 15 June 2026');
    expect(html).not.toMatch(/\sstyle=/);
  });
});

describe('Printing by itself', () => {
  const two = aVehicleInFull({ pictures: somePictures(2) });

  it('waits for every picture, and happens once [SC-5]', async () => {
    const { container } = await openPrint(two);
    const [one, other] = images(container);
    if (one === undefined || other === undefined) throw new Error('No pictures');
    settle(one, 'load');
    await aWhile();
    expect(print).not.toHaveBeenCalled();
    settle(other, 'load');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    settle(one, 'load');
    await aWhile();
    expect(print).toHaveBeenCalledOnce();
  });

  it('is not held up by a picture that fails, but waits for what stands in for it [SC-5] [ERR-33]', async () => {
    const { container } = await openPrint(two);
    const [one, other] = images(container);
    if (one === undefined || other === undefined) throw new Error('No pictures');
    settle(other, 'load');
    settle(one, 'error');
    await aWhile();
    expect(print).not.toHaveBeenCalled();
    const [standIn] = images(container);
    if (standIn === undefined) throw new Error('Nothing stands in');
    expect(new URL(standIn.src).pathname).toBe('/pictures/placeholder-640.webp');
    settle(standIn, 'error');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
  });

  it('happens once under StrictMode too, and at once where there is no picture', async () => {
    await page(
      <StrictMode>
        <CheckPrintPage />
      </StrictMode>,
      { vehicle: aVehicleInFull(), check: checkOf(), madeAt },
    );
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await aWhile();
    expect(print).toHaveBeenCalledOnce();
  });

  it('does not happen on a page that has been left', async () => {
    const { unmount } = await openCheck();
    unmount();
    await aWhile();
    expect(print).not.toHaveBeenCalled();
  });
});

describe('The vehicle check on paper', () => {
  it('names what was looked for and not found, and the day of the check [ROUTE-25] [CHECK-07]', async () => {
    await openCheck();
    expect(screen.getAllByRole('listitem')).toHaveLength(CHECK_KEYS.length);
    expect(screen.getByRole('main').textContent).toContain('This car was checked on 1 June 2026.');
  });

  it('leaves out what was flagged, and says that not all is listed [CHECK-07]', async () => {
    await openCheck({ check: checkOf('stolen', 'keepers') });
    expect(screen.getAllByRole('listitem')).toHaveLength(CHECK_KEYS.length - 2);
    const sheet = screen.getByRole('main').textContent;
    expect(sheet).not.toContain('Stolen');
    expect(sheet).toContain('Not every check is listed here.');
  });

  it.each([
    ['could not be loaded', failed, 'could not be loaded when this page was made'],
    ['has no result', loaded({ items: [] }), 'No result of a vehicle check is on record'],
    ['was never answered', { kind: 'idle' }, 'could not be loaded when this page was made'],
  ] as const)('says so honestly where it %s', async (_, check, words) => {
    await openCheck({ check });
    const sheet = screen.getByRole('main').textContent;
    expect(sheet).toContain(words);
    expect(sheet).not.toContain('Every vehicle we sell');
  });

  it('names the branch to ring', async () => {
    await openCheck();
    expect(screen.getByRole('main').textContent).toContain('Telephone 01632 960101');
  });
});
