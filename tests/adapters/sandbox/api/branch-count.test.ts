import { describe, expect, it } from 'vitest';
import { aStock } from '../../../support/mothers/stock-record';
import { apiOver, ask } from './api-over-memory';

describe('The number of vehicles at a branch', () => {
  it('counts those for sale, sold and reserved there, and no others', async () => {
    const api = await apiOver(
      aStock(
        { slug: 'one', siteId: 1 },
        { slug: 'two', siteId: 1, status: 'SOLD' },
        { slug: 'three', siteId: 1, status: 'RESERVED' },
        { slug: 'elsewhere', siteId: 2 },
      ),
    );
    const { body } = await ask(
      api,
      '/api/v2/vehicle-search/?location_name=bolton&status=FOR_SALE_RETAIL,SOLD,RESERVED&sort=price|asc',
    );
    expect(body.meta).toMatchObject({ total: 3 });
  });
});
