import { isRight, left, right } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makeHttpClient } from '../../../../adapters/http/http-client';
import { HttpStockCatalogue } from '../../../../adapters/http/stock/http-stock-catalogue';
import type { VehicleInFull } from '../../../../core/stock/public';
import cleanVehicle from '../../../fixtures/made/vehicle.json';
import { fakeTransport, type FakeAnswer } from '../fake-transport';

const NOW = Date.UTC(2026, 10, 28, 9);
const { slug } = cleanVehicle;

const overFake = (answer: FakeAnswer) => {
  const fake = fakeTransport(answer);
  return { fake, catalogue: new HttpStockCatalogue(makeHttpClient(fake), { now: () => NOW }) };
};

/** The vehicle of the fixture, changed so, as its page gets it. */
async function inFull(changes: Record<string, unknown>): Promise<VehicleInFull> {
  const { catalogue } = overFake({ json: { data: [{ ...cleanVehicle, ...changes }] } });
  const outcome = await firstValueFrom(catalogue.inFull(slug));
  if (!isRight(outcome) || outcome.right === undefined) throw new Error('There is no vehicle');
  return outcome.right;
}

describe('one vehicle in full', () => {
  it('is asked for by find-by-slugs with its one slug [CG-091, CALL-25]', async () => {
    const { fake, catalogue } = overFake({ json: { data: [cleanVehicle] } });
    await firstValueFrom(catalogue.inFull(slug));
    expect(fake.calls).toMatchObject([
      {
        method: 'post',
        url: '/api/used-vehicles/find-by-slugs',
        body: JSON.stringify({ slugs: [slug] }),
      },
    ]);
  });

  it('has all that its page tells [VDP-49, VDP-50, VDP-53, VDP-55, VDP-59]', async () => {
    expect(await inFull({})).toMatchObject({
      slug,
      mark: 'JT71ABC',
      description:
        'This 2021 Ford Fiesta is finished in blue, with 17,460 miles.\n\nThe service book is complete.',
      technicalData: { 'engine-power-bhp': '100', 'ec-combined-mpg': '56.5', 'co2-gkm': '114' },
      equipment: [
        { name: 'Entertainment', items: ['DAB radio'] },
        { name: 'Driver Convenience', items: ['Air conditioning'] },
      ],
      serviceHistory: 'dealer full',
      serviceEntries: [
        {
          date: '2022-09-01',
          mileage: 4180,
          description: 'Oil and filter service',
          garage: 'Ford main dealer',
        },
      ],
      keepers: 1,
      listPrice: 18530_00,
      priceIndicator: 'good',
      tags: [],
      isOffer: true,
      films: [],
      turntable: [],
      extraOffers: [],
      exampleFacts: [],
    });
  });

  it.each<[string, unknown]>([
    ['bare', [cleanVehicle]],
    ['wrapped', { data: [cleanVehicle] }],
    ['wrapped twice', { data: { data: [cleanVehicle], meta: {} } }],
    ['among others', { data: [{ ...cleanVehicle, slug: 'another' }, cleanVehicle] }],
  ])('is found in an answer that is %s [CG-134]', async (_, json) => {
    const outcome = await firstValueFrom(overFake({ json }).catalogue.inFull(slug));
    expect(outcome).toMatchObject(right({ slug }));
  });

  it.each([404, 410])(
    'is nowhere when the answer is a status of %d, which is no failure',
    async (status) => {
      const outcome = await firstValueFrom(overFake({ status, json: {} }).catalogue.inFull(slug));
      expect(outcome).toEqual(right(undefined));
    },
  );

  it('is not taken off a list by such a status', async () => {
    const outcome = await firstValueFrom(
      overFake({ status: 404, json: {} }).catalogue.bySlugs([slug]),
    );
    expect(outcome).toMatchObject({ left: { kind: 'refused', status: 404 } });
  });

  it.each<[string, unknown]>([
    ['an empty list', { data: [] }],
    ['another vehicle', { data: [{ ...cleanVehicle, slug: 'another' }] }],
  ])('is nowhere when the answer is %s, which is no failure', async (_, json) => {
    expect(await firstValueFrom(overFake({ json }).catalogue.inFull(slug))).toEqual(
      right(undefined),
    );
  });

  it('is not asked for without a slug', async () => {
    const { fake, catalogue } = overFake({ json: { data: [cleanVehicle] } });
    expect(await firstValueFrom(catalogue.inFull(' '))).toEqual(right(undefined));
    expect(fake.calls).toEqual([]);
  });

  it.each([
    ['percent-encoded in the address', '%C5%A1koda-fabia', 'škoda-fabia'],
    ['composed in one and not the other', 's\u030Ckoda-fabia', 'škoda-fabia'],
    ['percent-encoded in the answer', 'škoda-fabia', '%C5%A1koda-fabia'],
    ['with a percent sign of its own', '100%-electric', '100%-electric'],
  ])('is found by a slug beyond ASCII, %s [HT-7]', async (_, asked, answered) => {
    const { fake, catalogue } = overFake({ json: [{ ...cleanVehicle, slug: answered }] });
    expect(await firstValueFrom(catalogue.inFull(asked))).toMatchObject(right({ slug: answered }));
    const { slugs } = JSON.parse(String(fake.calls[0]?.body)) as { slugs: string[] };
    expect(slugs).toContain(asked);
  });

  it.each<[string, FakeAnswer, unknown]>([
    ['cannot be reached', 'offline', { kind: 'unreachable' }],
    ['does not answer in time', 'timeout', { kind: 'timed-out' }],
    ['refuses', { status: 500, text: '' }, { kind: 'refused', status: 500 }],
    ['refuses politely', { status: 403, json: {} }, { kind: 'not-allowed', status: 403 }],
    ['answers with a page of HTML', { text: '<html>' }, { kind: 'unreadable' }],
    ['answers with no list', { json: { data: 'Fiesta' } }, { kind: 'unreadable' }],
    [
      'answers with a vehicle without a slug',
      { json: [{ ...cleanVehicle, slug: null }] },
      { kind: 'unreadable' },
    ],
  ])('is a failure when the back end %s [CALL-25]', async (_, answer, failure) => {
    expect(await firstValueFrom(overFake(answer).catalogue.inFull(slug))).toMatchObject(
      left(failure),
    );
  });
});

