import { act, screen, waitFor, within } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { freshQuery } from '../../../../core/search/public';
import { SearchPage } from '../../../../ui/pages/results/results-page';
import { stumblingBlocks, throughTheServer } from '../../../support/browser/show';
import { fakeApp } from '../../../support/fakes/app';
import { answering, aPageOf, failing } from '../../../support/fakes/search-ports';
import { anHpQuote, aPcpQuote } from '../../../support/mothers/quote';
import { aVan, aVehicle } from '../../../support/mothers/vehicle';
import { withNativeDialogs } from '../../parts/native-dialog';
import { openSearch, someOptions, withoutScrolling } from './open-search';

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const chips = () => screen.queryByRole('list', { name: 'Chosen filters' });

describe('The results page', () => {
  withNativeDialogs();
  withoutScrolling();

  it.each([
    ['cars', 128, '128 Used Cars in stock'],
    ['cars', 1, '1 Used Car in stock'],
    ['van', 25, '25 Used Vans in stock'],
    ['cars', 0, 'Used Cars In stock'],
    ['van', 0, 'Used Cars In stock'],
  ])('of %s with %i says "%s" [SEARCH-02] [SEARCH-03] [WE-061]', async (section, total, said) => {
    await openSearch(
      { vehicles: total === 0 ? [] : [aVehicle()], total },
      `/used/${section}/search/`,
    );
    expect(heading()).toBe(said);
  });

  it('has every part the documents name, in place [SEARCH-01]', async () => {
    const { container } = await openSearch({
      total: 40,
      approvedApr: 9.9,
      fields: [{ slug: 'text', html: '<p>About our cars</p>' }],
      quotes: answering({ '48213': { HP: anHpQuote(), PCP: aPcpQuote() } }),
    });
    expect(screen.getByRole('form', { name: 'Filter your results' })).toBeTruthy();
    expect(screen.getByRole('form', { name: 'Finance' })).toBeTruthy();
    expect(await screen.findByText('Your approved APR of 9.9% has been applied')).toBeTruthy();
    expect(screen.getAllByRole('combobox', { name: 'Sort by' })).toHaveLength(2);
    expect(screen.getByRole('navigation', { name: 'Result pages' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Modify Search' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Representative example' })).toBeTruthy();
    expect(screen.getByText('About our cars')).toBeTruthy();
    expect(container.querySelectorAll('article')).toHaveLength(1);
  });

  it('passes from cars to vans with the vans it then finds', async () => {
    const { app, router } = await openSearch({
      search: ({ section }) =>
        answering(section === 'van' ? aPageOf([aVan()], 25) : aPageOf([aVehicle()], 128)),
    });
    await act(() => router.navigate('/used/van/search/'));
    await waitFor(() => {
      expect(heading()).toBe('25 Used Vans in stock');
    });
    expect(app.searched.at(-1)?.section).toBe('van');
    expect(screen.getByRole('heading', { level: 3, name: /Ford Transit/ })).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 3, name: /Fiesta/ })).toBeNull();
  });

  it('goes over to the vans when they are chosen as Vehicle Type, and back [FILTER-06]', async () => {
    const { address, container, router, user } = await openSearch({
      search: ({ section }) =>
        answering(section === 'van' ? aPageOf([aVan()], 25) : aPageOf([aVehicle()], 128)),
      options: {
        total: 153,
        options: { category: [{ value: 'van', label: 'van', count: 25 }] },
      },
    });
    const type = [...container.querySelectorAll('summary')].find((head) =>
      head.textContent.startsWith('Vehicle Type'),
    );
    await user.click(type as HTMLElement);
    await user.click(await screen.findByRole('radio', { name: /^Vans/ }));
    await waitFor(() => {
      expect(heading()).toBe('25 Used Vans in stock');
    });
    expect(address()).toBe('/used/van/search/');
    await act(() => router.navigate(-1));
    await waitFor(() => {
      expect(heading()).toBe('128 Used Cars in stock');
    });
  });

  it('shows the list of before when the shopper goes back', async () => {
    const { app, router, user } = await openSearch({ total: 40 }, '/used/cars/search/?make=ford');
    await user.click(screen.getByRole('button', { name: 'Remove Ford' }));
    expect(chips()).toBeNull();
    await act(() => router.navigate(-1));
    await screen.findByRole('button', { name: 'Remove Ford' });
    await waitFor(() => {
      expect(app.searched.at(-1)?.lists.make).toEqual(['ford']);
    });
  });

  it('keeps to its make when "Back to top" is pressed on a page of that make', async () => {
    const { router, user } = await openSearch({ total: 40 }, '/used-cars/ford/');
    expect(within(chips() as HTMLElement).getByText(/Ford/)).toBeTruthy();
    await act(() => router.navigate('/used-cars/ford/#page'));
    expect(within(chips() as HTMLElement).getByText(/Ford/)).toBeTruthy();
    await act(() => router.navigate('/used-cars/bmw/'));
    await waitFor(() => {
      expect(within(chips() as HTMLElement).getByText(/BMW/)).toBeTruthy();
    });
    await user.click(screen.getByRole('button', { name: 'Remove BMW' }));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/used/cars/search/');
    });
    expect(chips()).toBeNull();
  });

  describe('has a sort bar', () => {
    const choices = () =>
      within(screen.getAllByRole('combobox', { name: 'Sort by' })[0] as HTMLElement)
        .getAllByRole('option')
        .map((choice) => choice.getAttribute('value'));

    it('with price, age and mileage both ways, price upwards at first [SEARCH-10] [SEARCH-11]', async () => {
      const { user, address } = await openSearch();
      expect(choices()).toEqual(
        expect.arrayContaining([
          'price|asc',
          'price|desc',
          'age|desc',
          'age|asc',
          'mileage|asc',
          'mileage|desc',
        ]),
      );
      const [top, foot] = screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
      expect(top?.value).toBe('price|asc');
      await user.selectOptions(foot as HTMLElement, 'Age: newest first');
      expect(address()).toBe('/used/cars/search/?sort=age|desc');
      expect(top?.value).toBe('age|desc');
    });

    it('again at the foot, but not under an empty list [SEARCH-12]', async () => {
      const { unmount } = await openSearch();
      expect(screen.getAllByRole('combobox', { name: 'Sort by' })).toHaveLength(2);
      unmount();
      await openSearch({ vehicles: [] });
      expect(screen.getAllByRole('combobox', { name: 'Sort by' })).toHaveLength(1);
    });

    it('with "Reset all filters" only when there is something to reset [SEARCH-08]', async () => {
      const { unmount } = await openSearch();
      expect(screen.queryByRole('link', { name: 'Reset all filters' })).toBeNull();
      unmount();
      const { user, address } = await openSearch({}, '/used/cars/search/?make=ford&sort=age|asc');
      const [reset] = screen.getAllByRole('link', { name: 'Reset all filters' });
      await user.click(reset as HTMLElement);
      expect(address()).toBe('/used/cars/search/');
      expect(screen.queryByRole('link', { name: 'Reset all filters' })).toBeNull();
    });

    it('with Grid and List, kept for the next visit [SEARCH-09]', async () => {
      const { app, user } = await openSearch();
      const [list] = screen.getAllByRole('button', { name: 'List' });
      expect(list?.getAttribute('aria-pressed')).toBe('false');
      await user.click(list as HTMLElement);
      expect(list?.getAttribute('aria-pressed')).toBe('true');
      expect(app.keptLayouts).toEqual(['list']);
    });

    it('with "Adjust Finance", which opens the finance terms among the filters [SEARCH-07]', async () => {
      const { user, address } = await openSearch();
      await user.click(screen.getByRole('link', { name: 'Adjust Finance' }));
      const dialog = await screen.findByRole('dialog', { name: 'Filters' });
      await user.selectOptions(within(dialog).getByLabelText('Finance Period'), '48');
      expect(address()).toBe('/used/cars/search/?finance_term=48');
      await user.click(within(dialog).getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  describe('has pages', () => {
    const buttons = () =>
      screen
        .getAllByRole('link', { name: /^Page / })
        .map((link) => link.textContent.replace('Page ', ''));

    it.each([
      ['first', 1, ['1', '2', '3', '4']],
      ['fifth', 5, ['5', '6', '7', '8']],
      ['tenth', 10, ['10', '11']],
    ])(
      'twelve vehicles each: 11 for 125, and on the %s this page and three more [SEARCH-14] [SEARCH-25] [WE-062] [WE-063] [WE-064] [WE-065]',
      async (_, page, shown) => {
        const { app } = await openSearch({ total: 125 }, `/used/cars/search/?page=${page}`);
        expect(buttons()).toEqual(shown);
        expect(screen.getByRole('button', { name: 'Show all 11 pages' })).toBeTruthy();
        expect(app.searched.at(-1)?.pageSize).toBe(12);
      },
    );

    it('that step back and on, unfold, and lead back to the top [SEARCH-13] [SEARCH-15] [SEARCH-16]', async () => {
      const { user, address } = await openSearch({ total: 125 }, '/used/cars/search/?page=5');
      await user.click(screen.getByRole('link', { name: 'Next page' }));
      expect(address()).toBe('/used/cars/search/?page=6');
      await user.click(screen.getByRole('link', { name: 'Previous page' }));
      expect(address()).toBe('/used/cars/search/?page=5');
      await user.click(screen.getByRole('button', { name: 'Show all 11 pages' }));
      expect(buttons()).toHaveLength(11);
      expect(screen.getByRole('link', { name: 'Back to top' }).getAttribute('href')).toBe('#page');
    });
  });

  describe('for a customer whose credit was checked beforehand', () => {
    it('says that the approved rate was applied, and gives the original back [SEARCH-17] [SEARCH-18]', async () => {
      const { app, user } = await openSearch({ approvedApr: 7.9 });
      expect(await screen.findByText('Your approved APR of 7.9% has been applied')).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Restore the original APR' }));
      expect(app.ratesForgotten()).toBe(1);
    });

    it('says nothing of it to anyone else [SEARCH-18]', async () => {
      const { container } = await openSearch();
      expect(container.textContent).not.toContain('approved APR');
    });
  });

  describe('on a phone', () => {
    it('opens the filters behind "Modify Search", and shows the list again [SEARCH-06]', async () => {
      const { user } = await openSearch({ total: 40 });
      await user.click(screen.getByRole('link', { name: 'Modify Search' }));
      expect(screen.getByText('Update Search')).toBeTruthy();
      const dialog = within(screen.getByRole('dialog', { name: 'Filters' }));
      await user.click(dialog.getByRole('button', { name: 'Show 40 cars' }));
      expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull();
      expect(screen.getByText('Modify Search')).toBeTruthy();
    });
  });

  describe('shows chosen filters as chips', () => {
    const at = '/used/cars/search/?make=ford&fuel_type=diesel&tax_rate=nil';
    const names = () =>
      within(chips() as HTMLElement)
        .getAllByRole('button', { name: /^Remove/ })
        .map(({ textContent }) => textContent);

    it('which come off by Delete, and hand the focus on, at last to the filters [FILTER-09] [SF-6]', async () => {
      const { user, address } = await openSearch({}, at);
      expect(names()).toEqual(['Remove Ford', 'Remove Diesel', 'Remove Tax £0']);
      screen.getByRole('button', { name: 'Remove Diesel' }).focus();
      await user.keyboard('{Delete}');
      expect(address()).toBe('/used/cars/search/?make=ford&tax_rate=nil');
      expect(document.activeElement?.textContent).toBe('Remove Tax £0');
      await user.keyboard('{Backspace}');
      expect(address()).toBe('/used/cars/search/?make=ford');
      screen.getByRole('button', { name: 'Remove Ford' }).focus();
      await user.keyboard('{Enter}');
      expect(address()).toBe('/used/cars/search/');
      expect(document.activeElement).toBe(
        screen.getByRole('heading', { name: 'Filter your results' }),
      );
    });

    it('all of which "Clear all" takes off, and Undo brings back [FILTER-09]', async () => {
      const { user, address } = await openSearch({}, at);
      await user.click(screen.getByRole('button', { name: 'Clear all' }));
      expect(address()).toBe('/used/cars/search/');
      expect(chips()).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Undo' }));
      expect(address()).toBe(at);
      expect(names()).toHaveLength(3);
    });

    it('and says how many values of a link meant nothing', async () => {
      await openSearch({}, '/used/cars/search/?max_price=cheap');
      expect(
        screen.getByText(
          'One filter in the link you followed is no longer available and was left out.',
        ),
      ).toBeTruthy();
    });
  });

  it('tells how many were found, in a region that is there from the start', async () => {
    const { user, container } = await openSearch({ total: 142 });
    const spoken = container.querySelector('main [role=status]');
    expect(spoken?.textContent).toBe('142 used cars, page 1 of 12');
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    await waitFor(() => {
      expect(spoken?.textContent).toBe('142 used cars, page 2 of 12');
    });
    expect(spoken?.isConnected).toBe(true);
  });

  it('says that a search failed and asks again on request, and the list comes [ERR-37]', async () => {
    const answers = [
      failing({ kind: 'refused', status: 500 }),
      answering(aPageOf([aVehicle()], 1)),
    ];
    const { user } = await openSearch({ search: () => answers.shift() ?? answering(aPageOf([])) });
    expect(screen.getByRole('alert').textContent).toContain('We could not load the results');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(heading()).toBe('1 Used Car in stock');
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ends with what the editors wrote for it, the first field of their page [SEARCH-30]', async () => {
    await openSearch({
      fields: [
        { slug: 'anything', html: '<p>About our cars</p>' },
        { slug: 'second', html: '<p>Not this</p>' },
      ],
    });
    expect(screen.getByText('About our cars')).toBeTruthy();
    expect(screen.queryByText('Not this')).toBeNull();
  });

  it('counts what is looked at, and keeps a favourite [CARD-09] [CARD-10]', async () => {
    const { user } = await openSearch({ views: answering(1), bySlug: answering([aVehicle()]) });
    await screen.findByText('Viewed once today');
    const star = screen.getByRole('button', { name: 'Add Ford Fiesta to favourites' });
    await user.click(star);
    expect(star.getAttribute('aria-pressed')).toBe('true');
  });

  it('gives machines the price that people see', async () => {
    const settings = { headlinePrice: 'all-in' } as const;
    const { container } = await openSearch({ settings });
    const facts = container.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(facts).toContain('"price":"9645.00"');
    expect(container.querySelector('article .price .now')?.textContent).toContain('£9,645');
  });

  it('is accessible with everything on it', async () => {
    const { container } = await openSearch(
      { total: 125, quotes: answering({ '48213': { HP: anHpQuote(), PCP: aPcpQuote() } }) },
      '/used/cars/search/?make=ford',
    );
    expect(await stumblingBlocks(container)).toEqual([]);
  });

  it('comes from the server without an inline style, and is taken over without a change', async () => {
    const app = fakeApp({
      vehicles: [aVehicle()],
      total: 125,
      options: someOptions,
      quotes: answering({ '48213': { HP: anHpQuote(), PCP: aPcpQuote() } }),
    });
    const query = { ...freshQuery('cars'), lists: { make: ['ford'] } };
    const state = await firstValueFrom(app.loadSearch(query, []));
    const { html, complaints } = await throughTheServer(<SearchPage />, app, state);
    expect(html).toContain('125 Used Cars in stock');
    expect(html).not.toMatch(/\sstyle=/);
    expect(complaints).toEqual([]);
  });
});
