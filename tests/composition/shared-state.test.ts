import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { advanceStanding, unknownStanding } from '../../core/account/public';
import { OPT_IN_CHANNELS } from '../../core/enquiry/public';
import { latest } from '../../core/kernel/remote';
import { makeScope } from '../../core/kernel/scope';
import { initialSearch } from '../../core/showroom/results/search-state';
import { freshQuery } from '../../core/search/public';
import { TITLES } from '../../core/valuation/public';
import { fakeApp } from '../support/fakes/app';
import { aVehicle } from '../support/mothers/vehicle';

// Of the areas that STORE-11 and STORE-12 name, these are there today. Neither is proved whole: seo is
// each page's own, ecomDictionary and ecomStorage are not described, and of a header's location the
// documents have the name alone. Recent slugs have tests of their own (RECENT-04), and so has the
// flow of an order (CC-07).

describe('What all pages of a visit share', () => {
  it('compared, favourites: the lists that every card, panel and page fills (STORE-11, STORE-12)', () => {
    const { shortlist } = fakeApp();
    expect(shortlist.shortlist$.value).toMatchObject({ favourites: [], compare: [] });
    shortlist.toggleCompare('a-car');
    shortlist.toggleFavourite('another-car');
    expect(shortlist.shortlist$.value).toMatchObject({
      favourites: ['another-car'],
      compare: ['a-car'],
    });
  });

  it('finance/autoConvert: the rate a customer is approved for, and its forgetting (STORE-11)', () => {
    const app = fakeApp({ approvedApr: 9.9 });
    expect(app.approvedRate.read()).toEqual({ approvedApr: 9.9 });
    app.approvedRate.forget();
    expect(app.ratesForgotten()).toBe(1);
    expect(fakeApp().approvedRate.read()).toEqual({});
  });

  it('search/search: filters and results, cheapest first among all that is sold (STORE-11, STORE-12)', async () => {
    const app = fakeApp({ vehicles: [aVehicle()] });
    const start = await firstValueFrom(app.loadSearch(freshQuery('cars'), []));
    expect(start.query).toMatchObject({ sort: 'price|asc', category: 'all' });
    const search = app.makeStockSearch(makeScope(), start);
    expect(latest(search.state$.value.results)?.vehicles).toEqual([aVehicle()]);
    expect(initialSearch(freshQuery('van'), []).query.sort).toBe('price|asc');
  });

  it('finance defaults: the terms last chosen (STORE-12)', () => {
    const terms = { months: 36, mileage: 8000, deposit: 500, depositType: 'Amount' } as const;
    const { financeMemory } = fakeApp();
    expect(financeMemory.kept$.value).toBeUndefined();
    financeMemory.keep(terms);
    expect(financeMemory.kept$.value).toEqual(terms);
    const next = fakeApp({ financeDefault: terms });
    next.financeMemory.restore();
    expect(next.financeMemory.kept$.value).toEqual(terms);
  });

  it('listing view: grid or list (STORE-12)', () => {
    const app = fakeApp();
    expect(app.listingView.view$.value).toBe('grid');
    app.listingView.show('list');
    expect(app.listingView.view$.value).toBe('list');
    expect(app.keptLayouts).toEqual(['list']);
  });

  it('title options and opt-in channels: as the documents list them (STORE-12, FORM-27)', () => {
    expect(TITLES).toEqual(['mr', 'mrs', 'ms', 'miss', 'dr', 'rev', 'other', 'prefer_not_to_say']);
    expect(OPT_IN_CHANNELS.toSorted()).toEqual(['email', 'postal', 'sms', 'telephone']);
  });

  it('user: nobody known yet, then whoever logs in, then nobody (STORE-12, AUTH-04)', () => {
    const sam = { id: 'c1', email: 'sam@example.org' };
    const { standing } = advanceStanding(unknownStanding, { kind: 'told', customer: sam });
    expect(standing).toEqual({ kind: 'known', customer: sam });
    expect(advanceStanding(standing, { kind: 'signed-out' }).standing).toEqual({
      kind: 'anonymous',
    });
  });

  it('the header’s panel: one for the whole visit', () => {
    const { headerPanel } = fakeApp();
    headerPanel.choose('recent');
    expect(headerPanel.panel$.value).toBe('recent');
  });
});
