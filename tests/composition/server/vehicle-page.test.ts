import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOfVehicle, type FoundVehicle } from './address-of-vehicle';
import { blockOf, openSiteInProcess, readable, type SiteInProcess } from './site-in-process';

const FIND = '/api/used-vehicles/find-by-slugs';
const PAGE_DATA = '<script type="application/json" id="page-data">';
const STRUCTURED = '<script type="application/ld+json">';

let site: SiteInProcess;
let found: FoundVehicle;
beforeAll(async () => {
  site = await openSiteInProcess();
  found = await addressOfVehicle(site);
}, 60_000);
afterAll(() => site.close());

type Wire = Record<string, unknown>;

/** The page of the vehicle as it would be if its answer were changed. */
async function pageWith(change: (vehicle: Wire) => Wire, address = found.address) {
  site.alterAnswers((path, body) => {
    if (path !== FIND) return body;
    const answer = JSON.parse(body) as { data: Wire[] };
    return JSON.stringify({ ...answer, data: answer.data.map(change) });
  });
  try {
    return await site.get(address);
  } finally {
    site.alterAnswers((_path, body) => body);
    expect(site.complaints).toEqual([]);
  }
}

/** All embedded facts for search engines, read as a machine would. */
const structured = (html: string): readonly Wire[] =>
  html
    .split(STRUCTURED)
    .slice(1)
    .map((_, place) => {
      const at = html
        .split(STRUCTURED)
        .slice(0, place + 1)
        .join(STRUCTURED).length;
      return JSON.parse(blockOf(html.slice(at), STRUCTURED)) as Wire;
    });

const carOn = (html: string): Wire => structured(html)[0] ?? {};
const attribute = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1];

describe('the head of a vehicle’s page', () => {
  it('says in data what the page says in words: name, price, mileage', async () => {
    const { html } = await site.get(found.address);
    const text = readable(html);
    const car = carOn(html) as {
      name: string;
      offers: { price: string };
      mileageFromOdometer: { value: number };
    };
    expect(text).toContain(car.name);
    expect(text).toContain(`£${Number(car.offers.price).toLocaleString('en-GB')}`);
    expect(text).toContain(`${car.mileageFromOdometer.value.toLocaleString('en-GB')} miles`);
  });

  it('has the way to the page as breadcrumbs in data, the page last [VDP-02]', async () => {
    const { html } = await site.get(found.address);
    const trail = structured(html)[1] as {
      '@type': string;
      itemListElement: { name: string; item: string }[];
    };
    expect(trail['@type']).toBe('BreadcrumbList');
    expect(trail.itemListElement.map(({ name }) => name).slice(0, 2)).toEqual([
      'Home',
      'Search Results',
    ]);
    expect(trail.itemListElement.at(-1)?.item).toBe(`http://127.0.0.1:4000${found.address}`);
  });

  it('is known by one address, without finance and tracking keys [ROUTE-40, ROUTE-42]', async () => {
    const { status, html } = await site.get(
      `${found.address}?finance_type=hp&utm_source=letter&modal=reserve`,
    );
    expect(status).toBe(200);
    const canonical = `http://127.0.0.1:4000${found.address}`;
    expect(attribute(html, /<link rel="canonical" href="([^"]+)"/)).toBe(canonical);
    expect(attribute(html, /<meta property="og:url" content="([^"]+)"/)).toBe(canonical);
    expect(attribute(html, /<meta property="og:image" content="([^"]+)"/)).toMatch(
      /^http:\/\/127\.0\.0\.1:4000\/pictures\/.+-1280\.webp$/,
    );
    expect(html.match(/<title>/g)).toHaveLength(1);
  });

  it('asks for the first picture at once, with its size, in the first HTML [GAL-05]', async () => {
    const { html } = await site.get(found.address);
    const image = /<img[^>]*fetchpriority="high"[^>]*>/i.exec(html)?.[0] ?? '';
    expect(image).toMatch(/ width="\d+"/);
    expect(image).toMatch(/ height="\d+"/);
    expect(image).toMatch(/front-three-quarter/);
    expect(html.match(/<img[^>]*fetchpriority="high"/gi)).toHaveLength(1);
  });
});

describe('finance on a vehicle’s page', () => {
  it('shows the product the address asks for, with its example in full [ROUTE-42, FIN-44]', async () => {
    const hp = await site.get(`${found.address}?finance_type=hp`);
    const pcp = await site.get(`${found.address}?finance_type=PCP`);
    expect(readable(hp.html)).toMatch(/Hire purchase on/);
    expect(readable(hp.html)).not.toMatch(/Personal contract purchase on/);
    expect(readable(pcp.html)).toMatch(/Personal contract purchase on/);
  });

  it.each(['xyz', '', '%E0%A4%A'])(
    'is not put out by finance_type=%s [SF-5, RT-3]',
    async (type) => {
      const { status, html } = await site.get(`${found.address}?finance_type=${type}`);
      expect(status).toBe(200);
      expect(readable(html)).toContain('Representative example');
    },
  );
});

