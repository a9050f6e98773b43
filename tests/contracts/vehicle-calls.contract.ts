import { isRight, type Either } from 'fp-ts/Either';
import { firstValueFrom, type Observable } from 'rxjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { HttpContentLibrary } from '../../adapters/http/content/http-content-library';
import { HttpReviewFeed } from '../../adapters/http/content/http-review-feed';
import { HttpQuoteDesk } from '../../adapters/http/finance/http-quote-desk';
import { makeHttpClient, type Transport } from '../../adapters/http/http-client';
import { HttpOfferFeed } from '../../adapters/http/promo/http-offer-feed';
import { HttpCheckRegister } from '../../adapters/http/stock/http-check-register';
import { HttpStockSearch } from '../../adapters/http/stock/http-stock-search';
import { HttpStockCatalogue } from '../../adapters/http/stock/http-stock-catalogue';
import { HttpViewCounter } from '../../adapters/http/stock/http-view-counter';
import type { GatewayFailure } from '../../core/kernel/failure';
import {
  choose,
  freshHeroSearch,
  freshQuery,
  withPage,
  withSort,
  type FilterKey,
  type StockPage,
  type StockQuery,
} from '../../core/search/public';
import { withAvailability } from '../../core/search/query/change-query';
import { shownPrice, type Vehicle } from '../../core/stock/public';

/** Everything the gateways ask of a back end, over one transport. */
function gatewaysOver(transport: Transport) {
  const client = makeHttpClient({ transport });
  const content = new HttpContentLibrary(client, (html) => Promise.resolve(html));
  return {
    catalogue: new HttpStockCatalogue(client),
    search: new HttpStockSearch(client),
    quotes: new HttpQuoteDesk(client),
    offers: new HttpOfferFeed(client),
    content,
    checks: new HttpCheckRegister(client),
    reviews: new HttpReviewFeed(client, content, { next: () => 0.5 }),
    views: new HttpViewCounter(client),
  };
}

/** The answer of a call; a failure fails the test with its kind. */
async function answer<T>(call$: Observable<Either<GatewayFailure, T>>): Promise<T> {
  const outcome = await firstValueFrom(call$);
  if (isRight(outcome)) return outcome.right;
  throw new Error(JSON.stringify(outcome.left));
}

/**
 * What every back end promises the gateways (`docs/contracts/vehicle-api.md`). `open` gives a
 * transport to one with at least a few hundred vehicles of both kinds for sale.
 */
