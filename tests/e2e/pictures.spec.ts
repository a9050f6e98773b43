import type { Page } from '@playwright/test';
import { expect, FAILED_CALL, test } from './support/quiet-test';
import { atRest, cards, CARS, isLive, open, pageLink } from './support/results-page';

test.use({ expectedNoise: FAILED_CALL });

/** Goes down the page, so that every picture that waits to come near is asked for. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 500) {
    // What has come near is found out when a frame is drawn, however long that takes.
    await page.evaluate(async (to) => {
      window.scrollTo({ top: to, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, y);
    await page.waitForTimeout(20);
  }
}

for (const width of [360, 1440]) {
  test(`pictures that are all missing are asked for three times at most, then no more, at ${width} px [IG-1, ERR-33]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const asked: string[] = [];
    await page.route('**/pictures/**', async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      await route.fulfill({ status: 404, body: 'not here' });
    });
    const html = (await (await page.goto(CARS))?.text()) ?? '';
    await isLive(page);
    const slots = html.split('<img ').length - 1;
    expect(slots).toBeGreaterThanOrEqual(12);
    await scrollThrough(page);
    await expect(page.locator('main img[src*="/pictures/"]')).toHaveCount(0);
    const before = asked.length;
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThanOrEqual(3 * slots);
    await page.waitForTimeout(3000);
    expect(asked).toHaveLength(before);
    for (const card of await cards(page).all())
      await expect(card.locator('svg[role="img"]')).toBeVisible();

    await page.unroute('**/pictures/**');
    const first = await atRest(page);
    await pageLink(page, 2).click();
    await atRest(page, first);
    await scrollThrough(page);
    const images = cards(page).locator('img');
    await expect(images).toHaveCount(12);
    await expect
      .poll(() =>
        images.evaluateAll((elements) =>
          elements.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
        ),
      )
      .toBe(true);
  });
}

test('a card that goes on to a photo which works shows it [IG-1, CARD-01, CARD-02]', async ({
  page,
}) => {
  let isFirst = true;
  await page.route('**/pictures/**', async (route) => {
    if (isFirst) await route.fulfill({ status: 404, body: 'not here' });
    else await route.continue();
  });
  await open(page, CARS);
  const slug = await cards(page)
    .filter({ hasText: /1\s*\/\s*\d/ })
    .first()
    .getAttribute('data-slug');
  const card = page.locator(`article[data-slug="${slug ?? ''}"]`);
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('img')).toHaveCount(0);
  isFirst = false;
  await card.hover();
  await card.getByRole('button', { name: /^Next photo of / }).click();
  await expect(card.getByText(/^2\s*\/\s*\d+$/)).toBeVisible();
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
