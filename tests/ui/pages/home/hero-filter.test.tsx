import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { left, right } from 'fp-ts/Either';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { renderToString } from 'react-dom/server';
import { NEVER, of } from 'rxjs';
import { StyleSheetManager } from 'styled-components';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GatewayFailure } from '../../../../core/kernel/failure';
import { loaded } from '../../../../core/kernel/remote';
import { makeScope } from '../../../../core/kernel/scope';
import {
  createHeroFilter,
  type HeroFilter,
  type HeroState,
} from '../../../../core/showroom/public';
import { initialHero } from '../../../../core/showroom/home/hero-filter';
import type { FilterOption, FilterOptions } from '../../../../core/search/public';
import { HeroFilterForm } from '../../../../ui/pages/home/hero-filter/hero-filter-form';
import { fakeSearchPorts, type Answer } from '../../../support/fakes/search-ports';

const option = (value: string, label: string, count: number, make?: string): FilterOption => ({
  value,
  label,
  count,
  ...(make !== undefined && { make }),
});

const stock: FilterOptions = {
  total: 1547,
  options: {
    make: [option('ford', 'Ford', 212), option('bmw', 'Bmw', 120)],
    body_type: [option('suv', 'SUV', 604), option('hatchback', 'Hatchback', 512)],
    colour: [option('red', 'Red', 20), option('gold', 'Gold', 19), option('black', 'Black', 240)],
    transmission: [option('manual', 'Manual', 902), option('automatic', 'Automatic', 544)],
  },
};
const fords: FilterOptions = {
  total: 128,
  options: { ...stock.options, range: [option('ford:fiesta', 'Fiesta', 60, 'ford')] },
};

/** The statuses that the number on the button was counted with. */
const AS_COUNTED = 'status=FOR_SALE_RETAIL,RESERVED,SOLD';

const opened: HeroState = { ...initialHero, options: loaded(stock) };
const uncounted: HeroState = {
  ...initialHero,
  options: { kind: 'failed', failure: { kind: 'timed-out' } },
};

type Counting = () => Answer<FilterOptions>;
const refused: GatewayFailure = { kind: 'refused', status: 500 };
const refusing: Counting = () => of(left(refused));

function heroFilter(start: HeroState, counting: Counting = () => of(right(fords))): HeroFilter {
  const { search } = fakeSearchPorts();
  return createHeroFilter(makeScope(), { ...search, heroOptions: counting }, start);
}

function openHome(filter: HeroFilter) {
  const router = createMemoryRouter([
    { path: '/', element: <HeroFilterForm filter={filter} /> },
    { path: '*', element: <p>Results</p> },
  ]);
  const shown = render(
    // Styles are kept out of the document: jsdom would match each of them for every query by role.
    <StyleSheetManager target={document.createElement('div')}>
      <RouterProvider router={router} />
    </StyleSheetManager>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...shown, address, user: userEvent.setup() };
}

const menu = (name: 'Budget' | 'Help me choose'): HTMLDetailsElement => {
  const details = screen.getByText(name).closest('details');
  if (details === null) throw new Error(`No menu ${name}`);
  return details;
};
const openMenu = async (
  user: ReturnType<typeof userEvent.setup>,
  name: 'Budget' | 'Help me choose',
) => {
  await user.click(screen.getByText(name));
  return within(menu(name));
};
const chosenIn = (name: 'Budget' | 'Help me choose'): string | undefined =>
  menu(name).querySelector('.chosen')?.textContent;
const searchButton = () => screen.getByRole('button', { name: /^Search .* Vehicle\(s\)$/ });

