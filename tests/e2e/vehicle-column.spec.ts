import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/quiet-test';
import { cards, CARS, open } from './support/results-page';

/** What a shopper sees of the element that has the focus. */
interface Sight {
  readonly name: string;
  readonly isInWindow: boolean;
  readonly isUncovered: boolean;
}

const sightOfFocused = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [hit] = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    return {
      name: element.textContent.trim(),
      isInWindow: top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth,
      isUncovered: hit !== undefined && (element.contains(hit) || hit.contains(element)),
    };
  });

const column = (page: Page): Locator => page.locator('.price-block');

async function openFirstCar(page: Page): Promise<void> {
  await page.goto(CARS);
  const slug = await cards(page).filter({ hasText: 'Reserve' }).first().getAttribute('data-slug');
  await open(page, `/used/cars/${slug ?? ''}/`);
}

test.describe('the price column of a vehicle', () => {
  for (const [width, height] of [
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    test(`shows price, month, Reserve and Save without scrolling at ${width} by ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openFirstCar(page);
      for (const wanted of [
        column(page).getByRole('heading', { level: 1 }),
        column(page).getByRole('link', { name: /^Reserve this / }),
        column(page).getByRole('button', { name: /^Save / }),
        column(page).getByRole('button', { name: /^Compare / }),
      ]) {
        await expect(wanted).toBeInViewport({ ratio: 1 });
      }
    });

    test(`keeps the focus in sight from button to button at ${width} by ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openFirstCar(page);
      const count = await column(page).locator('a:visible, button:visible').count();
      await column(page).locator('a:visible, button:visible').first().focus();
      const seen: Sight[] = [await sightOfFocused(page)];
      for (let step = 1; step < count; step += 1) {
        await page.keyboard.press('Tab');
        const isInside = await page.evaluate(
          () => document.activeElement?.closest('.price-block') !== null,
        );
        if (!isInside) break;
        seen.push(await sightOfFocused(page));
      }
      expect(seen.length).toBeGreaterThan(5);
      expect(seen.filter((sight) => !sight.isInWindow || !sight.isUncovered)).toEqual([]);
    });
  }
});
