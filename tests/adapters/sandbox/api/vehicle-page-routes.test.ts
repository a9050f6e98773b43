import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { toWireVehicleInFull } from '../../../../adapters/sandbox/api/wire-vehicle-in-full';
import { CHECK_KEYS } from '../../../../core/stock/public';
import { aStock, aStockRecord } from '../../../support/mothers/stock-record';
import { apiOver, ask } from './api-over-memory';

const details = aStockRecord().details;
const stock = aStock(
  { slug: 'fiesta', vrm: 'JT71ABC' },
  { slug: 'twin', vrm: 'AA21AAA' },
  { slug: 'near', vrm: 'AB21AAA', finalPricePence: 9995_00, mileage: 20_000 },
  { slug: 'far', vrm: 'AC21AAA', finalPricePence: 30_000_00, bodyType: 'SUV', fuelType: 'Diesel' },
  { slug: 'sold', vrm: 'AD21AAA', status: 'SOLD' },
  {
    slug: 'reserved',
    vrm: 'AE21AAA',
    status: 'RESERVED',
    reservedAt: '2026-11-26T10:00:00Z',
    mileage: 30_000,
  },
  { slug: 'van', vrm: 'AF21AAA', category: 'van' },
  { slug: 'one-picture', vrm: 'AG21AAA', details: { ...details, picturesTaken: 1 } },
  { slug: 'no-picture', vrm: 'AH21AAA', details: { ...details, picturesTaken: 0 } },
  { slug: 'priceless', vrm: 'AJ21AAA', finalPricePence: null, mileage: null },
  { slug: 'much-kept', vrm: 'AK21AAA', details: { ...details, keepers: 6 } },
);

let api: FastifyInstance;
beforeAll(async () => {
  api = await apiOver(stock);
});

async function alike(slug: string, payload: object = { min_images: 2 }) {
  const answer = await api.inject({ method: 'POST', url: `/used/find-similar/${slug}`, payload });
  return { status: answer.statusCode, data: answer.json<{ data?: string[] }>().data };
}

describe('vehicles like one', () => {
  it('are the nearest first: never itself, sold, of the other section or with too few pictures [CALL-26, VDP-39]', async () => {
    const { status, data } = await alike('fiesta');
    expect(status).toBe(200);
    expect(data?.[0]).toBe('twin');
    expect(data?.at(-1)).toBe('far');
    expect(new Set(data)).toEqual(
      new Set(['twin', 'near', 'reserved', 'priceless', 'much-kept', 'far']),
    );
  });

  it('may have as few pictures as they like when nobody asks for any [CALL-26]', async () => {
    const { data } = await alike('fiesta', {});
    expect(data).toEqual(expect.arrayContaining(['one-picture', 'no-picture']));
    expect((await alike('fiesta', { min_images: 1 })).data).not.toContain('no-picture');
    expect((await alike('fiesta', { min_images: 'many' })).data).toContain('no-picture');
  });

  it('are found of a vehicle without a price as well [MF-1]', async () => {
    expect((await alike('priceless')).data?.length).toBeGreaterThan(3);
  });

  it('are at most twelve [CALL-26]', async () => {
    const many = await apiOver(
      aStock(...Array.from({ length: 60 }, (_, nth) => ({ vrm: `AA${nth}` }))),
    );
    const answer = await many.inject({ method: 'POST', url: '/used/find-similar/vehicle-1' });
    expect(answer.json<{ data: string[] }>().data).toHaveLength(12);
  });

  it('are looked for further off when the nearest have no pictures [CALL-26]', async () => {
    const bare = Array.from({ length: 100 }, (_, nth) => ({
      vrm: `AA${nth}`,
      details: { ...details, picturesTaken: 0 },
    }));
    const many = await apiOver(
      aStock({ slug: 'asked' }, ...bare, {
        slug: 'pictured',
        vrm: 'ZZ1',
        finalPricePence: 90_000_00,
      }),
    );
    const answer = await many.inject({
      method: 'POST',
      url: '/used/find-similar/asked',
      payload: { min_images: 2 },
    });
    expect(answer.json()).toEqual({ data: ['pictured'] });
  });

  it.each(['nobody', '%E0%A4%A', 'a/b'])('of %s are a 404, in JSON', async (slug) => {
    expect((await alike(slug)).status).toBe(slug === '%E0%A4%A' ? 400 : 404);
  });
});

