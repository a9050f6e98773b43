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
