import { fireEvent, render, screen, within } from '@testing-library/react';
import { right } from 'fp-ts/Either';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { of } from 'rxjs';
import { StyleSheetManager } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { loaded } from '../../../../core/kernel/remote';
import { initialHero } from '../../../../core/showroom/home/hero-filter';
import type { HomeState } from '../../../../core/showroom/public';
import type { FilterOption, FilterOptions } from '../../../../core/search/public';
import type { App } from '../../../../ui/kit/app';
import { AppProvider } from '../../../../ui/kit/app-context';
import { HomePage } from '../../../../ui/pages/home/home-page';
import { fakeSearchPorts } from '../../../support/fakes/search-ports';
import { fakeApp } from '../../../support/fakes/app';

const option = (value: string, label: string, count: number): FilterOption => ({
  value,
  label,
  count,
});

const stock: FilterOptions = {
  total: 1547,
  options: {
    make: [
      option('lotus', 'Lotus', 0),
      option('bmw', 'Bmw', 120),
      option('ds-automobiles', 'DS Automobiles', 7),
      option('ford', 'Ford', 212),
    ],
    body_type: [option('hatchback', 'Hatchback', 512), option('suv', 'SUV', 604)],
    fuel_type: [option('petrol', 'Petrol', 1100), option('electric', 'Electric', 0)],
    category: [option('cars', 'Cars', 1547), option('van', 'Vans', 402)],
    max_price: [option('5000', '5000', 88)],
  },
};

const counted: HomeState = {
  hero: { ...initialHero, options: loaded(stock) },
  forSale: stock.options,
};
const uncounted: HomeState = {
  hero: { ...initialHero, options: { kind: 'failed', failure: { kind: 'timed-out' } } },
  forSale: {},
};

const { childScope, clock, ports } = fakeApp();

/** The parts of the application that the home page asks for; anything else would throw. */
const app = {
  childScope,
  clock,
  siteName: 'Forecourt',
  publicOrigin: 'https://forecourt.example',
  ports: {
    ...ports,
    search: { ...fakeSearchPorts().search, heroOptions: () => of(right(stock)) },
  },
} satisfies Partial<App> as unknown as App;

async function openHome(start: HomeState) {
  const router = createMemoryRouter(
    [
      { id: 'home', path: '/', element: <HomePage />, loader: () => start },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { hydrationData: { loaderData: { home: start } } },
  );
  render(
    // Styles are kept out of the document: jsdom would match each of them for every query by role.
    <StyleSheetManager target={document.createElement('div')}>
      <AppProvider value={app}>
        <RouterProvider router={router} />
      </AppProvider>
    </StyleSheetManager>,
  );
  await screen.findByRole('heading', { level: 1 });
  return router;
}

const linksIn = (region: string): readonly (string | null)[] =>
  [...screen.getByRole('region', { name: region }).querySelectorAll('a')].map((link) =>
    link.getAttribute('href'),
  );

describe('The home page', () => {
  it('leads to each body style, the commonest first, and to the vans', async () => {
    await openHome(counted);
    expect(linksIn('Browse by body style')).toEqual([
      '/used/cars/search/',
      '/used/cars/search/?body_type=suv',
      '/used/cars/search/?body_type=hatchback',
      '/used/van/search/',
    ]);
  });

  it('leads to the page of each popular make, and to none without stock [ROUTE-48] [ROUTE-49]', async () => {
    await openHome(counted);
    expect(linksIn('Popular makes')).toEqual([
      '/used-cars/ford/',
      '/used-cars/bmw/',
      '/used-cars/ds/',
    ]);
  });

  it('says it is a credit broker, not a lender, beside every budget by the month', async () => {
    await openHome(counted);
    const budgets = screen.getByRole('region', { name: 'Browse by budget' });
    expect(budgets.textContent).toContain('Up to £200 a month');
    expect(budgets.textContent).toContain('credit broker, not a lender');
    expect(budgets.textContent).toContain('subject to status');
    expect(linksIn('Browse by budget')).toContain('/used/cars/search/?monthly_to=200');
    expect(budgets.textContent).toContain('Up to £5,000, 88 cars');
  });

  it('has a complete example of no vehicle beside every budget by the month, unasked [FIN-26] [FIN-27]', async () => {
    await openHome(counted);
    const budgets = screen.getByRole('region', { name: 'Browse by budget' });
    const example = within(budgets).getByRole('region', { name: 'Representative example' });
    expect(example.textContent).toContain('not a quote for a vehicle on this page');
    expect(example.textContent).toContain('12.6% for this example');
    expect(example.textContent).toContain('Total Amount Payable');
  });

  it('asks for the registration of what one drives, and leads to its valuation [VALB-12, ROUTE-36]', async () => {
    const router = await openHome(counted);
    const box = within(screen.getByRole('region', { name: "What's my current vehicle worth?" }));
    const registration = box.getByRole<HTMLInputElement>('textbox', { name: 'Your registration' });
    const button = box.getByRole<HTMLButtonElement>('button', { name: 'Value my car' });
    expect(button.form?.method).toBe('get');
    expect(button.form?.getAttribute('action')).toBe('/car-value/');
    fireEvent.change(registration, { target: { value: ' ab12  cde' } });
    fireEvent.click(button);
    await screen.findByText('Elsewhere');
    const { pathname, search } = router.state.location;
    expect(pathname).toBe('/car-value/');
    expect(new URLSearchParams(search).get('vrm')).toBe(' ab12  cde');
  });

  it('opens no door to an empty forecourt', async () => {
    await openHome(counted);
    expect(linksIn('Start with what you need')).toEqual([
      '/used/cars/search/?body_type=suv',
      '/used/cars/search/?body_type=hatchback&max_price=10000',
      '/used/van/search/',
    ]);
  });

  it('asks for its first picture at once, in a place kept for it, and for no other', async () => {
    await openHome(counted);
    const urgent = [...document.querySelectorAll('img')].filter(
      (picture) => picture.getAttribute('fetchpriority') === 'high',
    );
    expect(urgent).toHaveLength(1);
    expect(urgent[0]?.getAttribute('width')).toBe('1280');
    expect(urgent[0]?.getAttribute('height')).toBe('800');
    expect(urgent[0]?.getAttribute('srcset')?.split(', ')).toHaveLength(3);
  });

  it('stands, and finds its counts by itself, when the server could not count [FILTER-24] [HT-4]', async () => {
    await openHome(uncounted);
    expect(screen.queryByRole('region', { name: 'Popular makes' })).toBeNull();
    expect(linksIn('Browse by body style')).toEqual(['/used/cars/search/', '/used/van/search/']);
    expect(
      screen.getByRole('button', { name: 'Search 1,547 Vehicle(s)' }).getAttribute('type'),
    ).toBe('submit');
  });
});
