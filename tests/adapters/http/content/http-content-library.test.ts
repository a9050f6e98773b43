import { left, right } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { CleanHtml } from '../../../../adapters/html/clean-html';
import { HttpContentLibrary } from '../../../../adapters/http/content/http-content-library';
import { makeHttpClient } from '../../../../adapters/http/http-client';
import { readQueryString } from '../../../../core/kernel/query-string';
import { fakeTransport, type FakeAnswer } from '../fake-transport';

const washed: CleanHtml = (html) => Promise.resolve(`clean ${html}`);

const overFake = (answer: FakeAnswer, cleanHtml = washed) => {
  const fake = fakeTransport(answer);
  return { fake, library: new HttpContentLibrary(makeHttpClient(fake), cleanHtml) };
};

describe('an editable page', () => {
  it.each<[string, unknown]>([
    ['with fields', { data: { slug: 'a', fields: [{ slug: 'content', data: 'text' }] } }],
    ['with entries', { data: { entries: [{ slug: 'content', data: 'text' }] } }],
    ['as a list of entries', { data: [{ slug: 'content', data: 'text' }] }],
    ['as text alone', { data: 'text' }],
    ['as text in its own wrapping', { data: { data: 'text' } }],
    ['unwrapped', { fields: [{ slug: 'content', data: 'text' }] }],
  ])('is read %s, and its text is cleaned [CG-125, CALL-31, CALL-40]', async (_, json) => {
    const { library } = overFake({ json });
    expect(await firstValueFrom(library.page('a'))).toEqual(
      right({ slug: 'a', fields: [{ slug: 'content', html: 'clean text' }] }),
    );
  });

  it('has a title where one is sent, and leaves out parts that are no text', async () => {
    const json = {
      data: {
        slug: 'b',
        title: 'About',
        fields: [null, { slug: 'x' }, { data: 'y' }, { slug: 'z', data: '' }],
      },
    };
    const { library } = overFake({ json });
    expect(await firstValueFrom(library.page('a'))).toEqual(
      right({
        slug: 'b',
        title: 'About',
        fields: [
          { slug: 'content', html: 'clean y' },
          { slug: 'z', html: 'clean ' },
        ],
      }),
    );
  });

  it('is asked for by its encoded name', async () => {
    const { fake, library } = overFake({ json: { data: '' } });
    await firstValueFrom(library.page('a/b?c'));
    expect(fake.calls[0]?.url).toBe('/api/page/a%2Fb%3Fc');
  });

  it.each<[string, FakeAnswer]>([
    ['null', { text: 'null' }],
    ['a number', { json: { data: 7 } }],
    ['an object of another kind', { json: { data: { success: true } } }],
  ])('is unreadable when the answer is %s [HT-2]', async (_, answer) => {
    expect(await firstValueFrom(overFake(answer).library.page('a'))).toMatchObject({
      left: { kind: 'unreadable' },
    });
  });

  it('is not shown uncleaned when the cleaner does not load', async () => {
    const { library } = overFake({ json: { data: 'text' } }, () =>
      Promise.reject(new Error('gone')),
    );
    expect(await firstValueFrom(library.page('a'))).toEqual(left({ kind: 'unreachable' }));
  });
});

describe('the branches', () => {
  const bolton = {
    id: 1,
    slug: 'bolton',
    name: 'Forecourt Bolton',
    city_town: 'Bolton',
    postcode: 'BL1 1AA',
    telephone: '01632 960101',
  };

  it('are listed by name, all of them, the unreadable left out [CALL-32]', async () => {
    const { fake, library } = overFake({
      json: {
        data: {
          data: [bolton, { id: 2 }, { id: 3, slug: 'bury', name: 'Jaguar Bury', postcode: null }],
        },
      },
    });
    expect(await firstValueFrom(library.branches())).toEqual(
      right([
        {
          id: '1',
          slug: 'bolton',
          name: 'Forecourt Bolton',
          town: 'Bolton',
          postcode: 'BL1 1AA',
          telephone: '01632 960101',
        },
        { id: '3', slug: 'bury', name: 'Jaguar Bury' },
      ]),
    );
    expect(readQueryString(fake.calls[0]?.url.split('?')[1] ?? '')).toEqual([
      ['sortOptions[sortBy]', 'name'],
      ['pageOptions[resultsPerPage]', '50'],
    ]);
  });
});
