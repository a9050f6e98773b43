import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockOf } from './site-in-process';
import { openSiteAndBackEnd, type SiteAndBackEnd } from './site-and-back-end';

const policyOf = (headers: Readonly<Record<string, unknown>>, name: string): string =>
  String(headers['content-security-policy'])
    .split('; ')
    .find((part) => part.startsWith(name)) ?? '';

describe('a site whose back end is another server', () => {
  let site: SiteAndBackEnd;
  beforeAll(async () => {
    site = await openSiteAndBackEnd();
  });
  afterAll(() => site.close());

  it('has its browsers call it alone, and hands their calls on to an address with a folder', async () => {
    const page = await site.get('/used/cars/search/');
    expect(page.status).toBe(200);
    expect(policyOf(page.headers, 'connect-src')).toBe("connect-src 'self'");
    const data = blockOf(page.text, '<script type="application/json" id="page-data">');
    const { visit } = JSON.parse(data) as { visit: Record<string, unknown> };
    expect(visit).not.toHaveProperty('apiBaseUrl');

    site.asked();
    const call =
      '/api/v2/vehicle-search?category=cars&status=FOR_SALE_RETAIL&resultsPerPage=3&page=1';
    const { status, text } = await site.get(call);
    expect(status).toBe(200);
    expect((JSON.parse(text) as { data: unknown[] }).data).toHaveLength(3);
    // The page before may still be asking who looked at its vehicles: nobody waits for that.
    const asked = site.asked().filter((path) => !path.startsWith('/api/visitors/'));
    expect(asked).toEqual([call]);
  });

  it('shows the pictures of the back end from where they are', async () => {
    const page = await site.get('/used/cars/search/');
    const { origin } = new URL(site.apiBaseUrl);
    expect(page.text).toContain(`${site.apiBaseUrl}/pictures/`);
    expect(policyOf(page.headers, 'img-src')).toContain(origin);
    expect(policyOf(page.headers, 'media-src')).toContain(origin);
  });

  it('shows the reviews of the branch where a vehicle stands, by its name, and where all of them are [REV-08, VDP-48, CALL-37]', async () => {
    const { text: list } = await site.get('/used/cars/search/');
    const slugs = new Set(
      [...list.matchAll(/href="(\/used\/cars\/[a-z0-9-]+\/)"/g)].map(([, path]) => path),
    );
    const branches = new Set<string>();
    for (const path of [...slugs].filter((found) => found !== '/used/cars/search/').slice(0, 2)) {
      site.asked();
      const { text } = await site.get(path ?? '');
      const [, code = ''] = /\/api\/v2\/reviews\/([a-z-]+)\?/.exec(site.asked().join('\n')) ?? [];
      const [, branch = ''] = / reviews of ([^<]+)</.exec(text) ?? [];
      const told = JSON.parse(blockOf(text, '<script type="application/json" id="page-data">')) as {
        loaderData: Record<
          string,
          { start?: { vehicle: { location: { slug: string; name: string } } } } | null
        >;
      };
      const location = Object.values(told.loaderData).find((page) => page?.start !== undefined)
        ?.start?.vehicle.location;
      expect({ slug: code, name: branch }).toMatchObject({
        slug: location?.slug,
        name: location?.name,
      });
      const source = `${site.apiBaseUrl}/sandbox/reviews/${code}`;
      expect(text).toContain(`href="${source}"`);
      branches.add(branch);
    }
    expect(branches.size).toBeGreaterThan(0);
  });

  it('has all pictures of its home page itself', async () => {
    const { text } = await site.get('/');
    const addresses = new Set(text.match(/\/pictures\/[\w./-]+\.(?:webp|avif)/g));
    expect(addresses.size).toBeGreaterThan(13);
    site.asked();
    for (const address of [...addresses, '/pictures/placeholder-640.webp']) {
      const picture = await site.get(address);
      expect([address, picture.status, picture.headers['content-type']]).toEqual([
        address,
        200,
        address.endsWith('.avif') ? 'image/avif' : 'image/webp',
      ]);
      expect(picture.headers['cache-control']).toContain('max-age=604800');
    }
    expect(site.asked()).toEqual([]);
  });

  it('answers for a file that is not there in a word, without a page and without a call', async () => {
    site.asked();
    for (const address of [
      '/pictures/suv-b/racing-green/front-1280.webp',
      '/assets/gone-1a2b.js',
      '/apple-touch-icon.png?v=2',
      '/used/cars/search/sourcemap.js.map',
      '/.env',
    ]) {
      const { status, text, headers } = await site.get(address);
      expect([address, status]).toEqual([address, 404]);
      expect(text.length).toBeLessThan(100);
      expect(headers['content-type']).toContain('text/plain');
    }
    const call = await site.get('/api/v1/nothing');
    expect([call.status, call.text]).toEqual([404, '{"message":"There is no such call."}']);
    expect(site.asked()).toEqual([]);
  });

  it('still looks old pages up, which end as files do', async () => {
    site.asked();
    expect((await site.get('/stock/used-cars.aspx')).status).toBe(404);
    expect(site.asked().join()).toMatch(/\/api\/redirect\?slug=[^,]*used-cars\.aspx/);
  });
});

