import { expect, test } from './support/quiet-test';
import { cards, CARS, chipNames, filters, open } from './support/results-page';

/** Between the page's coming alive and its first idle moment, when what was pressed before is done. */
const BUSY_MS = 1500;

test.beforeEach(async ({ page }) => {
  await page.addInitScript((busy) => {
    window.requestIdleCallback = (work) =>
      window.setTimeout(() => {
        work({ didTimeout: true, timeRemaining: () => 0 });
      }, busy);
  }, BUSY_MS);
});

test('a press on a page that is alive and still busy is done once [FAV-01]', async ({ page }) => {
  await open(page, CARS);
  const star = cards(page)
    .first()
    .getByRole('button', { name: /to favourites$/ });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.waitForTimeout(2 * BUSY_MS);
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-count-of="favs"]').first()).toHaveText('1');
});

test('so is a choice among the filters [FILTER-07]', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, CARS);
  await filters(page).locator('summary', { hasText: /^Make/ }).click();
  await filters(page)
    .getByRole('checkbox', { name: /^Ford / })
    .click();
  await page.waitForTimeout(2 * BUSY_MS);
  await expect.poll(() => chipNames(page)).toEqual(['Ford']);
  await expect(filters(page).getByRole('checkbox', { name: /^Ford / })).toBeChecked();
  await expect(page).toHaveURL(/make=ford$/u);
});
