import type { Page } from '@playwright/test';
import { expect, FAILED_CALL, test } from './support/quiet-test';
import {
  isLive,
  CALLS,
  cards,
  CARS,
  open,
  readableText,
  sortBy,
  STRAY_WORDS,
} from './support/results-page';

type WireVehicle = Readonly<Record<string, unknown>>;

/** Lets the first vehicles of the next answers be odd, each in its own way. */
async function withOddVehicles(page: Page, oddities: readonly WireVehicle[]): Promise<void> {
  await page.route(CALLS.search, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { readonly data: readonly WireVehicle[] };
    await route.fulfill({
      response,
      json: {
        ...answer,
        data: answer.data.map((vehicle, place) => ({ ...vehicle, ...oddities[place] })),
      },
    });
  });
}

const priced = (price: unknown): WireVehicle => ({
  price,
  final_price: price,
  discount_price: price,
  price_excluding_vat: null,
  vat_scheme: 'Margin',
});

test('a price that is none is said in words, and spoils no other card [MF-1, HT-2]', async ({
  page,
}) => {
  await open(page, CARS);
  await withOddVehicles(page, [
    priced(null),
    priced(undefined),
    priced(''),
    priced('POA'),
    priced(0),
    { ...priced('9995.00'), odometer_value: null },
    { technical_data: null, technical_spec: null, location: null, plate: null },
  ]);
  await sortBy(page).selectOption('age|desc');
  const sixth = cards(page).nth(5);
  await expect(sixth.locator('.price .now')).toHaveText('£9,995');
  await expect(cards(page)).toHaveCount(12);
  for (const place of [0, 1, 2, 3, 4]) {
    await expect(cards(page).nth(place)).toContainText('Call for price');
    await expect(cards(page).nth(place).locator('.price .now')).toHaveCount(0);
  }
  await expect(sixth).not.toContainText(/\bmiles\b/);
  const text = await readableText(page);
  expect(text).not.toMatch(STRAY_WORDS);
  expect(text).not.toMatch(/£(NaN|null|0\b(?!,))(?! deposit)/);
});

test('"+VAT" stands beside a price without VAT only, and the fee carries its sum [MF-3, CARD-14, CARD-16]', async ({
  page,
}) => {
  await open(page, '/used/van/search/');
  const van = { price: '12000.00', final_price: '12000.00', discount_price: null };
  await withOddVehicles(page, [
    { ...van, vat_scheme: 'Commercial', price_excluding_vat: '10000.00', admin_fee: null },
    { ...van, vat_scheme: 'Commercial', price_excluding_vat: null, admin_fee: 0 },
    { ...van, vat_scheme: 'Margin', price_excluding_vat: '10000.00', admin_fee: 199 },
  ]);
  await sortBy(page).selectOption('age|desc');
  const [one, two, three] = [cards(page).nth(0), cards(page).nth(1), cards(page).nth(2)];
  await expect(one).toContainText(/£10,000\s*\+VAT/);
  await expect(one).toContainText(/£12,000\s*inc\. VAT/);
  await expect(one).toContainText('Admin fee £150 · total £12,150');
  await expect(two).not.toContainText('+VAT');
  await expect(two).not.toContainText('Admin fee £');
  await expect(three).not.toContainText('+VAT');
  await expect(three).toContainText('Admin fee £199 · total £12,199');
  const sizes = await one
    .locator('.price .now')
    .evaluateAll((prices) => prices.map((price) => parseFloat(getComputedStyle(price).fontSize)));
  expect(sizes[1]).toBeGreaterThanOrEqual(sizes[0] ?? Infinity);
  expect(await readableText(page)).not.toMatch(STRAY_WORDS);
});

test('text that looks like markup stays text [CX-1]', async ({ page }) => {
  const evil = '</script><img src=x onerror=window.__x=1><!--<script>';
  await open(page, CARS);
  await withOddVehicles(page, [{ derivative: evil, name: evil }]);
  await sortBy(page).selectOption('age|desc');
  await expect(cards(page).first()).toContainText(evil);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, '__x') as unknown)).toBeUndefined();
  await expect(page.getByRole('contentinfo')).toContainText('is a credit broker, not a lender');
});

test.describe('names without end', () => {
  test.use({ expectedNoise: FAILED_CALL });

  test('a name of 48 letters wraps where it is a way back, and moves no page sideways', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const long = 'M'.repeat(48);
    const slug = await firstSlug(page);
    for (const path of [
      `/used/cars/${slug}/`,
      `/used/cars/${long}-${long}/`,
      `/used-cars/${long}/`,
    ]) {
      await page.goto(path);
      await isLive(page);
      const width = await page.evaluate((name) => {
        for (const crumb of document.querySelectorAll('nav[aria-label="Breadcrumbs"] a')) {
          crumb.textContent = name;
        }
        return document.documentElement.scrollWidth;
      }, long);
      expect(width, path).toBeLessThanOrEqual(360);
    }
  });
});

async function firstSlug(page: Page): Promise<string> {
  await page.goto(CARS);
  return (await cards(page).first().getAttribute('data-slug')) ?? '';
}