describe('a vehicle that is not there', () => {
  it('is a 404 with look-alikes of the make its address names [ROUTE-40, ERR-03, ERR-07]', async () => {
    const make = found.slug.split('-')[0] ?? '';
    const { status, html } = await site.get(`/used/cars/${make}-never-built-xx99xxx/`);
    expect(status).toBe(404);
    expect(html).toContain('<title>Forecourt | 404 Error</title>');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html.match(/href="\/used\/cars\/[a-z0-9-]+\/"/g)?.length ?? 0).toBeGreaterThan(2);
  });

  it('offers something even where the address tells nothing', async () => {
    const { status, html } = await site.get('/used/van/x/');
    expect(status).toBe(404);
    expect(html).toMatch(/href="\/used\/van\/[a-z0-9]+-[a-z0-9-]+\/"/);
  });
});

describe('what a shopper may ask for', () => {
  it.each(['reserve', 'request-callback', 'test-drive', 'enquire'])(
    'has a page at %s, which names the vehicle and whom to ring [ROUTE-23, ROUTE-26, ROUTE-27, ROUTE-29, VDP-35]',
    async (wish) => {
      const { status, html } = await site.get(`/used/cars/${wish}/${found.slug}/`);
      expect(status).toBe(200);
      expect(/<h1[^>]*>[^<]*\d{4} \(/.test(html)).toBe(true);
      expect(/href="tel:\d+"/.test(html)).toBe(true);
      const nameless = await site.get(`/used/cars/${wish}/`);
      // Anything can be asked without a vehicle; all else leads to where vehicles are.
      expect([nameless.status, nameless.headers['location']]).toEqual(
        wish === 'enquire' ? [200, undefined] : [302, '/used/cars/search/'],
      );
    },
  );

  it('to buy it leads by its stock number [VDP-32]', async () => {
    const { html } = await site.get(found.address);
    const address = /href="(\/click-collect\/[^"]+)"/.exec(html)?.[1];
    const stockId = /"stockId":"([^"]+)"/.exec(html)?.[1] ?? '';
    const path = address ?? `/click-collect/${stockId}/`;
    const { status, html: page, headers } = await site.get(path);
    if (address !== undefined) {
      expect([status, headers['location']]).toEqual([
        302,
        `/login?next=${encodeURIComponent(path)}`,
      ]);
      return;
    }
    expect(status).toBe(200);
    expect(readable(page)).toContain(readable(/<h1[^>]*>([^<]+)</.exec(html)?.[1] ?? ' none'));
  });
});

describe('a vehicle that has been taken', () => {
  it('keeps its page, which says so, offers others and no bar [VDP-30, VDP-50]', async () => {
    const { status, html } = await pageWith((vehicle) => ({ ...vehicle, status: 'SOLD' }));
    const text = readable(html);
    expect(status).toBe(200);
    expect(text).toContain('Reserved');
    expect(text).toContain('No longer for sale');
    expect(text).not.toContain('Like this vehicle?');
    expect(text).not.toContain('Reserve this car');
    expect(html).toContain('id="similar-vehicles"');
    expect(carOn(html)).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } });
  });

  it('while reserved keeps its bar without the ways to take it [VDP-31, VDP-32]', async () => {
    const { html } = await pageWith((vehicle) => ({
      ...vehicle,
      status: 'RESERVED',
      reservation_status: 'Reserved',
    }));
    const text = readable(html);
    expect(text).toContain('Like this vehicle?');
    expect(text).not.toContain('Reserve Online');
    expect(text).not.toContain('Buy Now');
    expect(text).toContain('Request callback');
  });
});

