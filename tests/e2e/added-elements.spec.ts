import { expect, test as base } from './support/quiet-test';
import { CARS, isLive } from './support/results-page';

// A page that was changed from outside is drawn a second time, and React says so in the console.
const test = base.extend({ expectedNoise: /./ });

/** As a password manager does it: an element after a field, before the script of the page starts. */
function addAfterFields(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    for (const field of document.querySelectorAll('main input')) {
      field.after(document.createElement('span'));
    }
  });
}

test.describe('elements that were added before the script', () => {
  for (const address of [CARS, '/car-finance/calculator/', '/data-preferences/']) {
    test(`leave header, footer and icons of ${address} as they were`, async ({ page }) => {
      await page.addInitScript(addAfterFields);
      await page.goto(address);
      await isLive(page);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const missing = await page.evaluate(() =>
        [...document.querySelectorAll('svg use')]
          .map((use) => use.getAttribute('href') ?? '')
          .filter((href) => href.startsWith('#') && document.querySelector(href) === null),
      );
      expect(missing).toEqual([]);
    });
  }
});
