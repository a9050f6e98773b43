import { describe, expect, it } from 'vitest';
import { toRequestParams, type RequestParam } from '../../../../adapters/http/stock/search-request';
import { pounds } from '../../../../core/kernel/money';
import {
  interestQuery,
  lookAlikeQueries,
  sameMakeQuery,
  type StockQuery,
} from '../../../../core/search/public';
import { aPrice, aSparseVehicle, aVan, aVehicle } from '../../../support/mothers/vehicle';

const asked = (query: StockQuery): Readonly<Record<string, unknown>> =>
  Object.fromEntries(toRequestParams(query).map(([key, value]: RequestParam) => [key, value]));

describe('The search for cars of interest', () => {
  it('asks for twenty that are for sale, cheapest first [VDP-44]', () => {
    expect(asked(interestQuery(aVehicle()))).toMatchObject({
      resultsPerPage: '20',
      sort: 'price|asc',
      status: 'FOR_SALE_RETAIL',
      page: '1',
    });
  });

  it('keeps to the kind of body and to about the price: a quarter either way, to the nearest £500', () => {
    expect(interestQuery(aVehicle({ price: aPrice({ final: pounds(10_000) }) }))).toMatchObject({
      lists: { body_type: ['hatchback'] },
      bounds: { min_price: 7500, max_price: 12_500 },
    });
    expect(interestQuery(aVan())).toMatchObject({
      section: 'van',
      lists: { body_type: ['panel-van'] },
    });
  });

  it('asks for anything where neither is known', () => {
    expect(interestQuery(aSparseVehicle())).toMatchObject({ lists: {}, bounds: {}, pageSize: 20 });
  });
});

describe('The search for more of a make', () => {
  it('asks for one more than the eight that are shown, for the vehicle itself may be among them [VDP-43]', () => {
    expect(sameMakeQuery(aVehicle())).toMatchObject({
      section: 'cars',
      lists: { make: ['ford'] },
      pageSize: 9,
    });
  });
});

describe('The search for look-alikes of a vehicle that is gone', () => {
  it('goes from make and model, as its address tells them, to the make and to anything', () => {
    const queries = lookAlikeQueries('cars', 'ford-fiesta-1-0-ecoboost-zetec-5dr-jt71abc');
    expect(queries.map(({ keyword }) => keyword)).toEqual(['ford fiesta', 'ford', undefined]);
  });

  it.each(['', '-', '%%%', '1', '‮-￿', 'x'.repeat(5000)])(
    'always comes to a last resort, whatever the address: %#',
    (slug) => {
      const queries = lookAlikeQueries('van', slug);
      expect(queries.at(-1)).toMatchObject({ section: 'van', lists: {} });
      expect(queries.at(-1)?.keyword).toBeUndefined();
    },
  );
});
