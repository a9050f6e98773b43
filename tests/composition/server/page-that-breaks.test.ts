import { describe, expect, it } from 'vitest';
import { render } from '../../../composition/server/render';
import type { Vehicle } from '../../../core/stock/public';
import { fakeApp } from '../../support/fakes/app';
import { aVehicle } from '../../support/mothers/vehicle';
import { readable } from './site-in-process';

const address = 'https://forecourt.example/used/cars/search/';

describe('a page that breaks while it is drawn', () => {
  it('gives way to the error page, and leaves header and footer standing [ERR-04, ERR-09, ERR-11]', async () => {
    const said: string[] = [];
    const page = await render({
      app: {
        ...fakeApp(),
        wholePages: true,
        makeStockSearch: () => {
          throw new Error('No stock today');
        },
      },
      request: new Request(address),
      assetsOf: () => ({ entry: '/assets/start.js', modules: [], late: [], onSign: [], fonts: [] }),
      visit: {},
      connect: [],
      log: (line) => said.push(line),
    });
    if (page.kind !== 'page') throw new Error('That is no page');
    expect(page.status).toBe(500);
    expect(page.isPublic).toBe(false);
    expect(page.html).toContain('<header');
    expect(page.html).toContain('<footer');
    expect(page.html).toContain('Forecourt | 500 Error');
    const words = readable(page.html);
    expect(words).toContain('An error has occurred');
    expect(words).toContain('An unknown error occurred (500)');
    expect(page.html).not.toContain('No stock today');
    expect(said).toEqual([`Page ${address} broke while it was drawn: Error: No stock today`]);
  });

  it('stands but for the block that broke, and says which [LAYOUT-01]', async () => {
    const said: string[] = [];
    const broken = { ...aVehicle(), id: '2', slug: 'broken', extras: undefined };
    const page = await render({
      app: {
        ...fakeApp({ vehicles: [aVehicle(), broken as unknown as Vehicle], total: 2 }),
        wholePages: true,
      },
      request: new Request(address),
      assetsOf: () => ({ entry: '/assets/start.js', modules: [], late: [], onSign: [], fonts: [] }),
      visit: {},
      connect: [],
      log: (line) => said.push(line),
    });
    if (page.kind !== 'page') throw new Error('That is no page');
    expect(page.status).toBe(200);
    // Not to be held for the next shopper (ADR 019).
    expect(page.isWhole).toBe(false);
    const words = readable(page.html);
    expect(words).toContain('2 Used Cars in stock');
    expect(words).toContain('This vehicle could not be shown');
    expect(page.html.match(/<article/g)).toHaveLength(1);
    expect(page.html).toContain('aria-label="Filter your results"');
    expect(page.html).toContain('<footer');
    expect(said).toEqual([`This vehicle of ${address} broke while it was drawn`]);
  });
});