describe('The search on the home page', () => {
  beforeEach(() => {
    // Jsdom lays nothing out, so it cannot scroll either.
    Element.prototype.scrollIntoView = vi.fn();
  });

  it('says how many vehicles it would show, or "all" before any were counted [FILTER-24] [WE-077] [CG-064]', () => {
    const { unmount } = openHome(heroFilter(opened));
    expect(searchButton().textContent).toBe('Search 1,547 Vehicle(s)');
    unmount();
    openHome(heroFilter(uncounted, () => NEVER));
    expect(searchButton().textContent).toBe('Search all Vehicle(s)');
  });

  it('offers models once a make is chosen, of that make, and none after it is taken back [FILTER-20] [FILTER-28]', async () => {
    const { user } = openHome(heroFilter(opened));
    const model = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Model' });
    expect(model.disabled).toBe(true);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Make' }), 'ford');
    expect(model.disabled).toBe(false);
    expect(searchButton().textContent).toBe('Search 128 Vehicle(s)');
    await user.selectOptions(model, 'Fiesta (60)');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Make' }), 'Any make');
    expect(model.disabled).toBe(true);
    expect(model.value).toBe('');
  });

  it('writes BMW in capitals [FILTER-20] [FILTER-11]', () => {
    openHome(heroFilter(opened));
    expect(screen.getAllByRole('option', { name: 'BMW (120)' })).toHaveLength(1);
  });

  it('leads to the vans when vans are picked, else to the cars, with what was chosen [FILTER-30] [FILTER-23] [FILTER-27] [WE-074]', async () => {
    const cars = openHome(heroFilter(opened));
    await cars.user.selectOptions(screen.getByRole('combobox', { name: 'Make' }), 'ford');
    await cars.user.click(searchButton());
    expect(cars.address()).toBe(`/used/cars/search/?make=ford&${AS_COUNTED}`);
    cars.unmount();

    const vans = openHome(heroFilter(opened));
    await vans.user.click(screen.getByRole('radio', { name: 'Vans' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Cars' }).checked).toBe(false);
    await vans.user.click(searchButton());
    expect(vans.address()).toBe(`/used/van/search/?${AS_COUNTED}`);
  });

  it('blocks nothing when the count fails [FILTER-24] [HT-4]', async () => {
    const { user, address } = openHome(heroFilter(opened, refusing));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Make' }), 'bmw');
    expect(searchButton().textContent).toBe('Search all Vehicle(s)');
    await user.click(searchButton());
    expect(address()).toBe(`/used/cars/search/?make=bmw&${AS_COUNTED}`);
  });

  it('states the budget monthly or in total, from and to, and says it while closed [FILTER-21] [FILTER-29] [FILTER-32]', async () => {
    const { user, address } = openHome(heroFilter(opened));
    const budget = await openMenu(user, 'Budget');
    const from = budget.getByLabelText('Monthly from');
    expect(within(from).getAllByRole('option', { hidden: true })).toHaveLength(22);
    await user.selectOptions(from, '200');
    await user.selectOptions(budget.getByLabelText('Monthly to'), '300');
    expect(chosenIn('Budget')).toBe('£200 to £300 a month');
    await user.click(budget.getByLabelText('Total price'));
    expect(chosenIn('Budget')).toBe('Any budget');
    await user.selectOptions(budget.getByLabelText('Max Price'), '10000');
    expect(chosenIn('Budget')).toBe('Up to £10,000');
    await user.click(searchButton());
    expect(address()).toBe(`/used/cars/search/?max_price=10000&${AS_COUNTED}`);
  });

  it('helps to choose by body type, common colours and transmission, by tick or by select [FILTER-22] [FILTER-26] [WE-075]', async () => {
    const filter = heroFilter(opened, () => of(right(stock)));
    const { user } = openHome(filter);
    const help = await openMenu(user, 'Help me choose');
    const names = help.getAllByRole('checkbox').map((box) => box.getAttribute('value'));
    expect(names).toEqual(['suv', 'hatchback', 'red', 'black', 'manual', 'automatic']);
    await user.click(help.getByRole('checkbox', { name: /SUV/ }));
    await user.click(help.getByRole('checkbox', { name: 'Red' }));
    await user.click(help.getByRole('checkbox', { name: 'Red' }));
    await user.selectOptions(help.getByRole('combobox', { name: 'Transmission' }), 'automatic');
    expect(filter.state$.value.hero.query.lists).toEqual({
      body_type: ['suv'],
      transmission: ['automatic'],
    });
    expect(chosenIn('Help me choose')).toBe('2 chosen');
  });

  it('opens one menu at a time, with an "Update search" bar that closes it [FILTER-25] [FILTER-08]', async () => {
    const { user } = openHome(heroFilter(opened));
    await openMenu(user, 'Budget');
    expect(menu('Budget').open).toBe(true);
    await openMenu(user, 'Help me choose');
    expect(menu('Budget').open).toBe(false);
    expect(menu('Help me choose').open).toBe(true);
    const help = within(menu('Help me choose'));
    expect(help.getAllByText('1,547 vehicles match')).toHaveLength(1);
    await user.click(help.getByRole('button', { name: 'Update search' }));
    expect(menu('Help me choose').open).toBe(false);
    expect(document.activeElement).toBe(menu('Help me choose').querySelector('summary'));
  });

  it('closes its menu on Escape, giving focus back, and when focus moves on [FILTER-25]', async () => {
    const { user } = openHome(heroFilter(opened));
    const budget = await openMenu(user, 'Budget');
    budget.getByLabelText('Monthly to').focus();
    await user.keyboard('{Escape}');
    expect(menu('Budget').open).toBe(false);
    expect(document.activeElement).toBe(menu('Budget').querySelector('summary'));
    await openMenu(user, 'Budget');
    searchButton().focus();
    await vi.waitFor(() => {
      expect(menu('Budget').open).toBe(false);
    });
  });

  it('searches on Enter in a field, though the first button of the form is that of a menu', async () => {
    const { user, address } = openHome(heroFilter(opened));
    screen.getByRole('radio', { name: 'Cars' }).focus();
    await user.keyboard('{Enter}');
    expect(address()).toBe(`/used/cars/search/?${AS_COUNTED}`);
  });

  it('tells a screen reader the count of the last choice only [FILTER-24]', async () => {
    const { user } = openHome(heroFilter(opened, () => NEVER));
    expect(screen.getByRole('status').textContent).toBe('1,547 vehicles match');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Make' }), 'ford');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('is a plain form to the results page before the script is there [FILTER-30] [FILTER-20]', () => {
    const router = createMemoryRouter([
      { path: '/', element: <HeroFilterForm filter={heroFilter(opened)} /> },
    ]);
    const page = document.createElement('div');
    page.innerHTML = renderToString(<RouterProvider router={router} />);
    const form = page.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/used/cars/search/');
    expect(form?.method).toBe('get');
    const fieldNames = new Set(
      [...page.querySelectorAll('[name]')].map((field) => field.getAttribute('name')),
    );
    for (const name of [
      'make',
      'range',
      'min_price',
      'max_price',
      'monthly_from',
      'monthly_to',
      'body_type',
      'colour',
      'transmission',
      'category',
    ]) {
      expect(fieldNames).toContain(name);
    }
    expect(page.querySelectorAll('details[name="hero-menu"]')).toHaveLength(2);
    expect(page.querySelector('[style]')).toBeNull();
  });

  it('keeps what was chosen before the script was there [FILTER-20]', () => {
    const filter = heroFilter(opened, () => NEVER);
    const make = vi.spyOn(FormData.prototype, 'getAll').mockImplementation((name) => {
      const chosen: Readonly<Record<string, readonly string[]>> = {
        make: ['ford'],
        category: ['van'],
        budget: ['total'],
        monthly_to: ['300'],
        max_price: ['8000'],
        body_type: ['', 'suv'],
      };
      return [...(chosen[name] ?? [])];
    });
    openHome(filter);
    expect(make).toHaveBeenCalled();
    const { query, budget } = filter.state$.value.hero;
    expect(budget).toBe('total');
    expect(query.category).toBe('van');
    expect(query.lists).toEqual({ make: ['ford'], body_type: ['suv'] });
    expect(query.bounds).toEqual({ max_price: 8000 });
  });

  it('has nothing for axe to say with a menu open [FILTER-22] [FILTER-25]', async () => {
    const { container, user } = openHome(heroFilter(opened));
    await openMenu(user, 'Help me choose');
    const { violations } = await axe.run(container, {
      resultTypes: ['violations'],
      // Both need a layout, which jsdom has none of.
      rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  }, 60_000);
});
