import type { Page } from '@playwright/test';
import { expect, test } from './support/quiet-test';
import { atRest, cards, chipNames, isLive, totalOf } from './support/results-page';

const box = (page: Page) => page.getByLabel('Search by make, model, colour or price');
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the header's search ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 1280, height: 900 } });

    test('makes filters of the words that it understands', async ({ page }) => {
      await page.goto('/');
      await box(page).fill('red automatic fiesta under 20000');
      await box(page).press('Enter');
      await expect(page).toHaveURL(
        /\/used\/cars\/search\/\?make=ford&range=fiesta&max_price=20000&transmission=automatic,semi-auto&colour=red$/,
      );
      expect(await chipNames(page)).toEqual([
        'Ford',
        'Fiesta',
        'Up to £20,000',
        'Automatic',
        'Semi-Auto',
        'Red',
      ]);
      await expect(cards(page).first()).toContainText('Fiesta');
    });

    test('leads to the vans for the name of a van', async ({ page }) => {
      await page.goto('/');
      await box(page).fill('transit');
      await box(page).press('Enter');
      await expect(page).toHaveURL(/\/used\/van\/search\/\?make=ford&range=transit,/);
      expect(await totalOf(page)).toBeGreaterThan(50);
      await expect(page.getByText(/out of stock/)).toHaveCount(0);
    });

    test('takes the nearest spelling where nothing matches, and says so', async ({ page }) => {
      await page.goto('/used/cars/search/?keyword=focas');
      await expect(page.getByText(/^Nothing matches “focas”\./)).toBeVisible();
      expect(await chipNames(page)).toEqual(['Ford', 'Focus']);
      await expect(cards(page).first()).toContainText('Focus');
    });

    test('says of words that match nowhere that nothing does, and leaves out one at a time', async ({
      page,
    }) => {
      await page.goto('/used/cars/search/?keyword=fiesta+zzzz+qqqq');
      await expect(page.getByText('Nothing matches “zzzz qqqq”')).toBeVisible();
      await expect(page.getByText(/out of stock/)).toHaveCount(0);
      const without = page.getByRole('link', { name: /^Remove “zzzz qqqq”/ });
      const promised = Number((await without.locator('.count').innerText()).replace(/\D/g, ''));
      await without.click();
      await expect(page).toHaveURL(/\?make=ford&range=fiesta$/);
      await expect.poll(() => totalOf(page)).toBe(promised);
    });
  });
}

test.describe('suggestions in the header', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('are chosen with the keyboard, each with the number that its list has', async ({ page }) => {
    await page.goto('/');
    await isLive(page);
    await box(page).click();
    await expect(page.getByRole('combobox', { name: /^Search by/ })).toBeFocused();
    await page.keyboard.type('red fies', { delay: 20 });
    const first = suggestions(page).getByRole('option').first();
    await expect(first).toContainText('Ford Fiesta Red');
    await page.keyboard.press('Escape');
    await expect(suggestions(page)).toBeHidden();
    await expect(box(page)).toHaveValue('red fies');
    await page.keyboard.type('t');
    await expect(first).toBeVisible();
    const promised = Number((await first.locator('.count').innerText()).replace(/\D/g, ''));
    await page.keyboard.press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?make=ford&range=fiesta&colour=red$/);
    expect((await atRest(page)).chips).toHaveLength(3);
    expect(await totalOf(page)).toBe(promised);
  });

  test('leave Enter to the form where none is chosen', async ({ page }) => {
    await page.goto('/');
    await isLive(page);
    await box(page).click();
    await page.keyboard.type('volvo', { delay: 20 });
    await expect(suggestions(page).getByRole('option').first()).toContainText('Volvo');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/used\/cars\/search\/\?make=volvo$/);
  });
});

test.describe('suggestions on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('are chosen with a finger', async ({ page }) => {
    await page.goto('/used/cars/search/');
    await isLive(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: 'Search', exact: true })
      .first()
      .tap();
    await expect(box(page)).toBeVisible();
    await box(page).tap();
    await page.keyboard.type('viv', { delay: 20 });
    await suggestions(page)
      .getByRole('option', { name: /^Vauxhall Vivaro/ })
      .tap();
    await expect(page).toHaveURL(/\/used\/van\/search\/\?make=vauxhall&range=vivaro$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Used Vans? in stock$/);
    await expect(suggestions(page)).toBeHidden();
  });
});

test.describe('the words of the side filter', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('become filters beside those that are chosen', async ({ page }) => {
    await page.goto('/used/cars/search/?colour=blue');
    await isLive(page);
    const words = page.getByRole('searchbox', { name: /^Keyword/ });
    await words.fill('bmw diesel estate zzzz');
    await words.press('Enter');
    await expect(page).toHaveURL(
      /\?make=bmw&body_type=estate&fuel_type=diesel&colour=blue&keyword=zzzz$/,
    );
    await expect(words).toHaveValue('zzzz');
    await page.goBack();
    await expect(page).toHaveURL(/\?colour=blue$/);
    await expect(words).toHaveValue('');
  });
});