describe('a fact on a vehicle’s page', () => {
  it('is the figure, wrapped or bare, text or number [VDP-53]', async () => {
    const { technicalData } = await inFull({
      technical_data: {
        cc: { value: 998 },
        cylinders: 3,
        'top-speed': { value: '112' },
        height: { value: null },
        width: null,
        length: {},
      },
      technical_spec: {},
    });
    expect(technicalData).toEqual({ cc: '998', cylinders: '3', 'top-speed': '112' });
  });

  it('is taken from the plain fields where the wrapped ones lack it [VDP-54]', async () => {
    const { technicalData } = await inFull({
      technical_data: { 'co2-gkm': { value: '114' } },
      technical_spec: {
        enginePowerBhp: 100,
        ecCombinedMpg: 56.5,
        topSpeed: 112,
        co2Gkm: 999,
        ecUrbanMpg: 47,
        ecExtraUrbanMpg: 65,
        '0To62MphSecs': 10.8,
      },
    });
    expect(technicalData).toEqual({
      'engine-power-bhp': '100',
      'ec-combined-mpg': '56.5',
      'top-speed': '112',
      'co2-gkm': '114',
      'ec-urban-mpg': '47',
      'ec-extra-urban-mpg': '65',
      '0-62-mph-secs': '10.8',
    });
  });

  it('never makes 0 to 62 into 0 to 60 [CG-089]', async () => {
    const { technicalData } = await inFull({ technical_spec: { '0To62MphSecs': 10.8 } });
    expect(technicalData).not.toHaveProperty('0-60-mph-secs');
  });

  it('is equipment under the documents’ headings in their order, then the feed’s own [VDP-56]', async () => {
    const { equipment } = await inFull({
      standard_equipment: {
        'Kitchen sinks': ['One'],
        wheels: ['Alloy wheels', { name: 'Spare wheel' }, 'Alloy wheels', null],
        Packs: [],
        'Exterior Features': ['Roof rails'],
        Trim: null,
      },
    });
    expect(equipment).toEqual([
      { name: 'Exterior Features', items: ['Roof rails'] },
      { name: 'Wheels', items: ['Alloy wheels', 'Spare wheel'] },
      { name: 'Kitchen sinks', items: ['One'] },
    ]);
  });

  it('is standard equipment where a feed has no headings [VDP-56]', async () => {
    const { equipment } = await inFull({ standard_equipment: ['DAB radio', 7, ''] });
    expect(equipment).toEqual([{ name: 'Standard', items: ['DAB radio', '7'] }]);
  });

  it.each<[string, unknown, string | undefined]>([
    ['as written', 'independent partial', 'independent partial'],
    ['however it is written', ' Dealer / Independent  Full', 'dealer/independent full'],
    ['not, when unknown', 'full dealer', undefined],
    ['not, when absent', null, undefined],
  ])('is the service history %s [VDP-59]', async (_, service_history, expected) => {
    expect((await inFull({ service_history })).serviceHistory).toBe(expected);
  });

  it('leaves out of a service what cannot be so, and services that say nothing [VDP-25]', async () => {
    const { serviceEntries } = await inFull({
      service_records: [
        { date: '2027-01-01', mileage: 9000, description: 'Service', garage: '' },
        { date: '2024-02-30', mileage: -1, garage: 'Main dealer' },
        { date: '2026-11-28', mileage: '21,400' },
        { date: 'tomorrow' },
        null,
        'Major service',
      ],
    });
    expect(serviceEntries).toEqual([
      { mileage: 9000, description: 'Service' },
      { garage: 'Main dealer' },
      { date: '2026-11-28', mileage: 21_400 },
    ]);
  });

  it.each<[unknown, string | undefined]>([
    ['2027-03-14', '2027-03-14'],
    ['2027-03-14T00:00:00Z', '2027-03-14'],
    ['2027-02-29', undefined],
    ['14/03/2027', undefined],
    [true, undefined],
  ])('is an MOT until %s only as a day there is', async (mot, expected) => {
    expect((await inFull({ mot })).motExpiresOn).toBe(expected);
  });

  it.each<[unknown, string | undefined]>([
    ['low', 'lower'],
    ['great', 'great'],
    ['Good price', 'good'],
    ['HIGHER', 'higher'],
    ['outrageous', undefined],
    [null, undefined],
  ])('is the price indicator %s as %s [VDP-23, VDP-50]', async (price_indicator, expected) => {
    expect((await inFull({ price_indicator })).priceIndicator).toBe(expected);
  });

  it.each<[unknown, boolean]>([
    ['OFFER', true],
    ['RESULTS_PAGE_OFFER', true],
    ['NORMAL', false],
    [null, false],
  ])(
    'makes an advert of class %s an offer: %s [VDP-50]',
    async (advert_classification, expected) => {
      expect((await inFull({ advert_classification })).isOffer).toBe(expected);
    },
  );

  it('is a film only at an address that is safe to fetch [VDP-52]', async () => {
    const { films } = await inFull({
      videos: [
        {
          video_id: 'turn',
          url: '/pictures/suv-a/jet-black/turntable.webm',
          created_at: '2026-11-20 09:00:00',
        },
        { url: 'https://films.example/1.mp4', created_at: '2030-01-01T00:00:00Z' },
        { video_id: 'x', url: 'javascript:alert(1)' },
        { video_id: 'y', url: 'tel:01632960101' },
        { video_id: 'z' },
        null,
      ],
    });
    expect(films).toEqual([
      {
        id: 'turn',
        address: '/pictures/suv-a/jet-black/turntable.webm',
        madeOn: '2026-11-20T09:00:00.000Z',
      },
      { id: 'https://films.example/1.mp4', address: 'https://films.example/1.mp4' },
    ]);
  });

  it('is a turn of all its frames in order, or of none [GAL-01]', async () => {
    const frames = ['/t/1.webp', 'https://cdn.example/2.webp'];
    expect((await inFull({ turntable: frames })).turntable).toEqual(frames);
    expect((await inFull({ turntable: [...frames, 'data:image/png,x'] })).turntable).toEqual([]);
    expect((await inFull({ turntable: 'frames' })).turntable).toEqual([]);
  });

  it('is an offer of the page’s own template, with its terms as plain text [VDP-36, VDP-58]', async () => {
    const { extraOffers } = await inFull({
      extra_offers: [
        {
          template_slug: 'vehicle-search-extra-offers',
          contents: {
            title: ' Winter sale ',
            terms__and__conditions: '<p>While stocks last.</p><p>Ask &amp; see.</p>',
          },
        },
        { template_slug: 'vehicle-search-extra-offers', contents: { title: 'No terms' } },
        { template_slug: 'results-page-offer', contents: { title: 'Elsewhere' } },
        { template_slug: 'vehicle-search-extra-offers', contents: [] },
        null,
      ],
    });
    expect(extraOffers).toEqual([
      { title: 'Winter sale', terms: 'While stocks last.\n\nAsk & see.' },
      { title: 'No terms' },
      {},
    ]);
  });

  it('has its tags, the winter sale among them [GAL-08, VDP-50]', async () => {
    expect((await inFull({ tags: ['winter_sale', '', null, 'winter_sale'] })).tags).toEqual([
      'winter_sale',
    ]);
  });

  it('has no more equipment than a table would, and no name as long as a text', async () => {
    const lines = Array.from({ length: 400 }, (_, place) => `Part ${String(place)}`);
    const groups = Object.fromEntries(lines.slice(0, 60).map((name) => [name, lines]));
    const { equipment, additionalFeatures, technicalData, features } = await inFull({
      standard_equipment: groups,
      additional_features: ['Long '.repeat(100), ...lines],
      classifiedFeatures: lines,
      technical_data: Object.fromEntries(lines.map((name) => [name, { value: '1' }])),
    });
    expect(equipment).toHaveLength(24);
    expect(new Set(equipment.map(({ items }) => items.length))).toEqual(new Set([120]));
    expect(additionalFeatures).toEqual(lines.slice(0, 120));
    expect(features).toEqual(lines.slice(0, 120));
    expect(Object.keys(technicalData)).toHaveLength(300);
  });

  it('has what a picture shows where the feed says so, of two hundred as of one [VDP-52]', async () => {
    const media_urls = Array.from({ length: 200 }, (_, nth) => ({
      thumb: `/t/${nth}.webp`,
      medium: `/m/${nth}.webp`,
      large: `/l/${nth}.webp`,
      caption: nth === 0 ? 'Dashboard' : null,
    }));
    const { pictures } = await inFull({ media_urls, original_media_urls: [] });
    expect(pictures).toHaveLength(200);
    expect(pictures.map(({ caption }) => caption).filter(Boolean)).toEqual(['Dashboard']);
  });

  it('is a description of plain words, its paragraphs kept [VDP-13, CX-1]', async () => {
    const { description } = await inFull({
      description:
        'Great car.\r\n\r\n\r\n\r\n<b>Low</b> miles &pound;195 tax<br/>1 < 2<script>alert(1)</script>',
    });
    expect(description).toBe('Great car.\n\nLow miles £195 tax\n1 < 2<script>alert(1)</script>');
  });
});