interface WireCheck {
  readonly created_at: string;
  readonly items: readonly { readonly key: string; readonly flag: boolean }[];
}
const check = async (mark: string) => {
  const { status, body } = await ask(api, `/api-motorcheck/provenance/get/${mark}/`);
  return { status, data: body.data as WireCheck };
};

describe('the history check', () => {
  it('has the eleven keys, a flag for each, and the instant it was made on [CALL-28, CHECK-05, CHECK-08]', async () => {
    const { status, data } = await check('JT71ABC');
    expect(status).toBe(200);
    expect(data.items.map(({ key }) => key)).toEqual(CHECK_KEYS);
    expect(data.items.every(({ flag }) => typeof flag === 'boolean')).toBe(true);
    expect(data.created_at).toMatch(/^2026-11-\d\dT08:\d\d:00\.000Z$/);
    expect(data.created_at < '2026-11-27').toBe(true);
  });

  it('is the same at every asking, however the mark is written [CALL-28]', async () => {
    const first = await check('JT71ABC');
    expect(await check('jt71%20abc')).toEqual(first);
  });

  it('remarks on many keepers [CHECK-08]', async () => {
    const { data } = await check('AK21AAA');
    expect(data.items.filter(({ flag }) => flag)).toContainEqual({ key: 'keepers', flag: true });
  });

  it('finds something on a few of many vehicles, and nothing that a dealer could not sell [CHECK-07]', async () => {
    const many = await apiOver(
      aStock(...Array.from({ length: 600 }, (_, nth) => ({ vrm: `CK${nth}` }))),
    );
    const flagged: string[] = [];
    for (let nth = 0; nth < 600; nth += 1) {
      const { body } = await ask(many, `/api-motorcheck/provenance/get/CK${nth}/`);
      const { items } = body.data as WireCheck;
      flagged.push(...items.filter(({ flag }) => flag).map(({ key }) => key));
    }
    expect(flagged.length).toBeGreaterThan(6);
    expect(flagged.length).toBeLessThan(60);
    expect(new Set(flagged)).toEqual(new Set(['plateChange', 'colourChanges', 'originAndUse']));
  });

  it('of a mark nobody knows is a 404, in JSON [CALL-28]', async () => {
    const { status, body } = await ask(api, '/api-motorcheck/provenance/get/NONE1/');
    expect([status, body]).toEqual([404, { message: 'There is no check of this registration.' }]);
  });
});

interface WireReviews {
  readonly reviews: readonly { readonly rating: number; readonly review_date: string }[];
  readonly average_rating: number;
  readonly total_reviews: number;
}
const reviews = async (query: string) => {
  const { status, body } = await ask(api, `/api/v2/reviews/${query}`);
  return { status, data: body.data as WireReviews };
};

describe('reviews of a branch', () => {
  it('come best rated first, as many as asked for, with what all of them come to [CALL-37, REV-07]', async () => {
    const all = (await reviews('bolton')).data;
    const { data } = await reviews('bolton?provider=google&resultsPerPage=15&orderBy=rating_desc');
    expect(data.reviews).toEqual(all.reviews.slice(0, 15));
    expect(data.total_reviews).toBe(all.reviews.length);
    const stars = all.reviews.map(({ rating }) => rating);
    expect(stars).toEqual(stars.toSorted((one, other) => other - one));
    const mean = stars.reduce((sum, each) => sum + each, 0) / stars.length;
    expect(data.average_rating).toBeCloseTo(mean, 1);
  });

  it('are honest: not all of them are good, and none is of tomorrow [REV-02]', async () => {
    const { data } = await reviews('stoke');
    expect(Math.min(...data.reviews.map(({ rating }) => rating))).toBeLessThan(3);
    expect(data.reviews.every(({ review_date }) => review_date < '2026-11-27')).toBe(true);
  });

  it('are the same by the number of the branch, and 404 for no branch of ours [CALL-37]', async () => {
    expect(await reviews('1')).toEqual(await reviews('bolton'));
    expect((await reviews('elsewhere')).status).toBe(404);
  });
});

