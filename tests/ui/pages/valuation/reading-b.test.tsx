import { screen, within } from '@testing-library/react';
import { left, right } from 'fp-ts/Either';
import { NEVER, of } from 'rxjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { unreachable } from '../../../../core/kernel/failure';
import type { Department, LookupAnswer, ValuationRequest } from '../../../../core/valuation/public';
import { ReadingB } from '../../../../ui/pages/valuation/reading-b/reading-b';
import { valuationLoader } from '../../../../ui/pages/valuation/valuation-loader';
import type { ValuationPageState } from '../../../../ui/pages/valuation/valuation-page-state';
import { showRoutes, stumblingBlocks } from '../../../support/browser/show';
import { fakeApp, type FakeStock } from '../../../support/fakes/app';
import { fakeValuationMemory } from '../../../support/fakes/valuation-memory';
import { aValuation } from '../../../support/mothers/valuation';

const DEPARTMENTS: readonly Department[] = [
  { code: 'BOL', name: 'Forecourt Bolton', slug: 'bolton', telephone: '01632 960101', id: '1' },
  { code: 'CHS', name: 'Forecourt Chester', slug: 'chester', telephone: '01632 960102', id: '2' },
  { code: 'CRE', name: 'Forecourt Crewe', slug: 'crewe', telephone: '01632 960103', id: '3' },
];

const FOUND: LookupAnswer = {
  existing: false,
  vehicle: { ...aValuation().vehicle, fuel: 'Petrol', colour: 'Red', care: 'full' },
};

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

/** Reading B over a valuer that finds a Fiesta, and prices it. */
async function open(
  { valuer = {}, settings = {} }: Pick<FakeStock, 'valuer' | 'settings'> = {},
  at = '/car-value/',
) {
  const processed: ValuationRequest[] = [];
  const memory = fakeValuationMemory();
  const app = fakeApp({
    settings: { valuation: 'b', ...settings },
    valuationMemory: memory,
    valuer: {
      lookUp: () => of(right(FOUND)),
      process: (request) => {
        processed.push(request);
        return of(right('8f3a2c9d'));
      },
      fetch: () => of(right(aValuation())),
      ...valuer,
    },
  });
  const state: ValuationPageState = { departments: DEPARTMENTS, key: 'a-key', drawnAt: 0 };
  const shown = showRoutes(
    app,
    [
      { path: '/car-value', loader: () => state, element: <ReadingB /> },
      { path: '/car-value/summary/:id', element: <p>The page of the price</p> },
    ],
    at,
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, app, processed, memory };
}

type Opened = Awaited<ReturnType<typeof open>>;

const press = ({ user }: Opened, name: string) => user.click(screen.getByRole('button', { name }));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

async function fillVehicle(page: Opened, branch = 'CHS') {
  await page.user.type(screen.getByLabelText(/^Registration/), 'tu19 abc');
  await page.user.type(screen.getByLabelText(/^Mileage/), '30k');
  await page.user.selectOptions(screen.getByLabelText(/^Preferred branch/), branch);
  await press(page, 'Continue');
}

async function fillOwner({ user }: Opened) {
  await user.type(screen.getByLabelText(/^Full name/), 'Sam Sample');
  await user.type(screen.getByLabelText(/^Email address/), 'sam.sample@example.org');
  await user.type(screen.getByLabelText(/^Postcode/), 'ch1 2ab');
  await user.type(screen.getByLabelText(/^Telephone number/), '07700 900123');
}

const RESET = { name: 'Start again' };