describe('vehicles like one', () => {
  it('are asked for with two pictures or more [CALL-26]', async () => {
    const { fake, catalogue } = overFake({ json: { data: ['focus'] } });
    await firstValueFrom(catalogue.similarTo('citroën c3/1'));
    expect(fake.calls).toMatchObject([
      {
        method: 'post',
        url: '/used/find-similar/citro%C3%ABn%20c3%2F1',
        body: JSON.stringify({ min_images: 2 }),
      },
    ]);
  });

  it.each<[string, unknown]>([
    ['bare', ['focus', 'corsa']],
    ['wrapped', { data: ['focus', 'corsa', 'focus', null, ''] }],
    ['wrapped twice', { data: { data: ['focus', 'corsa'] } }],
    ['as objects', { data: [{ slug: 'focus' }, { slug: 'corsa', id: 7 }, { id: 8 }] }],
  ])('are read from a list that comes %s [CALL-26, CG-134]', async (_, json) => {
    expect(await firstValueFrom(overFake({ json }).catalogue.similarTo(slug))).toEqual(
      right(['focus', 'corsa']),
    );
  });

  it.each<[string, FakeAnswer, unknown]>([
    ['nobody knows the vehicle', { status: 404, json: {} }, { kind: 'refused', status: 404 }],
    ['the back end breaks', { status: 500, text: '' }, { kind: 'refused', status: 500 }],
    ['nothing answers', 'offline', { kind: 'unreachable' }],
    ['the answer is no list', { json: { data: { focus: 1 } } }, { kind: 'unreadable' }],
    ['the answer is half a list', { text: '["focus"' }, { kind: 'unreadable' }],
  ])('are a failure, not none, when %s [CALL-26, ERR-31]', async (_, answer, failure) => {
    expect(await firstValueFrom(overFake(answer).catalogue.similarTo(slug))).toMatchObject(
      left(failure),
    );
  });
});
