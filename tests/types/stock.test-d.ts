import { expectTypeOf, it } from 'vitest';
import {
  choose,
  freshQuery,
  toAddress,
  withSort,
  type FilterKey,
  type StockQuery,
} from '../../core/search/public';
import {
  vehiclePath,
  type PriceFacts,
  type StockId,
  type Vehicle,
  type VehicleSlug,
} from '../../core/stock/public';

const query = freshQuery('cars');

it('keeps the numbers and names of a vehicle apart', () => {
  expectTypeOf<StockId>().not.toExtend<VehicleSlug>();
  expectTypeOf<string>().not.toExtend<VehicleSlug>();
  // @ts-expect-error a stock number is no address part
  vehiclePath({ section: 'cars', slug: '48213' as StockId });
});

it('knows the filters, the orders and the halves of the site', () => {
  expectTypeOf(choose(query, 'make', 'ford')).toEqualTypeOf<StockQuery>();
  expectTypeOf<'make'>().toExtend<FilterKey>();
  expectTypeOf<'sort'>().not.toExtend<FilterKey>();
  expectTypeOf(toAddress(query)).toEqualTypeOf<string>();
  // @ts-expect-error no such filter
  choose(query, 'model', 'fiesta');
  // @ts-expect-error no such order
  withSort(query, 'price');
  // @ts-expect-error vans live under /used/van/
  freshQuery('vans');
});

it('lets nobody change a search or a vehicle in place', () => {
  // @ts-expect-error a search is changed by functions that give a new one
  query.page = 2;
  expectTypeOf(query.lists).not.toExtend<Record<string, string[]>>();
  expectTypeOf<Vehicle['pictures']>().not.toExtend<unknown[]>();
});

it('makes a view ask whether there is a price', () => {
  expectTypeOf<PriceFacts>().not.toHaveProperty('price');
  expectTypeOf<Extract<PriceFacts, { kind: 'priced' }>>().toHaveProperty('price');
});
