import { isRight, right } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { HttpFrameContent } from '../../../../adapters/http/content/http-frame-content';
import { makeHttpClient } from '../../../../adapters/http/http-client';
import { menuToShow } from '../../../../core/content/rules/menu-to-show';
import { readQueryString } from '../../../../core/kernel/query-string';
import { fakeTransport, type FakeAnswer } from '../fake-transport';

const overFake = (answer: FakeAnswer) => {
  const fake = fakeTransport(answer);
  return { fake, content: new HttpFrameContent(makeHttpClient(fake)) };
};

const menuOf = (json: unknown) => firstValueFrom(overFake({ json }).content.menu());
const footerOf = (fields: unknown) =>
  firstValueFrom(overFake({ json: { data: { slug: 'footer', fields } } }).content.footer());
const brandsOf = (json: unknown) => firstValueFrom(overFake({ json }).content.popularBrands());

/** Answers that are none of what was asked for. */
const STRANGE: readonly (readonly [name: string, answer: FakeAnswer, kind: string])[] = [
  ['null', { text: 'null' }, 'unreadable'],
  ['a number', { json: { data: 7 } }, 'unreadable'],
  ['half a text', { text: '{"data":[' }, 'unreadable'],
  ['a refusal', { status: 500, json: {} }, 'refused'],
  ['no connection', 'offline', 'unreachable'],
  ['no answer in time', 'timeout', 'timed-out'],
];

/** What editors may write for an address, and where it may lead (CX-3). */
const WRITTEN: readonly (readonly [written: unknown, address: string | undefined])[] = [
  ['javascript:window.__x=1', undefined],
  [' JaVaScRiPt:window.__x=1', undefined],
  ['java\tscript:window.__x=1', undefined],
  ['javascript&colon;window.__x=1', undefined],
  ['data:text/html,x', undefined],
  ['vbscript:x', undefined],
  ['used/cars/', '/used/cars/'],
  ['https://example.org/', 'https://example.org/'],
  ['tel:01632960001', 'tel:01632960001'],
  ['mailto:bolton@forecourt.example', 'mailto:bolton@forecourt.example'],
  ['', undefined],
  ['   ', undefined],
  [null, undefined],
  [undefined, undefined],
  [{ href: '/x' }, undefined],
];

const withAddress = (address: string | undefined) => (address === undefined ? {} : { address });

describe('The header’s menu as it travels', () => {
  it('is read with the lines below each line [HEAD-03, CALL-39]', async () => {
    const { fake, content } = overFake({
      json: {
        data: [
          {
            name: 'Finance',
            url: '/car-finance/',
            children: [{ name: 'Calculator', url: '/car-finance/calculator/', children: [] }],
          },
          { name: 'Contact', url: '/contact/', children: [] },
        ],
      },
    });
    expect(await firstValueFrom(content.menu())).toEqual(
      right([
        {
          name: 'Finance',
          address: '/car-finance/',
          children: [{ name: 'Calculator', address: '/car-finance/calculator/', children: [] }],
        },
        { name: 'Contact', address: '/contact/', children: [] },
      ]),
    );
    expect(fake.calls.map(({ method, url }) => [method, url])).toEqual([
      ['get', '/api/menu/header'],
    ]);
  });

  it.each(WRITTEN)(
    'leads, where %j is written, to %j, on its own and below another line [CX-3]',
    async (url, address) => {
      const line = { name: 'Written', url, children: [] };
      const answer = await menuOf({
        data: [line, { name: 'Above', url: '/above/', children: [line] }],
      });
      if (!isRight(answer)) throw new Error('The menu was not read');
      const written = { name: 'Written', ...withAddress(address), children: [] };
      expect(menuToShow(answer.right)).toEqual([
        written,
        {
          name: 'Above',
          address: '/above/',
          children: [{ name: 'Above', address: '/above/', children: [] }, written],
        },
      ]);
    },
  );

  it('keeps the lines below one whose own address may not be followed, and gives it none [CX-3]', async () => {
    const answer = await menuOf([
      {
        name: 'Cars',
        url: 'javascript:x()',
        children: [{ name: 'Vans', url: '/vans/', children: null }],
      },
    ]);
    if (!isRight(answer)) throw new Error('The menu was not read');
    expect(menuToShow(answer.right)).toEqual([
      { name: 'Cars', children: [{ name: 'Vans', address: '/vans/', children: [] }] },
    ]);
  });

  it('leaves out what has no name, and shows a name that is a number or formatted as text', async () => {
    const lines = [
      null,
      'x',
      [],
      { url: '/a/' },
      { name: '', url: '/b/' },
      { name: { first: 'x' }, url: '/c/' },
      { name: 4, url: '/d/', children: 'none' },
      { name: '<b>Vans &amp; cars</b>', url: '/e/', children: {} },
    ];
    expect(await menuOf({ data: { data: lines } })).toEqual(
      right([
        { name: '4', address: '/d/', children: [] },
        { name: 'Vans & cars', address: '/e/', children: [] },
      ]),
    );
  });

  it('ends where nobody could open what lies deeper', async () => {
    const nested = (depth: number): unknown => ({
      name: `Line ${String(depth)}`,
      url: '/x/',
      children: depth === 12 ? [] : [nested(depth + 1)],
    });
    const depthOf = (text: string) => text.split('Line ').length - 1;
    expect(depthOf(JSON.stringify(await menuOf([nested(1)])))).toBe(3);
  });

  it('has no more lines than somebody would read, however they are nested', async () => {
    const lines = (children: readonly unknown[]) =>
      Array.from({ length: 50 }, () => ({ name: 'Line', url: '/x/', children }));
    const written = JSON.stringify(await menuOf(lines(lines(lines([])))));
    expect(written.split('"Line"').length - 1).toBe(300);
  });

  it.each(STRANGE)('cannot be had when the answer is %s', async (_, answer, kind) => {
    expect(await firstValueFrom(overFake(answer).content.menu())).toMatchObject({ left: { kind } });
  });
});