describe('a vehicle of which hardly anything is known', () => {
  it('shows what is known and makes nothing up [VDP-49 to VDP-59, MF-1]', async () => {
    const { status, html } = await pageWith(({ id, slug }) => ({ id, slug }));
    const text = readable(html);
    expect(status).toBe(200);
    expect(text).not.toMatch(/\b(undefined|null|NaN)\b|\[object |Invalid Date/);
    expect(text).toContain('Call for price');
    expect(html.match(/<h1[^>]*>([^<]*)</)?.[1]).toBe('Used vehicle');
    expect(text).toContain('Used vehicle | Forecourt');
    expect(carOn(html)).not.toHaveProperty('offers');
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a number', -1],
    ['a text', 'x'],
    ['a list', [null, 1, 'x', {}]],
    ['an object', { a: { b: 1 } }],
    ['true', true],
  ])('stands when every fact is %s', async (_, value) => {
    const { status, html } = await pageWith((vehicle) =>
      Object.fromEntries(
        Object.entries(vehicle).map(([key, known]) => [
          key,
          key === 'id' || key === 'slug' ? known : value,
        ]),
      ),
    );
    expect(status).toBe(200);
    expect(readable(html)).not.toMatch(/\b(undefined|NaN)\b|\[object |Invalid Date/);
  });
});

describe('a vehicle with too much of everything', () => {
  const PICTURES = 200;

  it('shows 200 pictures, 3,000 words, a derivative of 120 characters, and leaves out what cannot be', async () => {
    const picture = {
      thumb: '/pictures/x-320.webp',
      medium: '/pictures/x-640.webp',
      large: '/pictures/x-1280.webp',
    };
    const { status, html } = await pageWith((vehicle) => ({
      ...vehicle,
      derivative: 'D'.repeat(120),
      description: 'word '.repeat(3000),
      media_urls: Array.from({ length: PICTURES }, () => picture),
      odometer_value: -5,
      mot: '2999-01-01',
      service_history: 'XZ9',
      service_records: [{ date: 'yesterday', mileage: -3, description: 'Oil', garage: null }],
    }));
    const text = readable(html);
    expect(status).toBe(200);
    expect(text).toContain(`Gallery (${PICTURES} images)`);
    expect(text).toContain('D'.repeat(120));
    expect(text.match(/\bword\b/g)?.length).toBeGreaterThanOrEqual(3000);
    expect(text).not.toMatch(/-5 miles|XZ9|-3 miles|yesterday/);
    // Only what is near the first picture is in the page.
    expect(html.match(/<img/g)?.length ?? 0).toBeLessThan(70);
  });
});

describe('text that means to break out', () => {
  const EVIL = '</script><img src=x onerror=window.__x=1><!--<script>';

  it('stays text in the page, in its state and in its data [CX-1]', async () => {
    const { html } = await pageWith((vehicle) => ({
      ...vehicle,
      description: EVIL,
      derivative: EVIL,
      attention_grabber: EVIL,
    }));
    expect(/<img src=x/i.test(html)).toBe(false);
    const state = blockOf(html, PAGE_DATA);
    expect(state).not.toMatch(/[<>]/);
    expect(JSON.stringify(JSON.parse(state))).toContain(JSON.stringify(EVIL).slice(1, -1));
    expect(carOn(html)['description']).toBe(EVIL);
    expect(html.slice(html.indexOf('<footer'))).toContain('is a credit broker, not a lender');
  });

  it('is no address to follow or to play [CX-3]', async () => {
    const script = 'javascript:window.__x=1';
    const { html } = await pageWith((vehicle) => ({
      ...vehicle,
      videos: [{ video_id: '1', url: script, created_at: null }],
      turntable: [script, ' JavaScript:window.__x=1', 'data:text/html,x'],
      media_urls: [{ thumb: script, medium: script, large: script }],
    }));
    expect(/(?:href|src|srcset|poster)="\s*(?:javascript|data):/i.test(html)).toBe(false);
  });
});

describe('a slug beyond Latin', () => {
  it.each(['škoda-fabia-ab12cde', 'citroën-c3-ab12cde'])(
    '%s is a page like any other [HT-7, CALL-27]',
    async (slug) => {
      site.alterAnswers((path, body) =>
        path === FIND
          ? JSON.stringify({
              data: [{ id: 1, slug, make: 'Škoda', range: 'Fabia', price: '5000.00' }],
            })
          : body,
      );
      const { status, html } = await site.get(`/used/cars/${encodeURIComponent(slug)}/`);
      site.alterAnswers((_path, body) => body);
      expect(status).toBe(200);
      expect(readable(html)).toContain('Škoda Fabia');
    },
  );
});

describe('drawn pictures', () => {
  const SAID = /illustrations of body style/;
  const pagesOf = (address: string): readonly string[] => [
    address,
    address.replace('/cars/', '/cars/print/'),
    `/compare/?vehicles=${found.slug}`,
  ];

  it('are called so on every page about a vehicle that has them', async () => {
    for (const address of pagesOf(found.address)) {
      const { html } = await site.get(address);
      expect([address, SAID.test(readable(html))]).toEqual([address, true]);
    }
  });

  it('are what no photograph is called, on no page, whatever the back end is', async () => {
    site.alterAnswers((path, body) => {
      if (path === '/api/page/footer') return '{"data":{"fields":[]}}';
      if (path !== FIND && path !== '/api/vehicle-search') return body;
      const answer = JSON.parse(body) as { data: Wire[] };
      return JSON.stringify({
        ...answer,
        data: answer.data.map(({ drawn_pictures: _drawn, ...vehicle }) => vehicle),
      });
    });
    const addresses = [...pagesOf(found.address), '/used/cars/search/', '/contact/'];
    const pages = await Promise.all(addresses.map((address) => site.get(address)));
    site.alterAnswers((_path, body) => body);
    expect(pages.map(({ html }, place) => [addresses[place], SAID.test(readable(html))])).toEqual(
      addresses.map((address) => [address, false]),
    );
  });
});
