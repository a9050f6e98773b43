import { expect, FAILED_CALL, test } from './support/quiet-test';
import { isLive } from './support/results-page';

test.describe('pages of text', () => {
  test('list their parts, and lead to each [ROUTE-51]', async ({ page }) => {
    await page.goto('/terms-and-conditions/');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Finance' })
      .click();
    await expect(page).toHaveURL('/terms-and-conditions/#on-finance');
    await expect(page.getByRole('heading', { name: 'Finance', exact: true })).toBeInViewport();
  });

  test('can be read without script [ROUTE-11, ROUTE-50]', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL !== undefined && { baseURL }),
    });
    const page = await context.newPage();
    await page.goto('/packages/');
    await expect(
      page.getByRole('row', { name: /^Warranty .* 1 year 2 years 3 years$/ }),
    ).toBeVisible();
    await page.goto('/contact/');
    await page.getByRole('main').getByRole('link', { name: 'Forecourt Bolton' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forecourt Bolton');
    await context.close();
  });
});

test.describe('an address that nobody has', () => {
  test.use({ expectedNoise: FAILED_CALL });

  test('says so when it is reached on the site too, and home from there is home [ERR-06, RT-3]', async ({
    page,
  }) => {
    await page.goto('/%E0%A4%A');
    await isLive(page);
    await expect(page).toHaveTitle('Forecourt | 404 Error');
    await expect(page.locator('meta[name=robots]')).toHaveCount(1);
    await page.getByRole('link', { name: 'Visit Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });
});
