import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOfVehicle } from './address-of-vehicle';
import { openSiteInProcess, readable, type SiteInProcess } from './site-in-process';

let site: SiteInProcess;
let vehicleAddress: string;
beforeAll(async () => {
  site = await openSiteInProcess();
  vehicleAddress = (await addressOfVehicle(site)).address;
}, 60_000);
afterAll(() => site.close());

const HEADER = /<header[^>]* id="site-header"/g;
const PAGE = /<main[^>]* id="main"/g;
const FOOTER = /<footer[^>]* id="site-footer"/g;

/** Where each part begins; a part that is there twice, or not at all, is named. */
function placesOf(html: string, parts: Readonly<Record<string, RegExp>>): readonly string[] {
  return Object.entries(parts)
    .map(([name, pattern]) => {
      const found = [...html.matchAll(pattern)];
      const counted = found.length === 1 ? name : `${name}, ${String(found.length)} times`;
      return [counted, found[0]?.index ?? Infinity] as const;
    })
    .toSorted(([, one], [, other]) => one - other)
    .map(([name]) => name);
}

/** Paths of this site that a part of a page leads to; of pages of one kind, one. */
const pathsIn = (html: string): readonly string[] => [
  ...new Map(
    [...html.matchAll(/ href="(\/(?!\/)[^"#?]*)/g)].map(([, path = '']) => [
      path.replace(/^\/(cars|used-cars|contact)\/[^/]+/, '/$1/one'),
      path,
    ]),
  ).values(),
];

describe('Header and footer', () => {
  it('lead to pages that are there, every one of their links [FOOT-09, HEAD-03]', async () => {
    const { html } = await site.get('/contact/');
    const [header = '', page = ''] = html.split(/<main[^>]* id="main"/);
    const paths = pathsIn(
      header.slice(header.indexOf('<body')) + page.slice(page.indexOf('</main>')),
    );
    expect(paths.length).toBeGreaterThan(15);
    const lost: string[] = [];
    for (const path of paths) {
      const { status } = await site.get(path);
      if (status >= 400) lost.push(`${String(status)} ${path}`);
    }
    expect(lost).toEqual([]);
  });
});

describe('A page as it is sent', () => {
  it.each(['/', '/used/cars/search/', '/car-finance/', '/contact/', '/compare/', '/no-such-page/'])(
    '%s is header, page and footer, in this order and each once [LAYOUT-01]',
    async (address) => {
      const { html } = await site.get(address);
      expect(placesOf(html, { header: HEADER, page: PAGE, footer: FOOTER })).toEqual([
        'header',
        'page',
        'footer',
      ]);
    },
  );

  it('of a vehicle has what explains its price label between page and footer, behind a button of its own [LAYOUT-01]', async () => {
    const { html } = await site.get(vehicleAddress);
    const button = /<button[^>]* aria-label="About price labels"[^>]*>/g;
    const [, panel = 'none'] = / aria-controls="([^"]+)"/.exec(html.match(button)?.[0] ?? '') ?? [];
    expect(
      placesOf(html, {
        header: HEADER,
        page: PAGE,
        button,
        panel: new RegExp(` id="${panel}"`, 'g'),
        footer: FOOTER,
      }),
    ).toEqual(['header', 'page', 'button', 'panel', 'footer']);
    const words = readable(html.slice(html.indexOf(` id="${panel}"`), html.indexOf('</main>')));
    expect(words).toMatch(/^ id="[^"]*"[^>]*> [^.]*label/i);
    expect(words.slice(0, 1_000)).toMatch(/write-offs/i);
  });
});

describe('The home page', () => {
  it('is that of a British group with several branches, which sells used cars and vans [LAYOUT-04]', async () => {
    const { html } = await site.get('/');
    expect(html).toMatch(/<html[^>]* lang="en-GB"/);
    const text = readable(html);
    expect(text).toContain(
      'Forecourt: used cars and vans in Bolton, Chester, Crewe, Stockport and Stoke.',
    );
    for (const branch of ['bolton', 'chester', 'crewe', 'stockport', 'stoke']) {
      expect(html).toContain(`href="/cars/${branch}/"`);
      expect(html).toContain(`href="/contact/${branch}/"`);
    }
    expect(text).toMatch(/£[\d,]+/);
  });
});
