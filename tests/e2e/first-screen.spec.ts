import { expect, test } from './support/quiet-test';
import { cards, CARS, open } from './support/results-page';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('shows on the first screen of a phone what there is, at what price, and what the figures stand for', async ({
  page,
}) => {
  await page.goto(CARS);
  const first = cards(page).first();
  const price = await first.locator('.price').boundingBox();
  expect(price?.y, 'the first price of the list').toBeLessThan(620);
  const example = page.locator('p').filter({ hasText: /^Representative example, / });
  await expect(example).toContainText('APR representative');
  const { y = Infinity } = (await example.boundingBox()) ?? {};
  expect(y, 'the example stands before the first figure').toBeLessThan(price?.y ?? 0);

  const slug = (await first.getAttribute('data-slug')) ?? '';
  await open(page, `/used/cars/${slug}/`);
  const block = page.locator('.price-block');
  for (const wanted of [block.getByRole('heading', { level: 1 }), block.locator('.price')]) {
    const box = await wanted.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(700);
  }
});

test('has the terms of the monthly figures among the filters of a phone [SEARCH-06] [SEARCH-07]', async ({
  page,
}) => {
  await open(page, `${CARS}?make=ford`);
  await page.getByRole('link', { name: 'Adjust Finance' }).tap();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await expect(filters.getByLabel('Deposit')).toBeVisible();
  await filters.getByLabel('Finance Period').selectOption('48');
  await expect(page).toHaveURL(/finance_term=48/u);
  await filters.getByRole('button', { name: /^Show / }).tap();
  await expect(filters).toBeHidden();
  await expect(cards(page).first()).toContainText(', 48 months');
});

test('lets the bars go in a low window, as at four times the size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(CARS);
  const slug = (await cards(page).first().getAttribute('data-slug')) ?? '';
  for (const address of [CARS, `/used/cars/${slug}/`]) {
    await open(page, address);
    await page.evaluate(() => {
      window.scrollTo(0, 900);
    });
    for (const bar of ['#site-header', '[data-foot-bar]', 'a[href="#filters"]']) {
      if ((await page.locator(bar).count()) === 0) continue;
      await expect(page.locator(bar).first(), `${bar} of ${address}`).not.toBeInViewport();
    }
  }
});

test('leaves a slider where it stood when a finger scrolls the page over it', async ({ page }) => {
  await open(page, '/car-finance/calculator/');
  const months = page.getByRole('slider').nth(1);
  await months.scrollIntoViewIfNeeded();
  const before = await months.inputValue();
  const box = await months.boundingBox();
  const x = (box?.x ?? 0) + (box?.width ?? 0) * 0.3;
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  const finger = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...at: { x: number; y: number }[]
  ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints: at });
  await touch('touchStart', { x, y });
  for (let moved = 10; moved <= 200; moved += 10) await touch('touchMove', { x, y: y - moved });
  await touch('touchEnd');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect(months).toHaveValue(before);
});
