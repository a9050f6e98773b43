import type { Page } from '@playwright/test';
import { expectNoFaults } from './support/axe';
import { expect, FAILED_CALL, test } from './support/quiet-test';
import { CARS, isLive, open } from './support/results-page';

const NO_CONNECTION = new RegExp(`${FAILED_CALL.source}|ERR_INTERNET_DISCONNECTED`);

test.use({ expectedNoise: NO_CONNECTION });

/** The service worker comes when the page stands; from then on the browser has the offline page. */
const isKept = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

const A_DAY_AGO = Date.now() - 24 * 3_600_000;

/** What is kept of a shopper's lists, as the site itself writes it. */
const keep = (page: Page, takenAt: number) =>
  page.evaluate((at) => {
    localStorage.setItem(
      'shortlistSnapshot',
      JSON.stringify({
        takenAt: at,
        favourites: [
          {
            slug: 'a',
            title: 'Ford Fiesta 1.0 EcoBoost Zetec',
            path: '/used/cars/a/',
            price: 999_500,
            facts: '2019 (19) · 31,204 miles',
          },
          { slug: 'b', title: 'Vauxhall Corsa 1.2 SE', path: '/used/cars/b/' },
        ],
        compare: [],
      }),
    );
  }, takenAt);

const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline.' });

test('says within two seconds that there is no connection, and takes it back [NAV-13, CG-133]', async ({
  page,
  context,
}) => {
  await open(page, CARS);
  await isKept(page);
  await context.setOffline(true);
  await expect(bar(page)).toBeVisible({ timeout: 2000 });
  await expect(bar(page).getByRole('link', { name: 'Your saved vehicles' })).toBeVisible();
  await context.setOffline(false);
  await expect(bar(page)).toBeHidden({ timeout: 2000 });
  await expect(page.getByText('You are back online.')).toBeVisible();
  await expect(page.getByText('You are back online.')).toBeHidden();
});

test('shows what is kept, with the time of its prices, and the asked page once the connection is back', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await isKept(page);
  await keep(page, A_DAY_AGO);
  await context.setOffline(true);
  await page.goto(CARS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You seem to be offline');
  await expect(page.getByText(/^Prices as of \d+ \w+ \d{4} at \d\d:\d\d\. They may/)).toBeVisible();
  const rows = page.getByRole('region', { name: 'Your favourites' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Vauxhall Corsa 1.2 SE');
  await expect(rows.first()).toContainText('Price on request');
  await expect(rows.last()).toContainText(/£9,995 on \d+ \w+ \d{4}/);
  await expect(page.getByRole('region', { name: 'Your vehicles to compare' })).toBeHidden();
  await expectNoFaults(page);

  await context.setOffline(false);
  await expect(page).toHaveURL(new RegExp(`${CARS}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Used Cars');
});

test('says where vehicles come from when none is kept, and nothing of old prices without their time', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await isKept(page);
  // A time that is none: the prices have no age, so they are not shown.
  await keep(page, -1);
  await context.setOffline(true);
  await page.goto('/used/cars/search/?page=2');
  await expect(
    page.getByRole('heading', { name: 'No vehicles kept on this device' }),
  ).toBeVisible();
  expect(await page.locator('body').innerText()).not.toContain('£');
  await expectNoFaults(page);
});

test('never keeps a page or an answer of the back end: only the site’s own files', async ({
  page,
}) => {
  await open(page, '/');
  await isKept(page);
  await open(page, CARS);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return all.flat().map((url) => new URL(url).pathname);
  });
  expect(kept.filter((path) => path.endsWith('/'))).toEqual(['/offline/']);
  expect(kept.filter((path) => path.startsWith('/api/'))).toEqual([]);
  expect(kept.some((path) => /^\/assets\/offline-page-.*\.js$/.test(path))).toBe(true);
});

test('leaves the calls of a page to the page, so that nothing stands between them', async ({
  page,
}) => {
  await open(page, '/');
  await isKept(page);
  let asked = 0;
  await page.route('**/api/**', async (route) => {
    asked += 1;
    await route.continue();
  });
  await open(page, CARS);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.getByLabel('Sort by').first().selectOption({ index: 1 });
  await expect.poll(() => asked).toBeGreaterThan(0);
});

test('can be put among the apps of a phone: its manifest and icons are there', async ({ page }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await page.request.get(address ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as {
    readonly name: string;
    readonly display: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  };
  expect(manifest.name).toBe('Forecourt');
  expect(manifest.display).toBe('standalone');
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  for (const src of [...manifest.icons.map((icon) => icon.src), touch ?? '']) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type'], src).toMatch(/^image\//);
  }
  await isLive(page);
});