describe('the editable texts of every vehicle’s page', () => {
  it.each([
    ['why-buy', '13.6% APR'],
    ['start-search', '/used/cars/search/'],
    [
      'road-tax',
      'From 1 April 2025, vehicles listed over £40,000 incur an additional £425 per year from the second tax for up to 5 years.',
    ],
    ['price-labels', 'prices below £1,500 or above £70,000'],
    ['admin-fee', 'provenance check'],
    ['banner', 'Part exchange'],
    ['warranty', 'warranty'],
  ])(
    'have %s, which says "%s" [VDP-14, VDP-21, VDP-22, VDP-24, VDP-46, VDP-47]',
    async (slug, words) => {
      const { body } = await ask(api, '/api/page/vehicle-detail');
      const { fields } = body.data as { fields: { slug: string; data: string }[] };
      expect(fields.find((field) => field.slug === slug)?.data).toContain(words);
    },
  );
});

describe('a vehicle in full on the wire', () => {
  it('has a turn of its own look in order, and says what its pictures show [GAL-01, VDP-52]', () => {
    const { turntable, media_urls } = toWireVehicleInFull(aStockRecord());
    expect(turntable).toHaveLength(24);
    expect(new Set(turntable).size).toBe(24);
    expect(turntable[0]).toBe('/pictures/hatchback-a/midnight-blue/turn-00-jt71abc-800.webp');
    expect(media_urls[0]?.caption).toBe('Front and side');
    expect(media_urls.every(({ caption }) => (caption ?? '') !== '')).toBe(true);
  });

  it('has a film where there is one of its look [VDP-52]', () => {
    const look = { bodyStyle: 'suv', face: 'b', paint: 'jet-black' };
    expect(toWireVehicleInFull(aStockRecord(look)).videos).toEqual([
      {
        video_id: 'turn-48213',
        url: '/pictures/suv-b/jet-black/turntable.webm',
        created_at: '2026-11-20T09:00:00Z',
      },
    ]);
    expect(toWireVehicleInFull(aStockRecord()).videos).toEqual([]);
  });

  it('has neither turn nor film where the studio has not pictured it [GAL-06]', () => {
    const look = { bodyStyle: 'suv', face: 'b', paint: 'jet-black' };
    const own = toWireVehicleInFull(aStockRecord({ ...look, pictureUrls: ['/a.jpg'] }));
    expect([own.turntable, own.videos, own.media_urls.length]).toEqual([[], [], 1]);
    for (const picturesTaken of [0, 1]) {
      const new_ = toWireVehicleInFull(
        aStockRecord({ ...look, details: { ...details, picturesTaken } }),
      );
      expect([new_.turntable, new_.videos, new_.media_urls.length]).toEqual([
        [],
        [],
        picturesTaken,
      ]);
    }
  });

  it('is an offer in the winter sale, with its terms; a charging cable has none of its own [VDP-37, VDP-50, VDP-58, GAL-08]', () => {
    const wire = toWireVehicleInFull(aStockRecord({ tags: ['winter_sale'], fuelType: 'Electric' }));
    expect(wire.advert_classification).toBe('OFFER');
    expect(wire.extra_offers).toMatchObject([
      {
        template_slug: 'vehicle-search-extra-offers',
        contents: {
          title: 'Winter sale',
          terms__and__conditions: expect.stringMatching(/\S/) as unknown,
        },
      },
      { contents: { title: 'Charging cable included' } },
    ]);
    expect(wire.extra_offers[1]?.contents).not.toHaveProperty('terms__and__conditions');
  });
});
