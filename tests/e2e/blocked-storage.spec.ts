import type { Page } from '@playwright/test';
import { expect, test } from './support/quiet-test';
import { CARS, cards, isLive } from './support/results-page';

/** Ways in which a browser keeps nothing. */
const WAYS = {
  'reaching for storage throws': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
    Object.defineProperty(Document.prototype, 'cookie', {
      configurable: true,
      get: () => '',
      set: () => undefined,
    });
  },
  'storage is full and cookies are ignored': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Object.defineProperty(Document.prototype, 'cookie', {
      configurable: true,
      get: () => '',
      set: () => undefined,
    });
  },
} as const;

const press = async (page: Page, name: RegExp): Promise<void> => {
  const button = cards(page).first().getByRole('button', { name });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
};

test.describe('where the browser keeps nothing', () => {
  test.slow();
  for (const [way, block] of Object.entries(WAYS)) {
    test(`${way}: home, search, vehicle, favourite and compare work for the visit [ST-1, FAV-01, CMP-01, STORE-01]`, async ({
      page,
    }) => {
      await page.addInitScript(block);
      await page.goto('/');
      await isLive(page);
      await page.getByRole('banner').getByRole('link', { name: 'Forecourt, home' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await page.goto(CARS);
      await isLive(page);
      await press(page, /to favourites$/);
      await press(page, /compar/i);
      const title = cards(page).first().getByRole('heading', { level: 3 }).getByRole('link');
      const name = await title.innerText();
      await title.click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        name.split(' ')[0] ?? name,
      );
      const main = page.getByRole('main');
      await expect(main.getByRole('button', { name: /^Save/ }).first()).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(main.getByRole('button', { name: /^Compare/ }).first()).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });
  }
});