export function vehicleCallsContract(kind: string, open: () => Promise<Transport>): void {
  describe(`the vehicle calls of ${kind}`, () => {
    let gateways: ReturnType<typeof gatewaysOver>;
    let cars: StockPage;
    const search = (query: StockQuery) => answer(gateways.search.search(query));

    beforeAll(async () => {
      gateways = gatewaysOver(await open());
      cars = await search(freshQuery('cars'));
    });

    it('give a page of twelve that can be read to the last, and the number of all [CALL-13]', () => {
      expect(cars.unreadable).toEqual([]);
      expect(cars.vehicles).toHaveLength(12);
      expect(cars.total).toBeGreaterThan(100);
    });

    it('give vehicles with all that a card shows [CARD-01, CARD-07, CARD-11, CARD-17]', () => {
      for (const vehicle of cars.vehicles) {
        expect(vehicle).toMatchObject({ section: 'cars', status: 'for-sale' });
        expect(vehicle.make).toEqual({
          slug: expect.stringMatching(/^[a-z0-9-]+$/) as unknown,
          name: expect.stringMatching(/^\S/) as unknown,
        });
        expect(vehicle.range.name).not.toBe('');
        expect(vehicle.plate).toMatch(/^\d{4} \(\w{1,2}\)$/);
        expect(vehicle.price.adminFee).toBeGreaterThanOrEqual(0);
        expect(vehicle.location?.postcode).toMatch(/^[A-Z]{1,2}\d/);
      }
    });

    it('list by price, the cheapest first, those without a price last [SEARCH-11]', async () => {
      const prices = (page: StockPage) =>
        page.vehicles.map(({ price }) => shownPrice(price) ?? Number.POSITIVE_INFINITY);
      const sorted = prices(cars);
      expect(sorted).toEqual(sorted.toSorted((one, other) => one - other));
      const dearest = prices(await search(withSort(freshQuery('cars'), 'price|desc')));
      expect(dearest[0]).toBeGreaterThan(sorted[0] ?? Number.POSITIVE_INFINITY);
    });

    it('go on where the page before ended, and have an empty page past the last [SEARCH-22]', async () => {
      const next = await search(withPage(freshQuery('cars'), 2));
      const slugs = [...cars.vehicles, ...next.vehicles].map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(24);
      const past = await search(withPage(freshQuery('cars'), 9999));
      expect(past).toEqual({ total: cars.total, vehicles: [], unreadable: [] });
    });

    it('sell vans in their own half of the site', async () => {
      const vans = await search(freshQuery('van'));
      expect(vans.vehicles.length).toBeGreaterThan(0);
      expect(vans.vehicles.every(({ section }) => section === 'van')).toBe(true);
    });

    it('add the reserved and the sold when asked to [SEARCH-19]', async () => {
      const all = await search(withAvailability(freshQuery('cars'), 'with-reserved'));
      expect(all.total).toBeGreaterThan(cars.total);
    });

    it.each<readonly [FilterKey, (vehicle: Vehicle) => string | undefined]>([
      ['make', ({ make }) => make.slug],
      ['fuel_type', ({ fuelType }) => fuelType],
      ['transmission', ({ transmission }) => transmission],
      ['body_type', ({ bodyType }) => bodyType],
      ['colour', ({ colour }) => colour],
    ])('count each %s as the list then holds [FILTER-16, CALL-18]', async (key, fact) => {
      const { options, total } = await answer(gateways.search.options(freshQuery('cars')));
      expect(total).toBe(cars.total);
      const box = options[key as keyof typeof options] ?? [];
      const option = box.find(({ count }) => count > 0 && count < 60) ?? box.at(-1);
      if (option === undefined) throw new Error('The box is empty');
      const page = await search({
        ...choose(freshQuery('cars'), key, option.value),
        pageSize: 100,
      });
      expect(page.total).toBe(option.count);
      const facts = new Set(page.vehicles.map(fact));
      expect(facts.size).toBeLessThanOrEqual(1);
    });

    it('offer models under their makes, and find them by the value they are offered with [FILTER-10]', async () => {
      const [first] = cars.vehicles;
      if (first === undefined) throw new Error('There is no vehicle');
      const withMake = choose(freshQuery('cars'), 'make', first.make.slug);
      const { options } = await answer(gateways.search.options(withMake));
      const [model] = (options.range ?? []).filter(({ count }) => count > 0);
      if (model === undefined) throw new Error('There is no model');
      expect(model.make).toBe(first.make.slug);
      expect((await search(choose(withMake, 'range', model.value))).total).toBe(model.count);
    });

    it('count for the home page as well [FILTER-31]', async () => {
      const { total } = await answer(gateways.search.heroOptions(freshHeroSearch));
      expect(total).toBeGreaterThan(0);
    });

    it('find vehicles by name, those that are known [CALL-25]', async () => {
      const wanted = cars.vehicles.slice(0, 3).map(({ slug }) => slug);
      const found = await answer(gateways.catalogue.bySlugs([...wanted, 'no-such-vehicle']));
      expect(found.map(({ slug }) => slug).toSorted()).toEqual(wanted.toSorted());
    });

    const inFull = async (vehicle: Vehicle | undefined) => {
      const found = await answer(gateways.catalogue.inFull(vehicle?.slug ?? ''));
      if (found === undefined) throw new Error('There is no such vehicle');
      return found;
    };

    it('tell all of one vehicle, and nothing against what its card says [CALL-25, CG-091, VDP-49, VDP-53, VDP-56]', async () => {
      for (const card of cars.vehicles.slice(0, 4)) {
        const vehicle = await inFull(card);
        const { pictures, direct: _direct, ...facts } = card;
        expect(vehicle).toMatchObject(facts);
        expect(vehicle.pictures.map(({ large }) => large).slice(0, pictures.length)).toEqual(
          pictures.map(({ large }) => large),
        );
        expect(vehicle.mark).toBe(card.registration?.replace(' ', ''));
        expect(vehicle.description?.split('\n\n').length).toBeGreaterThan(1);
        expect(vehicle.equipment.length).toBeGreaterThan(2);
        expect(Object.keys(vehicle.technicalData).length).toBeGreaterThan(4);
        expect(vehicle.serviceHistory).toBeDefined();
        expect(vehicle.keepers).toBeGreaterThan(0);
      }
    });

    it('know no vehicle that is not there, and do not fail for it [CG-091]', async () => {
      expect(await answer(gateways.catalogue.inFull('no-such-vehicle'))).toBeUndefined();
    });

    it('name vehicles like one, each for sale or reserved and pictured twice [CALL-26, VDP-39]', async () => {
      const [first] = cars.vehicles;
      const slugs = await answer(gateways.catalogue.similarTo(first?.slug ?? ''));
      expect(slugs.length).toBeGreaterThan(3);
      expect(slugs).not.toContain(first?.slug);
      const found = await answer(gateways.catalogue.bySlugs(slugs));
      expect(found).toHaveLength(slugs.length);
      for (const { section, status, pictures } of found) {
        expect(section).toBe('cars');
        expect(status).not.toBe('sold');
        expect(pictures.length).toBeGreaterThan(1);
      }
    });

    it('have a check of a vehicle by its mark, with all eleven keys [CALL-28, CHECK-05, CHECK-08]', async () => {
      const { mark = '' } = await inFull(cars.vehicles[0]);
      const { createdAt, items } = await answer(gateways.checks.checkOf(mark));
      expect(items).toHaveLength(11);
      expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT/);
    });

    it('have reviews of a branch, best rated first, and what they come to [CALL-37, REV-07, REV-08]', async () => {
      const { reviews, averageRating, totalReviews } = await answer(gateways.reviews.reviews());
      expect(reviews).toHaveLength(15);
      expect(reviews[0]?.rating).toBe(5);
      expect(averageRating).toBeGreaterThan(1);
      expect(totalReviews).toBeGreaterThanOrEqual(15);
    });

    it('have the texts of every vehicle’s page [VDP-14, VDP-46, VDP-47]', async () => {
      const { fields } = await answer(gateways.content.page('vehicle-detail'));
      expect(fields.map(({ slug }) => slug)).toEqual(
        expect.arrayContaining(['banner', 'why-buy', 'start-search']),
      );
    });

    it('find vehicles by number, by registration, and by slug beside them [CALL-14, CALL-15, CG-075, CG-076]', async () => {
      const [one, other] = cars.vehicles;
      if (one === undefined || other === undefined) throw new Error('There are no two vehicles');
      const stockIds = [one.stockId, other.stockId];
      const byStock = await answer(gateways.catalogue.byNumbers({ stockIds }));
      expect(byStock.map(({ stockId }) => stockId).toSorted()).toEqual(stockIds.toSorted());
      const registrations = [(one.registration ?? '').replaceAll(' ', '')];
      const byMark = await answer(gateways.catalogue.byNumbers({ registrations }));
      expect(byMark.map(({ slug }) => slug)).toEqual([one.slug]);
      const byBoth = await answer(
        gateways.catalogue.byNumbers({ stockIds: [one.stockId, '0'], slugs: [other.slug] }),
      );
      expect(byBoth.map(({ slug }) => slug).toSorted()).toEqual([one.slug, other.slug].toSorted());
    });

    it('quote complete examples that add up [CALL-20, CALL-23]', async () => {
      const stockIds = cars.vehicles.map(({ stockId }) => stockId);
      const terms = { deposit: 20, depositType: 'Percentage', mileage: 8000, months: 60 } as const;
      const quotes = await answer(gateways.quotes.quotesFor(stockIds, terms));
      expect(Object.keys(quotes).length).toBeGreaterThan(0);
      for (const [stockId, { HP: hp }] of Object.entries(quotes)) {
        expect(stockIds).toContain(stockId);
        if (hp === undefined) continue;
        expect(hp.amountOfCredit).toBe(hp.cashPrice - hp.deposit);
        expect(hp.regularPayment).toBeGreaterThan(0);
        expect(hp.totalAmountPayable).toBeGreaterThan(hp.cashPrice);
      }
    });

    it('have offers and promotions with rules [CALL-29, CALL-30]', async () => {
      const everything = { make: [], range: [], location: [], category: 'all' };
      const offers = await answer(gateways.offers.resultsPageOffers(everything));
      expect(offers.length).toBeGreaterThan(0);
      expect(offers.every(({ message }) => message !== '')).toBe(true);
      const promos = await answer(gateways.offers.promos());
      expect(promos.some(({ rules }) => Object.keys(rules).length > 0)).toBe(true);
    });

    it('have the text under the results [CALL-31, SEARCH-30]', async () => {
      const page = await answer(gateways.content.page('used-cars-search'));
      expect(page.fields[0]?.html).toMatch(/\S/);
    });

    it('list the branches by name, those of the vehicles among them [CALL-32]', async () => {
      const branches = await answer(gateways.content.branches());
      const names = branches.map(({ name }) => name);
      expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en-GB')));
      const ids = branches.map(({ id }) => id);
      for (const { location } of cars.vehicles) expect(ids).toContain(location?.siteId);
    });

    it('count today’s views of a vehicle, whatever letters its name has [CALL-27, HT-7]', async () => {
      const [first] = cars.vehicles;
      if (first === undefined) throw new Error('There is no vehicle');
      expect(await answer(gateways.views.viewsToday(first.slug))).toBeGreaterThanOrEqual(0);
    });
  });
}