describe('The footer as it travels', () => {
  const field = (slug: string, data: unknown) => ({ slug, data });

  it('is read by its keys [FOOT-07][FOOT-08]', async () => {
    const { fake, content } = overFake({
      json: {
        data: {
          slug: 'footer',
          fields: [
            field('show_branches', '1'),
            field('show_social_links', '0'),
            field('show_popular_brands', 'false'),
            field('show_button', '1'),
            field('button_url', '/contact/'),
            field('button_title', 'Write to us'),
            field('button_text', 'Contact us'),
            field('column_2_header', 'Sell'),
            field(
              'column_2_links',
              '[{"link_url":"/car-value","link_title":"What is it worth","link_text":"Value your car"}]',
            ),
          ],
        },
      },
    });
    expect(await firstValueFrom(content.footer())).toEqual(
      right({
        showsBranches: true,
        showsSocialLinks: false,
        showsPopularBrands: false,
        button: { text: 'Contact us', address: '/contact/', title: 'Write to us' },
        columns: [
          {
            header: 'Sell',
            links: [{ text: 'Value your car', address: '/car-value', title: 'What is it worth' }],
          },
        ],
      }),
    );
    expect(fake.calls.map(({ url }) => url)).toEqual(['/api/page/footer']);
  });

  it('shows all that nobody has switched off', async () => {
    expect(await footerOf([])).toEqual(
      right({ showsBranches: true, showsSocialLinks: true, showsPopularBrands: true, columns: [] }),
    );
  });

  it.each(WRITTEN)('leads, where %j is written in a column, to %j [CX-3]', async (url, address) => {
    const links = JSON.stringify([{ link_url: url, link_title: '', link_text: 'Written' }]);
    expect(await footerOf([field('column_1_links', links)])).toMatchObject({
      right: { columns: [{ links: [{ text: 'Written', ...withAddress(address) }] }] },
    });
    const shown = await footerOf([field('column_1_links', links)]);
    expect(JSON.stringify(shown).includes('address')).toBe(address !== undefined);
  });

  it('has no button that leads nowhere, or that is switched off [FOOT-07][CX-3]', async () => {
    const button = (url: string, shown: string) => [
      field('show_button', shown),
      field('button_text', 'Go'),
      field('button_url', url),
    ];
    expect(JSON.stringify(await footerOf(button('/contact/', 'yes')))).toContain('"button"');
    expect(JSON.stringify(await footerOf(button('/contact/', '0')))).not.toContain('"button"');
    expect(JSON.stringify(await footerOf(button('javascript:x()', '1')))).not.toContain('"button"');
  });

  it.each(['[{"link_url":', '', 'null', '{"link_url":"/x/"}', '[null,7,{}]', '"text"'])(
    'lacks a column whose links are %j, and no other [CX-4]',
    async (links) => {
      const good = '[{"link_url":"/x/","link_text":"X"}]';
      const shown = await footerOf([
        field('column_1_header', 'Broken'),
        field('column_1_links', links),
        field('column_3_header', 'Whole'),
        field('column_3_links', good),
      ]);
      expect(shown).toMatchObject({
        right: { columns: [{ header: 'Whole', links: [{ text: 'X', address: '/x/' }] }] },
      });
    },
  );

  it.each(STRANGE)('cannot be had when the answer is %s', async (_, answer, kind) => {
    expect(await firstValueFrom(overFake(answer).content.footer())).toMatchObject({
      left: { kind },
    });
  });
});

describe('The popular brands as they travel', () => {
  it('are the makes that are for sale, in the order of the answer [CALL-19][FOOT-05]', async () => {
    const { fake, content } = overFake({
      json: { data: { make: { ford: 'Ford', 'alfa-romeo': 'Alfa Romeo', bmw: '' } } },
    });
    expect(await firstValueFrom(content.popularBrands())).toEqual(
      right([
        { slug: 'ford', label: 'Ford' },
        { slug: 'alfa-romeo', label: 'Alfa Romeo' },
      ]),
    );
    const [path, query = ''] = fake.calls[0]?.url.split('?') ?? [];
    expect(path).toBe('/api/used-vehicles/cars/filters');
    expect(readQueryString(query)).toContainEqual(['status', 'FOR_SALE_RETAIL']);
  });

  it.each([[{ data: {} }], [{ data: [] }], [{ data: { make: [] } }], [{ data: { make: null } }]])(
    'are none when the answer is %j',
    async (json) => {
      expect(await brandsOf(json)).toEqual(right([]));
    },
  );

  it('cannot be had when makes are a text', async () => {
    expect(await brandsOf({ data: { make: 'ford' } })).toMatchObject({
      left: { kind: 'unreadable' },
    });
  });

  it.each(STRANGE)('cannot be had when the answer is %s', async (_, answer, kind) => {
    expect(await firstValueFrom(overFake(answer).content.popularBrands())).toMatchObject({
      left: { kind },
    });
  });
});
