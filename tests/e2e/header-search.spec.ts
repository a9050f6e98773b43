import { expect, test } from './support/quiet-test';
import { cards, totalOf } from './support/results-page';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the header's search ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 1280, height: 900 } });

    test('leads from cars that do not match to the vans that do', async ({ page }) => {
      await page.goto('/');
      const box = page.getByRole('searchbox', { name: /search/i }).first();
      await box.fill('transit');
      await box.press('Enter');
      await expect(page.getByText(/^[\d,]+ vans match “transit”$/)).toBeVisible();
      await expect(page.getByText(/out of stock/)).toHaveCount(0);
      const link = page.getByRole('link', { name: /^Show [\d,]+ vans$/ });
      const promised = Number((await link.innerText()).replace(/\D/g, ''));
      await link.click();
      await expect(page).toHaveURL(/\/used\/van\/search\/\?.*keyword=transit/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Used Vans? in stock$/);
      expect(await totalOf(page)).toBe(promised);
      await expect(cards(page).first()).toContainText('Transit');
    });

    test('says of words that match nowhere that they match nothing', async ({ page }) => {
      await page.goto('/used/cars/search/?keyword=zzzz');
      await expect(page.getByText(/^Nothing in stock matches “zzzz”\./)).toBeVisible();
    });
  });
}
