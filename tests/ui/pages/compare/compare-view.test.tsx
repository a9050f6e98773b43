import { screen, within } from '@testing-library/react';
import { loaded } from '../../../../core/kernel/remote';
import { describe, expect, it } from 'vitest';
import { sentComparison } from '../../../../core/showroom/compare/compare-page-state';
import type { ComparePageState } from '../../../../core/showroom/public';
import type { VehicleInFull } from '../../../../core/stock/public';
import { ComparePage } from '../../../../ui/pages/compare/compare-page';
import { throughTheServer } from '../../../support/browser/show';
import { fakeApp } from '../../../support/fakes/app';
import { anHpQuote, aPcpQuote } from '../../../support/mothers/quote';
import { aVanInFull, aVehicleInFull } from '../../../support/mothers/vehicle-in-full';

const madeAt = Date.UTC(2026, 10, 28);
const car = aVehicleInFull();
const van = aVanInFull();

const sent = (
  vehicles: readonly VehicleInFull[],
  change: Partial<ComparePageState> = {},
): ComparePageState => ({
  ...sentComparison(vehicles.map(({ slug }) => slug)),
  comparedVehicles: loaded(vehicles),
  comparedFinance: loaded({
    [car.mark ?? '']: { HP: anHpQuote(), PCP: aPcpQuote() },
  }),
  requestedMarks: vehicles.flatMap(({ mark }) => mark ?? []),
  ...change,
});

/** The page as the server sends it, in the document. */
async function open(start: ComparePageState) {
  const { html, complaints } = await throughTheServer(<ComparePage />, fakeApp(), {
    start,
    madeAt,
  });
  expect(complaints).toEqual([]);
  document.body.innerHTML = html;
}

const rowNamed = (name: RegExp) => screen.getByRole('row', { name });

describe('the compare page of a link, before any script', () => {
  it('is a table with vehicles as columns and their facts as rows [ROUTE-08, CG-080]', async () => {
    await open(sent([car, van]));
    const table = screen.getByRole('table', { name: 'The vehicles side by side' });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads).toHaveLength(2);
    expect(heads[0]?.textContent).toContain('2021 (71) Ford Fiesta');
    expect(within(table).getByRole('rowheader', { name: /^Mileage/ })).toBeTruthy();
    expect(rowNamed(/^Mileage/).textContent).toContain('17,460 miles');
  });

  it('says what is missing, and marks what differs', async () => {
    const { keepers: _, ...unknown } = car;
    await open(sent([car, { ...unknown, slug: van.slug, id: van.id, mark: 'X1' }]));
    expect(rowNamed(/^Former keepers, differs/).textContent).toContain('Not listed');
    expect(screen.getByRole('switch', { name: /^Differences only/ })).toBeTruthy();
    expect(rowNamed(/^Doors/).hasAttribute('data-same')).toBe(true);
  });

  it('shows a whole representative example for each vehicle that is quoted [CALL-24, CG-051]', async () => {
    await open(sent([car, van]));
    expect(rowNamed(/^Monthly payments/).textContent).toContain('47 of £142.05');
    expect(rowNamed(/^APR/).textContent).toContain('12.9% for this example');
    expect(rowNamed(/^Total Amount Payable/).textContent).toContain('£12,300.35');
    expect(rowNamed(/^Finance product/).textContent).toContain('No finance quote');
    expect(screen.getAllByText(/is a credit broker, not a lender/).length).toBeGreaterThan(0);
  });

  it('a failure of finance costs the finance rows only', async () => {
    await open(
      sent([car], { comparedFinance: { kind: 'failed', failure: { kind: 'timed-out' } } }),
    );
    expect(screen.getByRole('alert').textContent).toContain('Finance figures could not be loaded');
    expect(rowNamed(/^Mileage/).textContent).toContain('17,460 miles');
  });

  it('a failed load says that nothing is lost, and offers to try again [ERR-26]', async () => {
    await open({
      ...sentComparison([car.slug]),
      comparedVehicles: { kind: 'failed', failure: { kind: 'unreachable' } },
    });
    expect(screen.getByRole('alert').textContent).toContain('Nothing has been lost');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('takes a vehicle out by a link, which needs no script', async () => {
    await open(sent([car, van]));
    const [first] = screen.getAllByRole('link', { name: /^Remove .* from compare$/ });
    expect(first?.getAttribute('href')).toBe(`/compare/?vehicles=${van.slug}`);
  });

  it('one vehicle alone has nothing to differ from', async () => {
    await open(sent([car]));
    expect(screen.queryByRole('switch')).toBeNull();
    expect(document.querySelector('[data-differs]')).toBeNull();
  });

  it('says of vehicles that are no longer listed that they are gone', async () => {
    await open(sent([car], { comparedSlugs: [car.slug, 'ford-ka-x'], gone: ['ford-ka-x'] }));
    expect(document.body.textContent).toContain('Ford Ka X is no longer listed');
  });
});

describe('the own compare page', () => {
  it('says without script where the list is kept', async () => {
    await open({ ...sentComparison([]), isOwn: true, isListKnown: false });
    expect(document.body.innerHTML).toContain('Your own comparison is kept in your browser');
  });

  it('of nothing gives one next step [PANEL-07]', async () => {
    await open({ ...sentComparison([]), isOwn: true });
    expect(screen.getByText('You have no vehicles selected for comparison')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find a vehicle' }).getAttribute('href')).toBe(
      '/used/cars/search/',
    );
  });
});