describe('a site whose browsers call the back end themselves', () => {
  let site: SiteAndBackEnd;
  beforeAll(async () => {
    site = await openSiteAndBackEnd({
      BROWSER_CALLS: 'direct',
      REDIRECT_HOST: 'https://old.example/api-of-old/',
    });
  });
  afterAll(() => site.close());

  it('allows the whole of their hosts, whatever folder they are at, and hands nothing on', async () => {
    const { headers, text } = await site.get('/contact/');
    const { origin } = new URL(site.apiBaseUrl);
    expect(policyOf(headers, 'connect-src')).toBe(
      `connect-src 'self' ${origin} https://old.example`,
    );
    expect(text).toContain(`"apiBaseUrl":"${site.apiBaseUrl}"`);
    expect((await site.get('/api/menu/header')).status).toBe(404);
  });
});

describe('an address that carries a secret', () => {
  const SUMMARY = '/car-value/summary/';
  const SECRETS = [
    '/click-collect/password-reset/s3cret/',
    '/mot-reminders/unsubscribe/s3cret',
    '/reservation-success/s3cret/?session=s3cret',
    '/reservation-failed/s3cret/',
    `${SUMMARY}s3cret/`,
  ];
  let site: SiteAndBackEnd;
  beforeAll(async () => {
    site = await openSiteAndBackEnd({
      TAG_MANAGER: 'GTM-ABC123',
      ANALYTICS_ADDRESS: 'https://analytics.example/api/event',
      ANALYTICS_SITE: 'dealer.example',
    });
  });
  afterAll(() => site.close());

  it('goes to nobody: no referrer, no store, no script and no call of others, no word to the back end [TRACK-07]', async () => {
    const plain = await site.get('/contact/');
    expect(policyOf(plain.headers, 'script-src')).toContain('googletagmanager');
    site.asked();
    for (const address of SECRETS) {
      const { status, headers, text } = await site.get(address);
      // No valuation has such a hash, and no reservation such an id.
      const isAsked = address.startsWith(SUMMARY) || address.startsWith('/reservation-');
      expect([address, status]).toEqual([address, isAsked ? 404 : 200]);
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['cache-control']).toBe('no-store');
      expect(text).toContain('<meta name="robots" content="noindex');
      expect(policyOf(headers, 'script-src')).not.toContain('googletagmanager');
      expect(policyOf(headers, 'connect-src')).toBe("connect-src 'self'");
    }
    for (const address of ['/login', '/click-collect?login=1']) {
      const { headers } = await site.get(address);
      expect(policyOf(headers, 'script-src')).not.toContain('googletagmanager');
      expect(policyOf(headers, 'connect-src')).toBe("connect-src 'self'");
    }
    // A valuation is fetched by its hash and a reservation by its id; nothing else of these is told to the back end.
    const told = site.asked().filter((path) => path.includes('s3cret'));
    expect(told).toEqual([
      expect.stringMatching(/\/api\/reservations\/s3cret$/),
      expect.stringMatching(/\/api\/reservations\/s3cret$/),
      expect.stringMatching(/\/valuations\/fetch\/s3cret$/),
    ]);
    expect(site.complaints.join()).not.toContain('s3cret');
  });
});
