import { CARS, cards, chips, filters, totalOf } from './support/results-page';
import { expect, FAILED_CALL, test } from './support/quiet-test';

test.use({ javaScriptEnabled: false });

test.describe('without script', () => {
  test('the results of a make are all there: heading, twelve priced cards, chip, pages [SEARCH-01, SEARCH-02, SEARCH-13, SEARCH-25, CARD-11, FILTER-09]', async ({
    page,
  }) => {
    const answer = await page.goto(`${CARS}?make=ford`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[\d,]+ Used Cars in stock$/);
    await expect(cards(page)).toHaveCount(12);
    for (const card of await cards(page).all()) {
      await expect(card.getByText(/£[\d,]+/).first()).toBeVisible();
      const title = card.getByRole('heading', { level: 3 }).getByRole('link');
      await expect(title).toHaveText(/Ford/);
      expect(await title.getAttribute('href')).toMatch(/^\/used\/cars\/[a-z0-9-]+\/$/);
    }
    await expect(chips(page)).toHaveText(['Remove Ford']);
    const next = page.getByRole('navigation', { name: 'Result pages' }).getByRole('link', {
      name: 'Next page',
    });
    await next.click();
    await expect(page).toHaveURL(/make=ford&page=2$/);
    await expect(cards(page)).toHaveCount(12);
  });

  test('the filters are a form that narrows the list [FILTER-03, FILTER-09]', async ({ page }) => {
    await page.goto(`${CARS}?make=ford`);
    const before = await totalOf(page);
    await filters(page).locator('summary', { hasText: 'Fuel Type' }).click();
    await filters(page)
      .getByRole('checkbox', { name: /^Petrol/ })
      .check();
    await filters(page)
      .getByRole('button', { name: /^Show [\d,]+ cars$/ })
      .click();

    const asked = new URL(page.url());
    expect(asked.pathname).toBe(CARS);
    expect(asked.searchParams.getAll('make')).toEqual(['ford']);
    expect(asked.searchParams.getAll('fuel_type')).toEqual(['petrol']);
    await expect(chips(page)).toHaveText(['Remove Ford', 'Remove Petrol']);
    const after = await totalOf(page);
    expect(after).toBeGreaterThan(0);
    expect(after).toBeLessThan(before);
  });

  test('the order of the list is a form too [SEARCH-10, SEARCH-23]', async ({ page }) => {
    await page.goto(`${CARS}?make=ford&page=2`);
    const form = page.locator('form', { has: page.getByLabel('Sort by') }).first();
    await form.getByLabel('Sort by').selectOption('price|desc');
    await form.getByRole('button', { name: 'Sort' }).click();
    const asked = new URL(page.url());
    expect(asked.searchParams.get('sort')).toBe('price|desc');
    expect(asked.searchParams.get('make')).toBe('ford');
    expect(asked.searchParams.get('page')).toBeNull();
    await expect(page.getByLabel('Sort by').first()).toHaveValue('price|desc');
    await expect(chips(page)).toHaveText(['Remove Ford']);
  });

  test('on a phone the filters can be reached and lie on the page [SEARCH-06]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${CARS}?make=ford`);
    await expect(filters(page)).toBeHidden();
    await page.getByRole('link', { name: /^Modify Search/ }).click();
    await expect(filters(page)).toBeVisible();
  });

  test('the search of the home page leads to results [FILTER-20, FILTER-30]', async ({ page }) => {
    await page.goto('/');
    const form = page.getByRole('main').getByRole('search');
    await form.getByLabel('Make').selectOption('ford');
    await form
      .getByRole('button', { name: /^Search/ })
      .last()
      .click();
    expect(new URL(page.url()).pathname).toBe(CARS);
    await expect(chips(page)).toHaveText(['Remove Ford']);
    await expect(cards(page)).toHaveCount(12);
  });

  test.describe('where nothing is', () => {
    test.use({ expectedNoise: FAILED_CALL });

    test('a page that is not there says so and offers ways on [ERR-01, ERR-02, ERR-03, ERR-07, ERR-08]', async ({
      page,
    }) => {
      const answer = await page.goto('/nothing/like/this/');
      expect(answer?.status()).toBe(404);
      await expect(page).toHaveTitle('Forecourt | 404 Error');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(page.locator('meta[name=description]')).toHaveAttribute(
        'content',
        'The requested URL could not be found',
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        "Sorry about this, but that page doesn't exist",
      );
      await expect(page.getByText('This page could not be found')).toBeVisible();
      for (const name of ['Visit Home', 'Find a vehicle', 'Get in touch']) {
        await expect(page.getByRole('link', { name })).toBeVisible();
      }
    });
  });
});
