import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answering, aPageOf, failing } from '../../../support/fakes/search-ports';
import { anHpQuote, aPcpQuote } from '../../../support/mothers/quote';
import { aVehicle } from '../../../support/mothers/vehicle';
import type { VehicleId } from '../../../../core/stock/public';
import type { FakeStock } from '../../../support/fakes/app';
import { openSearch, withoutScrolling } from './open-search';

describe('The results page', () => {
  withoutScrolling();

  it('stands with its filters, its other vehicles, header and footer when a card breaks, and says so [LAYOUT-01]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = { ...aVehicle(), extras: undefined } as unknown as ReturnType<typeof aVehicle>;
    await openSearch({ vehicles: [broken, aVehicle({ id: '2' as VehicleId })], total: 2 });
    expect(await screen.findByText('This vehicle could not be shown')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: /Fiesta/ })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('2 Used Cars in stock');
    expect(screen.getByRole('form', { name: 'Filter your results' })).toBeTruthy();
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(screen.getByRole('contentinfo')).toBeTruthy();
  });

  describe('when nothing is found', () => {
    const nothing: FakeStock = { vehicles: [] };
    const bolton = {
      id: '12',
      slug: 'bolton',
      name: 'Forecourt Bolton',
      town: 'Bolton',
      telephone: '01632 960101',
    };
    const crewe = { ...bolton, id: '13', slug: 'crewe', town: 'Crewe', telephone: '01632 960102' };

    it('says so in the given words, and whom to call [SEARCH-04]', async () => {
      await openSearch({ ...nothing, branches: [bolton] });
      expect(screen.getByText('Oh dear, we are out of stock at the moment!')).toBeTruthy();
      expect(screen.getByText(/used vehicle expert/)).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Call Bolton on 01632 960101' })).toBeTruthy();
    });

    it('names the branch that was searched at [SEARCH-04]', async () => {
      const at = '/used/cars/search/?location_name=crewe';
      await openSearch({ ...nothing, branches: [bolton, crewe] }, at);
      expect(
        screen.getByRole('link', { name: 'Call Crewe on 01632 960102' }).getAttribute('href'),
      ).toBe('tel:01632960102');
    });

    it('says what the editors wrote instead, when they wrote something [SEARCH-05]', async () => {
      const fields = [
        { slug: 'text', html: '<p>About our cars</p>' },
        { slug: 'no_stock_message', html: '<p>Back on Monday</p>' },
      ];
      await openSearch({ ...nothing, fields });
      expect(screen.getByText('Back on Monday')).toBeTruthy();
      expect(screen.queryByText(/Oh dear/)).toBeNull();
    });

    it('lists what each filter costs, and cars that nearly match', async () => {
      const { user, address } = await openSearch(
        {
          search: ({ lists }) =>
            answering(lists.fuel_type === undefined ? aPageOf([aVehicle()], 9) : aPageOf([])),
        },
        '/used/cars/search/?make=ford&fuel_type=diesel',
      );
      const nearly = within(screen.getByRole('region', { name: 'Nearly what you asked for' }));
      expect(nearly.getByText('These match everything you chose except: Diesel.')).toBeTruthy();
      expect(screen.queryByRole('link', { name: /Remove Ford/ })).toBeNull();
      await user.click(screen.getByRole('link', { name: 'Remove Diesel 9 cars' }));
      expect(address()).toBe('/used/cars/search/?make=ford');
    });

    it('says what a near match costs a month, with the way to work it out [CARD-23]', async () => {
      await openSearch(
        {
          search: ({ lists }) =>
            answering(lists.fuel_type === undefined ? aPageOf([aVehicle()], 9) : aPageOf([])),
          quotes: answering({ '48213': { PCP: aPcpQuote() } }),
        },
        '/used/cars/search/?make=ford&fuel_type=diesel',
      );
      const nearly = within(screen.getByRole('region', { name: 'Nearly what you asked for' }));
      expect(nearly.getByText(/£142\.05/)).toBeTruthy();
      expect(nearly.getByRole('link', { name: 'Calculate finance' })).toBeTruthy();
      expect(screen.getByRole('region', { name: 'Representative example' })).toBeTruthy();
    });

    it('sends whoever asked for a page too far to the last', async () => {
      const at = '/used/cars/search/?page=9';
      const { unmount } = await openSearch({ vehicles: [], total: 3 }, at);
      expect(screen.getByText('There is only 1 page')).toBeTruthy();
      unmount();
      await openSearch({ vehicles: [], total: 40 }, at);
      expect(screen.getByText('There are only 4 pages')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Go to the last page' }).getAttribute('href')).toBe(
        '/used/cars/search/?page=4',
      );
    });
  });

  describe('speaks of finance', () => {
    const quotes = answering({ '48213': { HP: anHpQuote(), PCP: aPcpQuote() } });

    it('only with a representative example on the same page, unasked [SEARCH-31] [FIN-21]', async () => {
      const { container } = await openSearch({ quotes });
      expect(container.querySelector('article')?.textContent).toContain('£142.05 a month');
      const example = screen.getByRole('region', { name: 'Representative example' });
      expect(example.textContent).toContain('Total Amount Payable');
      expect(example.textContent).toContain('12.9%');
      expect(example.textContent).toContain('credit broker, not a lender');
    });

    it('in the product that was asked for, on the card and in the example [CARD-26]', async () => {
      const { container } = await openSearch({ quotes }, '/used/cars/search/?finance_type=HP');
      expect(container.querySelector('article')?.textContent).toContain('£169.87 a month');
      const example = screen.getByRole('region', { name: 'Representative example' });
      expect(example.textContent).toContain('Hire purchase on');
    });

    it('with the example of a vehicle that has the product, not of the first in the list [FIN-45] [SEARCH-31]', async () => {
      const [older, newer] = ['1', '2'].map((stockId) =>
        aVehicle({
          id: stockId as ReturnType<typeof aVehicle>['id'],
          stockId: stockId as ReturnType<typeof aVehicle>['stockId'],
          slug: `car-${stockId}` as ReturnType<typeof aVehicle>['slug'],
        }),
      );
      const vehicles = [older, newer].filter((vehicle) => vehicle !== undefined);
      const some = answering({ '1': { HP: anHpQuote() }, '2': { PCP: aPcpQuote() } });
      const { unmount } = await openSearch(
        { vehicles, quotes: some },
        '/used/cars/search/?finance_type=PCP',
      );
      const example = () => screen.findByRole('region', { name: 'Representative example' });
      expect((await example()).textContent).toContain('47 of £142.05');
      unmount();
      await openSearch(
        { vehicles, quotes: answering({ '1': { HP: anHpQuote() } }) },
        '/used/cars/search/?finance_type=PCP',
      );
      expect((await example()).textContent).toContain('not a quote for a vehicle on this page');
    });

    it('not at all when no quote can be had, and shows the cars all the same [ERR-29] [CARD-26]', async () => {
      const { container } = await openSearch({ quotes: failing({ kind: 'timed-out' }) });
      expect(container.querySelectorAll('article')).toHaveLength(1);
      expect(container.querySelector('article')?.textContent).not.toContain('a month');
      expect(screen.queryByRole('alert')).toBeNull();
    });

    it.each([
      ['the call fails', failing({ kind: 'timed-out' })],
      ['no lender quotes', answering({})],
    ])(
      'where %s, with an example that says it is of no vehicle here [SEARCH-31] [FIN-26] [FIN-27]',
      async (_, unquoted) => {
        const { user } = await openSearch({ quotes: unquoted });
        const example = await screen.findByRole('region', { name: 'Representative example' });
        expect(example.textContent).toContain('not a quote for a vehicle on this page');
        expect(example.textContent).toContain('12.6% for this example');
        expect(example.textContent).toMatch(/48 of £\d{3}\.\d\d/);
        await user.click(within(example).getByRole('radio', { name: 'HP' }));
        expect(example.textContent).toContain('60 of £397.24');
        expect(example.textContent).toContain('£24,844.40');
      },
    );
  });

  describe('has offers and promotions', () => {
    const offer = {
      id: '7',
      link: '/offers/winter/',
      message: 'Winter check for £20',
      rules: {},
    };
    const three = [1, 2, 3].map((place) =>
      aVehicle({
        id: String(place) as ReturnType<typeof aVehicle>['id'],
        slug: `car-${place}` as ReturnType<typeof aVehicle>['slug'],
      }),
    );

    it('between its cards, the first in third place [PROMO-07] [CARD-32]', async () => {
      await openSearch({ vehicles: three, offers: answering([offer]) });
      const list = screen.getByRole('list', { name: 'Results' });
      expect(list.children).toHaveLength(4);
      expect(list.children[2]?.textContent).toContain('Winter check for £20');
    });

    it('as badges on the cars they are for [CARD-06] [PROMO-01] [PROMO-02]', async () => {
      const { container } = await openSearch({
        promos: answering([
          { name: 'Free tank of fuel', rules: { make: ['ford'] } },
          { name: 'Half-price service', rules: { make: ['bmw'] } },
        ]),
      });
      expect(container.querySelector('article')?.textContent).toContain('Free tank of fuel');
      expect(container.querySelector('article')?.textContent).not.toContain('Half-price');
    });

    it('or none of them when they fail to load, without a word [ERR-28] [ERR-32]', async () => {
      await openSearch({
        vehicles: three,
        offers: failing({ kind: 'unreachable' }),
        promos: failing({ kind: 'unreachable' }),
      });
      expect(screen.getByRole('list', { name: 'Results' }).children).toHaveLength(3);
      expect(screen.queryByRole('alert')).toBeNull();
    });
  });
});
