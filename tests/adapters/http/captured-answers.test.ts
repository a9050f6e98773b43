import { isRight, type Either } from 'fp-ts/Either';
import { firstValueFrom, type Observable } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { HttpContentLibrary } from '../../../adapters/http/content/http-content-library';
import { HttpQuoteDesk } from '../../../adapters/http/finance/http-quote-desk';
import { makeHttpClient } from '../../../adapters/http/http-client';
import { HttpOfferFeed } from '../../../adapters/http/promo/http-offer-feed';
import { HttpStockSearch } from '../../../adapters/http/stock/http-stock-search';
import { freshQuery } from '../../../core/search/public';
import offers from '../../fixtures/captured/results-page-offers.json';
import page from '../../fixtures/captured/used-cars-search-page.json';
import quotes from '../../fixtures/captured/vehicle-finance.json';
import promotions from '../../fixtures/captured/vehicle-promotions.json';
import vehicles from '../../fixtures/captured/vehicle-search.json';
import { fakeTransport } from './fake-transport';

const answering = (json: unknown) => makeHttpClient(fakeTransport({ json }));

async function read<T>(call$: Observable<Either<unknown, T>>): Promise<T> {
  const outcome = await firstValueFrom(call$);
  if (!isRight(outcome)) throw new Error('The captured answer cannot be read');
  return outcome.right;
}

describe('answers captured from a back end', () => {
  it('hold vehicles, each with every fact that was sent', async () => {
    const stock = new HttpStockSearch(answering(vehicles));
    const found = await read(stock.search(freshQuery('cars')));
    expect(found.unreadable).toEqual([]);
    expect(found.vehicles).toHaveLength(2);
    expect(found.vehicles[0]).toMatchObject({
      slug: 'seat-ibiza-1-0-mpi-xcellence-lux-5dr-tp22bpx',
      make: { slug: 'seat' },
      range: { slug: 'ibiza', name: 'Ibiza' },
      status: 'for-sale',
      price: { advertised: 979_000, final: 904_000, adminFee: 15_000 },
      odometer: { value: 25_541, units: 'miles' },
      location: { name: 'Forecourt Stoke' },
    });
    expect(found.vehicles[0]?.pictures).toHaveLength(5);
  });

  it('hold quotes of both kinds, to the penny', async () => {
    const desk = new HttpQuoteDesk(answering(quotes));
    const terms = { deposit: 20, depositType: 'Percentage', mileage: 8000, months: 60 } as const;
    const found = await read(desk.quotesFor(['88065'], terms));
    expect(found['88065']).toMatchObject({
      HP: { regularPayment: 16_158, totalAmountPayable: 1_151_280, apr: 12.9 },
      PCP: { regularPayment: 12_877, optionalFinalPayment: 387_300, termMonths: 48 },
    });
  });

  it('hold offers and promotions with their rules', async () => {
    const search = { make: [], range: [], location: [], category: 'all' };
    const found = await read(new HttpOfferFeed(answering(offers)).resultsPageOffers(search));
    expect(found[0]).toMatchObject({ id: '1', link: '/car-finance/', rules: {} });
    const promos = await read(new HttpOfferFeed(answering(promotions)).promos());
    expect(promos).toContainEqual({ name: 'Bolton open day', rules: { location_id: ['1'] } });
  });

  it('hold the text under the results', async () => {
    const library = new HttpContentLibrary(answering(page), (html) => Promise.resolve(html));
    const { slug, fields } = await read(library.page('used-cars-search'));
    expect(slug).toBe('used-cars-search');
    expect(fields[0]?.html).toBe(page.data.fields[0]?.data);
  });
});
