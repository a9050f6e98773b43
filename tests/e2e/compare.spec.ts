import type { Page } from '@playwright/test';
import { expectNoFaults } from './support/axe';
import { expect, FAILED_CALL, test } from './support/quiet-test';
import { isLive, STRAY_WORDS } from './support/results-page';

const FINANCE = '**/used/cars/get-bulk-finance/**';
const VEHICLES = '**/api/vehicle-search?**';

/** Three vehicles that differ: a car, a dear car and a van. */
async function threeSlugs(page: Page): Promise<readonly string[]> {
  const slugs: string[] = [];
  for (const query of ['category=cars', 'category=cars&sort=price|desc', 'category=van']) {
    const answer = await page.request.get(`/api/v2/vehicle-search?${query}&resultsPerPage=1`);
    const { data } = (await answer.json()) as { data: readonly { slug: string }[] };
    slugs.push(data[0]?.slug ?? '');
  }
  return slugs;
}

async function openOwn(page: Page, slugs: readonly string[]): Promise<void> {
  await page.addInitScript((list) => {
    if (sessionStorage.getItem('filled') === null) localStorage.setItem('compare', list);
    sessionStorage.setItem('filled', 'yes');
  }, slugs.join(','));
  await page.goto('/compare/');
  await isLive(page);
}

const table = (page: Page) => page.getByRole('table', { name: 'The vehicles side by side' });
const heads = (page: Page) => table(page).getByRole('columnheader');
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('compare') ?? '');

