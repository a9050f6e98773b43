import type { Page } from '@playwright/test';
import { expectNoFaultsNow } from './support/axe';
import { expect, FAILED_CALL, test } from './support/quiet-test';
import { cards, CARS, STRAY_WORDS } from './support/results-page';

const VANS = '/used/van/search/';
/** Points between A4's margins at 96 to the inch: 210 mm less twice 14 mm. */
const A4 = { width: 688, height: 1017 };
const DATA_AFTER_MS = 2000;
const PICTURES_AFTER_MS = 3000;

declare global {
  interface Window {
    printedAt: number[];
  }
}

async function slugOn(page: Page, list: string): Promise<string> {
  await page.goto(list);
  return (await cards(page).first().getAttribute('data-slug')) ?? '';
}

/** Opens a page for paper whose data and pictures are slow, and one of whose pictures never comes. */
async function openSlowly(page: Page, address: string) {
  const settledAt: number[] = [];
  let failing: string | undefined;
  await page.addInitScript(() => {
    window.printedAt = [];
    window.print = () => window.printedAt.push(Date.now());
  });
  await page.route('**/pictures/**', async (route) => {
    failing ??= route.request().url();
    await new Promise((resolve) => setTimeout(resolve, PICTURES_AFTER_MS));
    if (route.request().url() === failing) await route.abort();
    else await route.continue();
    settledAt.push(Date.now());
  });
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, DATA_AFTER_MS));
    await route.fulfill({ response });
  });
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(A4);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return { settledAt, failed: () => failing };
}

const prints = (page: Page): Promise<number> => page.evaluate(() => window.printedAt.length);

test.describe('pages for paper', () => {
  test.use({ expectedNoise: FAILED_CALL });

  for (const [what, list, path] of [
    ['a car', CARS, '/used/cars/print/'],
    ['a van', VANS, '/used/van/print/'],
  ] as const) {
    test(`${what} is printed once, when data and pictures have come or failed [SC-5, ROUTE-24, LAYOUT-02]`, async ({
      page,
    }) => {
      const { settledAt, failed } = await openSlowly(page, path + (await slugOn(page, list)) + '/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await prints(page)).toBe(0);
      await expect.poll(() => prints(page), { timeout: 15_000 }).toBe(1);
      const at = await page.evaluate(() => window.printedAt[0] ?? 0);
      expect(failed()).toBeDefined();
      expect(settledAt.length).toBeGreaterThan(1);
      expect(at).toBeGreaterThanOrEqual(Math.max(...settledAt) - 50);
      const missing = await page.evaluate(
        () => [...document.images].filter(({ complete, src }) => !complete || src === '').length,
      );
      expect(missing).toBe(0);
      await page.waitForTimeout(1500);
      expect(await prints(page)).toBe(1);

      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
      for (const heading of ['Details', 'Vehicle check']) {
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      }
      const text = await page.getByRole('main').innerText();
      expect(text).toMatch(/£[\d,]+|Call for price/);
      expect(text).toMatch(/Made on \d{1,2} \w+ \d{4}/);
      expect(text).toContain(new URL(page.url()).pathname.replace('print/', ''));
      expect(text).not.toMatch(STRAY_WORDS);
    });
  }

  test('a vehicle check is printed once by itself, the same whatever the screen [SC-5, ROUTE-25, CHECK-09]', async ({
    page,
  }) => {
    const slug = await slugOn(page, CARS);
    await openSlowly(page, `/used/cars/provenance/print/${slug}/`);
    await expect.poll(() => prints(page), { timeout: 15_000 }).toBe(1);
    await expect(page.getByRole('heading', { name: 'Vehicle check' })).toBeVisible();
    const onPaper = await page.getByRole('main').innerText();
    expect(onPaper).toContain('history check');
    await page.setViewportSize({ width: 360, height: 700 });
    expect((await page.getByRole('main').innerText()).replace(/\s+/g, ' ')).toBe(
      onPaper.replace(/\s+/g, ' '),
    );
    expect(await prints(page)).toBe(1);
  });

  test('nothing is cut off at the side of the paper, and no one stumbles over a page for it [SC-5]', async ({
    page,
  }) => {
    const slug = await slugOn(page, CARS);
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    for (const path of [`/used/cars/print/${slug}/`, `/used/cars/provenance/print/${slug}/`]) {
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize(A4);
      await page.goto(path);
      const tooWide = await page.evaluate(() =>
        [...document.querySelectorAll('main *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map(({ tagName, className }) => `${tagName} ${className}`),
      );
      expect(tooWide).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
      await expectNoFaultsNow(page);
    }
  });

  test('without a name there is nothing to print: the list is shown [ROUTE-24, ROUTE-25]', async ({
    page,
  }) => {
    for (const path of ['/used/cars/print/', '/used/cars/provenance/print/']) {
      await page.goto(path);
      expect(new URL(page.url()).pathname).toBe(CARS);
    }
  });
});
