import { left, right } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makeHttpClient } from '../../../../adapters/http/http-client';
import { HttpOfferFeed } from '../../../../adapters/http/promo/http-offer-feed';
import { readQueryString } from '../../../../core/kernel/query-string';
import { fakeTransport, type FakeAnswer } from '../fake-transport';

const overFake = (answer: FakeAnswer) => {
  const fake = fakeTransport(answer);
  return { fake, feed: new HttpOfferFeed(makeHttpClient(fake)) };
};

const search = { make: ['ford', 'bmw'], range: [], location: ['bolton'], category: 'cars' };

const offer = {
  id: 1,
  url_link: 'used/cars/',
  offer_message: 'Winter event',
  desktop_image: '/offers/winter-wide.webp',
  mobile_image: '/offers/winter.webp',
  matching_rules: { make: ['ford'] },
};

describe('offers between the results', () => {
  it('come with their link, pictures and rules [CALL-29, PROMO-06, CX-3]', async () => {
    const { feed } = overFake({
      json: { data: [offer, { ...offer, id: 2, matching_rules: '{"make":["kia"]}' }] },
    });
    expect(await firstValueFrom(feed.resultsPageOffers(search))).toEqual(
      right([
        {
          id: '1',
          link: '/used/cars/',
          message: 'Winter event',
          desktopImage: '/offers/winter-wide.webp',
          mobileImage: '/offers/winter.webp',
          rules: { make: ['ford'] },
        },
        expect.objectContaining({ id: '2', rules: { make: ['kia'] } }) as unknown,
      ]),
    );
  });

  it('are asked for by the bracketed names, lists with commas, what is not chosen left out [HT-1]', async () => {
    const { fake, feed } = overFake({ json: { data: [] } });
    await firstValueFrom(feed.resultsPageOffers(search));
    expect(fake.calls[0]?.url).toContain('searchOptions[make]=ford,bmw');
    expect(readQueryString(fake.calls[0]?.url.split('?')[1] ?? '')).toEqual([
      ['searchOptions[template]', 'results-page-offer'],
      ['searchOptions[use_filter_rules]', '1'],
      ['searchOptions[live]', '1'],
      ['searchOptions[make]', 'ford,bmw'],
      ['searchOptions[location]', 'bolton'],
      ['searchOptions[type]', 'cars'],
    ]);
  });

  it('are asked for by the models’ slugs, as a search is [CALL-29, ROUTE-43]', async () => {
    const { fake, feed } = overFake({ json: { data: [] } });
    await firstValueFrom(
      feed.resultsPageOffers({ ...search, range: ['ford:fiesta', 'bmw:3-series', 'fiesta'] }),
    );
    expect(fake.calls[0]?.url).toContain('searchOptions[range]=fiesta,3-series&');
  });

  it.each([
    'javascript:window.__x=1',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '',
    null,
  ])('have no link when it is written %j [CX-3]', async (url_link) => {
    const { feed } = overFake({ json: { data: [{ ...offer, url_link }] } });
    const outcome = await firstValueFrom(feed.resultsPageOffers(search));
    expect(outcome).toMatchObject(right([{ id: '1' }]));
    expect(JSON.stringify(outcome)).not.toContain('link');
  });

  it('are a failure, and nothing worse, when the feed is down [ERR-32, HT-2]', async () => {
    expect(await firstValueFrom(overFake('offline').feed.resultsPageOffers(search))).toEqual(
      left({ kind: 'unreachable' }),
    );
    expect(
      await firstValueFrom(overFake({ text: 'null' }).feed.resultsPageOffers(search)),
    ).toMatchObject({ left: { kind: 'unreadable' } });
  });
});

describe('promotions on vehicles', () => {
  const promo = (rules: unknown) => ({ name: 'Winter', contents: { rules } });

  it('come with the rules an editor wrote as JSON [CALL-30, PROMO-05]', async () => {
    const { fake, feed } = overFake({
      json: { data: [promo('{"make":["ford"]}'), promo({ make: ['kia'] })] },
    });
    expect(await firstValueFrom(feed.promos())).toEqual(
      right([
        { name: 'Winter', rules: { make: ['ford'] } },
        { name: 'Winter', rules: { make: ['kia'] } },
      ]),
    );
    expect(fake.calls[0]?.url).toBe('/api/offers/template/vehicle-promotion');
  });

  it.each(['{"make":["ford"],}', '', 'null', null, '[]', [], 7, undefined])(
    'have no rules when they are written %j [CX-4]',
    async (rules) => {
      const { feed } = overFake({ json: { data: [promo(rules)] } });
      expect(await firstValueFrom(feed.promos())).toEqual(right([{ name: 'Winter', rules: {} }]));
    },
  );

  it('are read without their contents, and one without a name does not hide the others [CX-4]', async () => {
    const { feed } = overFake({
      json: { data: [{ name: 'Bare', contents: null }, { contents: {} }] },
    });
    expect(await firstValueFrom(feed.promos())).toEqual(right([{ name: 'Bare', rules: {} }]));
  });
});