test.describe('the compare page', () => {
  test('shows the three that are held, with finance, and prints no stray word [ROUTE-08, CALL-17, CALL-24, CG-080]', async ({
    page,
  }) => {
    await openOwn(page, await threeSlugs(page));
    await expect(heads(page)).toHaveCount(3);
    await expect(table(page).getByRole('rowheader', { name: /^Monthly payments/ })).toBeVisible();
    expect(await table(page).innerText()).not.toMatch(STRAY_WORDS);
  });

  test('has no fault that axe can find, in any width and colour', async ({ page }) => {
    // Axe looks at every cell of a long table, four times.
    test.setTimeout(150_000);
    const [one = '', , van = ''] = await threeSlugs(page);
    await openOwn(page, [one, van]);
    await expect(table(page).getByRole('rowheader', { name: /^Monthly payments/ })).toBeVisible();
    await expectNoFaults(page);
  });

  test('keeps only what differs, and as many rows as the switch says', async ({ page }) => {
    const [one = '', other = ''] = await threeSlugs(page);
    await openOwn(page, [one, other]);
    await expect(table(page).getByRole('rowheader', { name: /^Monthly payments/ })).toBeVisible();
    const only = page.getByRole('switch', { name: /^Differences only/ });
    await only.check();
    // Both grow while the figures of finance come in.
    await expect(async () => {
      const [count = ''] = /\d+/.exec((await only.locator('..').textContent()) ?? '') ?? [];
      const differing = table(page).locator('tr[data-differs]:visible');
      expect(await differing.count()).toBe(Number(count));
    }).toPass({ timeout: 15_000 });
    await expect(table(page).locator('tr[data-same]:visible')).toHaveCount(0);
  });

  test('takes a vehicle out by keyboard, and the focus goes on to the next', async ({ page }) => {
    const slugs = await threeSlugs(page);
    await openOwn(page, slugs);
    await expect(heads(page)).toHaveCount(3);
    const remove = heads(page)
      .first()
      .getByRole('button', { name: /^Remove / });
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect(heads(page)).toHaveCount(2);
    await expect(heads(page).first()).toBeFocused();
    await expect.poll(() => kept(page)).toBe(slugs.slice(1).join(','));
    await expect(page.getByRole('complementary').getByText('Add another vehicle')).toBeVisible();
  });

  test('on a phone two columns are in view and the third is reached by keys', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openOwn(page, await threeSlugs(page));
    await expect(heads(page)).toHaveCount(3);
    const box = page.getByRole('region', { name: 'Comparison, scrolls sideways' });
    await expect(box).toBeVisible();
    const inView = async () => {
      const frame = await box.boundingBox();
      const all = await Promise.all((await heads(page).all()).map((head) => head.boundingBox()));
      return all.map(
        (head) =>
          head !== null &&
          frame !== null &&
          head.x >= frame.x - 1 &&
          head.x + head.width <= frame.x + frame.width + 2,
      );
    };
    await expect.poll(inView).toEqual([true, true, false]);
    await box.focus();
    for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(inView).toEqual([false, true, true]);
  });

  test.describe('when calls fail', () => {
    test.use({ expectedNoise: FAILED_CALL });

    test('finance that fails costs the finance rows, until it is asked for again [CALL-24]', async ({
      page,
    }) => {
      await page.route(FINANCE, (route) => route.fulfill({ status: 500, json: {} }));
      await openOwn(page, await threeSlugs(page));
      await expect(page.getByText('Finance figures could not be loaded')).toBeVisible();
      await expect(table(page).getByRole('rowheader', { name: /^Mileage/ })).toBeVisible();
      await page.unroute(FINANCE);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(table(page).getByRole('rowheader', { name: /^Monthly payments/ })).toBeVisible();
    });

    test('vehicles that cannot be loaded are not lost [ERR-26]', async ({ page }) => {
      await page.route(VEHICLES, (route) => route.fulfill({ status: 500, json: {} }));
      const slugs = await threeSlugs(page);
      await openOwn(page, slugs);
      await expect(page.getByText('Nothing has been lost')).toBeVisible();
      await expect.poll(() => kept(page)).toBe(slugs.join(','));
      await page.unroute(VEHICLES);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(heads(page)).toHaveCount(3);
    });
  });

  test('a comparison that was sent may be kept, and is the own one then', async ({ page }) => {
    const slugs = await threeSlugs(page);
    await page.goto(`/compare/?vehicles=${slugs.join(',')}`);
    await isLive(page);
    await page.getByRole('button', { name: 'Keep this comparison' }).click();
    await expect(page).toHaveURL(/\/compare\/$/);
    await expect(heads(page)).toHaveCount(3);
    await expect.poll(() => kept(page)).toBe(slugs.join(','));
  });

  test('goes to A4 landscape without a cut column', async ({ page }) => {
    await openOwn(page, await threeSlugs(page));
    await expect(table(page).getByRole('rowheader', { name: /^Monthly payments/ })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    // 277 mm between the margins, at 96 to the inch.
    await page.setViewportSize({ width: 1047, height: 718 });
    const isWider = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWider).toBe(false);
    await expect(page.getByText(/Compared on \d+ \w+ \d{4}/)).toBeVisible();
    await expect(page.getByRole('switch')).toBeHidden();
    const sheet = await page.pdf({ preferCSSPageSize: true });
    // A page that lies on its side is wider than high.
    const [, width = 0, height = 0] =
      /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(sheet.toString('latin1'))?.map(Number) ?? [];
    expect(width).toBeGreaterThan(height);
  });
});

test.describe('the compare page without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a comparison that was sent is all there, and its switch works [ROUTE-08]', async ({
    page,
  }) => {
    const slugs = await threeSlugs(page);
    const answer = await page.goto(`/compare/?vehicles=${slugs.join(',')}`);
    expect(answer?.status()).toBe(200);
    await expect(heads(page)).toHaveCount(3);
    await page.getByRole('switch', { name: /^Differences only/ }).check();
    await expect(table(page).locator('tr[data-same]:visible')).toHaveCount(0);
    await page
      .getByRole('link', { name: /^Remove / })
      .first()
      .click();
    await expect(heads(page)).toHaveCount(2);
  });

  test('the own list says where it is kept', async ({ page }) => {
    await page.goto('/compare/');
    await expect(page.getByText(/kept in your browser/)).toBeVisible();
  });
});
