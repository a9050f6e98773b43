import { screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import type { FilterOption, FilterOptions } from '../../../../core/search/public';
import { pageRoutes } from '../../../../ui/pages/page-routes';
import { loadFewResults } from '../../../../ui/pages/results/list/few-results-part';
import { showRoutes } from '../../../support/browser/show';
import { fakeApp, type FakeStock } from '../../../support/fakes/app';
import { aVehicle } from '../../../support/mothers/vehicle';

const option = (value: string, label: string, count: number): FilterOption => ({
  value,
  label,
  count,
});

/** 128 cars of two makes and two fuels. */
export const someOptions: FilterOptions = {
  total: 128,
  options: {
    make: [option('ford', 'Ford', 60), option('bmw', 'bmw', 12)],
    fuel_type: [option('petrol', 'Petrol', 90), option('diesel', 'Diesel', 38)],
  },
};

/** Opens a results page of the whole site, over a stock of one Fiesta unless told otherwise. */
export async function openSearch(holds: FakeStock = {}, at = '/used/cars/search/') {
  const app = fakeApp({ vehicles: [aVehicle()], options: someOptions, ...holds });
  // Its script comes with the first search that needs it; here it is there before.
  await loadFewResults();
  const shown = showRoutes(app, pageRoutes(app), at);
  await screen.findByRole('heading', { level: 1 }, { timeout: 15_000 });
  return { ...shown, app };
}

/** jsdom cannot scroll, and the router has a word to say of routes that load as they are needed. */
export function withoutScrolling(): void {
  beforeEach(() => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
}