describe('A valuation in four steps', () => {
  it('goes from the vehicle to its price, with a step indicator [VALB-02, VALB-03, VALB-04, VALB-06, VALB-11, VALB-17, VALB-19]', async () => {
    const page = await open();
    expect(screen.getByText('Step 1 of 4')).toBeTruthy();
    await fillVehicle(page);
    await title('Is this your vehicle?');
    expect(screen.getByText('Step 2 of 4')).toBeTruthy();
    for (const fact of ['Ford', 'Fiesta', 'Petrol', 'Red', '30,000 miles', 'TU19 ABC']) {
      expect(screen.getByText(fact)).toBeTruthy();
    }
    await page.user.selectOptions(screen.getByLabelText(/^Service history/), 'some');
    await page.user.selectOptions(screen.getByLabelText(/^Number of previous owners/), '3');
    expect(await stumblingBlocks(page.container)).toEqual([]);
    await press(page, 'Yes, it is mine');
    await title('Our assumptions');
    expect(screen.getByText('6 months or more MOT')).toBeTruthy();
    expect(
      within(screen.getByRole('group', { name: /offers/ }))
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent),
    ).toEqual(['Email', 'Postal', 'SMS', 'Telephone']);
    await fillOwner(page);
    await page.user.click(screen.getByLabelText('SMS'));
    expect(await stumblingBlocks(page.container)).toEqual([]);
    await press(page, 'Get my valuation');
    expect(await screen.findByText('The page of the price')).toBeTruthy();
    expect(page.address()).toBe('/car-value/summary/8f3a2c9d/?branch=chester');
    expect(page.processed).toMatchObject([
      {
        reading: 'b',
        mileage: 30_000,
        departmentCode: 'CHS',
        optIns: ['sms'],
        vehicle: { vrm: 'TU19ABC', care: 'some', previousKeepers: 3 },
        owner: { fullName: 'Sam Sample', postcode: 'CH1 2AB' },
      },
    ]);
    expect(page.memory.held.read()?.hash).toBe('8f3a2c9d');
  });

  it('asks for the registration in the box of the site, which tells what a mark is', async () => {
    const page = await open();
    const box = screen.getByLabelText(/^Registration/);
    await page.user.type(box, 'LBO7 SE0');
    expect(await screen.findByRole('button', { name: /LB07 SEO/ })).toBeTruthy();
    await page.user.click(screen.getByRole('button', { name: /LB07 SEO/ }));
    expect((box as HTMLInputElement).value).toBe('LB07 SEO');
  });

  it('shows what the valuer tells of the vehicle beyond the usual [VALB-03, VALB-13, VALB-16]', async () => {
    const told = {
      ...FOUND.vehicle,
      care: 'full',
      previousKeepers: 0,
      engine: '1.0 EcoBoost',
      picture: '/pictures/hero/suv-640.avif',
    } as const;
    const page = await open({
      valuer: { lookUp: () => of(right({ existing: false, vehicle: told })) },
    });
    await fillVehicle(page);
    await title('Is this your vehicle?');
    expect(screen.getByText('1.0 EcoBoost')).toBeTruthy();
    expect(screen.getByRole('img', { name: /Ford Fiesta/ })).toBeTruthy();
    expect(await stumblingBlocks(page.container)).toEqual([]);
  });

  it('says what each step lacks, and goes no further [VALB-28, VALB-30]', async () => {
    const page = await open();
    await press(page, 'Continue');
    for (const sentence of [
      'Enter the registration',
      'Enter the mileage',
      'Choose your preferred branch',
    ]) {
      expect(screen.getByRole('link', { name: sentence })).toBeTruthy();
    }
    await fillVehicle(page);
    await title('Is this your vehicle?');
    await press(page, 'Yes, it is mine');
    await title('Our assumptions');
    await press(page, 'Get my valuation');
    for (const field of ['full name', 'email address', 'postcode', 'telephone number']) {
      expect(screen.getByRole('link', { name: `Enter your ${field}` })).toBeTruthy();
    }
    expect(page.processed).toEqual([]);
  });

  it('offers four histories and 0 to 19 owners, as the lookup tells them at first [VALA-65, VALA-67, VALB-29, CG-016]', async () => {
    const page = await open();
    await fillVehicle(page);
    await title('Is this your vehicle?');
    const options = (label: RegExp) => {
      const select = screen.getByLabelText<HTMLSelectElement>(label);
      return [[...select.options].map(({ text }) => text), select.value] as const;
    };
    const [histories, history] = options(/^Service history/);
    expect(histories.slice(-4)).toEqual(['Full', 'Some', 'None', 'First not due']);
    expect(history).toBe('full');
    const [owners, owner] = options(/^Number of previous owners/);
    expect(owners.filter((text) => /^\d+$/.test(text))).toEqual(
      Array.from({ length: 20 }, (_, count) => String(count)),
    );
    expect(owner).toBe('1');
  });

  it('says that a vehicle was valued already, and leads to the branch that was chosen [VALB-07, VALB-08, VALB-18, ERR-42, CG-005, CG-008]', async () => {
    const page = await open({ valuer: { lookUp: () => of(right({ ...FOUND, existing: true })) } });
    await fillVehicle(page);
    await title('Your free vehicle valuation is waiting');
    expect(
      screen.getByText('A valuation has already been submitted for this vehicle'),
    ).toBeTruthy();
    expect(
      screen.getByText(
        'This vehicle has recently been valued, please check your emails for confirmation.',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Call 01632.960102/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact the branch' }).getAttribute('href')).toBe(
      '/contact/chester?scroll=contact-form',
    );
    expect(await stumblingBlocks(page.container)).toEqual([]);
    await press(page, 'Value another vehicle');
    await title('Get your free vehicle valuation');
    expect(screen.getByLabelText<HTMLInputElement>(/^Registration/).value).toBe('');
  });

  it.each([
    ['finds nothing', { lookUp: () => of(right({ existing: false })) }],
    ['fails', { lookUp: () => of(left(unreachable)) }],
  ])(
    'gives way to an apology with a telephone where the lookup %s [VALB-07, VALB-09, VALB-21, VALB-26, ERR-41]',
    async (_, valuer) => {
      const page = await open({ valuer });
      await fillVehicle(page, 'CRE');
      await title(
        'We were unable to value your vehicle please contact us directly to get a valuation.',
      );
      expect(screen.queryByText(/^Step \d of 4/)).toBeNull();
      expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
      expect(screen.getByRole('link', { name: /^Call 01632/ })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Contact the branch' }).getAttribute('href')).toBe(
        '/contact/bolton?scroll=contact-form',
      );
      await page.user.click(screen.getByRole('button', RESET));
      await title('Get your free vehicle valuation');
      expect(screen.getByLabelText<HTMLInputElement>(/^Mileage/).value).toBe('');
    },
  );

  it.each([
    ['processing', { process: () => of(left(unreachable)) }],
    ['fetching', { fetch: () => of(left(unreachable)) }],
  ])('apologises where %s fails [ERR-41]', async (_, valuer) => {
    const page = await open({ valuer });
    await fillVehicle(page);
    await press(page, 'Yes, it is mine');
    await fillOwner(page);
    await press(page, 'Get my valuation');
    await title(
      'We were unable to value your vehicle please contact us directly to get a valuation.',
    );
    expect(page.address()).toBe('/car-value/');
  });

  it('can be begun anew on its middle steps, but not while a call is under way [VALB-20, VALB-27, CG-007]', async () => {
    const page = await open({ valuer: { process: () => NEVER } });
    expect(screen.queryByRole('button', RESET)).toBeNull();
    await fillVehicle(page);
    await title('Is this your vehicle?');
    expect(screen.getByRole('button', RESET)).toBeTruthy();
    await press(page, 'Yes, it is mine');
    await fillOwner(page);
    await press(page, 'Get my valuation');
    expect(screen.getByRole('button', { name: 'Processing...' })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', RESET).disabled).toBe(true);
  });

  it('can be begun anew on its first step too, where it is set so', async () => {
    const page = await open({ settings: { valuationReset: 'always' } });
    await page.user.type(screen.getByLabelText(/^Mileage/), '42000');
    await page.user.click(screen.getByRole('button', RESET));
    expect(screen.getByLabelText<HTMLInputElement>(/^Mileage/).value).toBe('');
  });

  it('walks back and forward by the history, and loses nothing', async () => {
    const page = await open();
    await fillVehicle(page);
    await title('Is this your vehicle?');
    await page.user.selectOptions(screen.getByLabelText(/^Number of previous owners/), '7');
    await press(page, 'Yes, it is mine');
    await title('Our assumptions');
    await page.user.type(screen.getByLabelText(/^Full name/), 'Sam');
    await page.router.navigate(-1);
    await title('Is this your vehicle?');
    expect(screen.getByLabelText<HTMLSelectElement>(/^Number of previous owners/).value).toBe('7');
    await page.router.navigate(1);
    await title('Our assumptions');
    expect(screen.getByLabelText<HTMLInputElement>(/^Full name/).value).toBe('Sam');
  });

  it('comes back where it was left, and does not go on to the price by itself', async () => {
    const first = await open();
    await fillVehicle(first);
    await title('Is this your vehicle?');
    const kept = first.memory.journey.read();
    first.unmount();
    expect(kept).toBeDefined();
    const memory = fakeValuationMemory();
    if (kept !== undefined) {
      memory.journey.write({ ...kept, at: 'summary', valuation: aValuation() });
    }
    const app = fakeApp({ settings: { valuation: 'b' }, valuationMemory: memory });
    const state: ValuationPageState = { departments: DEPARTMENTS, key: 'other', drawnAt: 0 };
    const { address } = showRoutes(
      app,
      [{ path: '/car-value', loader: () => state, element: <ReadingB /> }],
      '/car-value',
    );
    await title('Your free vehicle valuation is waiting');
    expect(screen.getByRole('link', { name: 'See your valuation' }).getAttribute('href')).toBe(
      '/car-value/summary/8f3a2c9d/?branch=chester',
    );
    expect(address()).toBe('/car-value');
  });
});

describe('The branches of reading B', () => {
  const named = (name: string): Department => ({ code: name, name });

  it.each([
    ['a', ['Forecourt Bolton', 'Forecourt Wrexham', 'Jaguar Forecourt', 'Van Match']],
    ['b', ['Forecourt Bolton']],
  ] as const)('are by the group’s rules in reading %s [VALB-31]', async (valuation, names) => {
    const departments = ['Forecourt Bolton', 'Forecourt Wrexham', 'Jaguar Forecourt', 'Van Match'];
    const app = fakeApp({
      settings: { valuation },
      valuer: { departments: () => of(right(departments.map(named))) },
    });
    const request = new Request('https://forecourt.example/car-value/');
    const state = await valuationLoader(app)({ request });
    expect(state.departments.map(({ name }) => name)).toEqual(names);
  });
});
