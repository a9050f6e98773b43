import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/quiet-test';
import { cards, CARS, isLive, open } from './support/results-page';

const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Ways to enquire' });
const button = (page: Page): Locator =>
  bar(page).getByRole('button', { name: 'Like this vehicle? Enquire now' });
const options = (page: Page): Locator => bar(page).getByRole('list').getByRole('link');
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: /^(Reserve|Book)/ });

/** The page of a car that can be bought online. */
async function aCar(page: Page): Promise<string> {
  await page.goto(CARS);
  const card = cards(page).filter({ hasText: 'Click & Collect' }).first();
  const slug = await card.getAttribute('data-slug');
  return `/used/cars/${slug ?? ''}/`;
}

test.describe('the sticky enquiry bar', () => {
  test('on a phone is worked by keyboard: its menu opens, Escape closes it and gives the focus back [VDP-28, VDP-29, VDP-33]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, await aCar(page));
    await expect(options(page).first()).toBeHidden();
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(options(page)).toHaveText([
      'Reserve Online',
      'Buy Now',
      'Book Test Drive',
      'Chat with us',
      'Make General Enquiry',
      'Request Callback',
      'Enquire on this vehicle',
    ]);
    for (const option of await options(page).all()) {
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await page.keyboard.press('Tab');
    await expect(options(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(options(page).first()).toBeHidden();
    await expect(button(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await options(page).filter({ hasText: 'Book Test Drive' }).press('Enter');
    await expect(page.getByRole('dialog', { name: /^Book a test drive of the / })).toBeVisible();
    await expect(page).toHaveURL(/\?modal=testdrivesearch$/);
  });

  test('on a wide screen has all options side by side, and never lies over the end of the page [VDP-29]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, await aCar(page));
    await expect(button(page)).toBeHidden();
    await expect(options(page)).toHaveCount(7);
    const tops = await options(page).evaluateAll((links) =>
      links.map((link) => Math.round(link.getBoundingClientRect().top)),
    );
    expect(new Set(tops).size).toBe(1);

    await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
    });
    const foot = page.getByRole('contentinfo');
    await expect(foot).toBeInViewport();
    const [barBox, footBox] = [await bar(page).boundingBox(), await foot.boundingBox()];
    expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBeLessThanOrEqual((footBox?.y ?? 0) + 1);
  });

  test('changes nothing’s place when its menu opens or its light goes out [VDP-33, VDP-34]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, await aCar(page));
    const before = await bar(page).boundingBox();
    const light = bar(page).locator('[data-phase]');
    await expect(light).toHaveAttribute('data-phase', 'unlit');
    expect(await bar(page).boundingBox()).toEqual(before);
    await expect(light).toHaveAttribute('data-phase', 'resting');
    await button(page).click();
    expect(await bar(page).boundingBox()).toEqual(before);
  });

  test('flashes for nobody who asks for less motion [VDP-34]', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, await aCar(page));
    await expect(bar(page).locator('[data-phase]')).toHaveAttribute('data-phase', 'resting');
  });
});

test.describe('the bar without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is a row of plain links at the end of the page [VDP-29, VDP-35]', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(await aCar(page));
    await expect(button(page)).toBeHidden();
    await expect(options(page)).toHaveCount(7);
    await expect(options(page).last()).toBeVisible();
    await options(page).filter({ hasText: 'Request Callback' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Request a callback about /);
    await expect(page.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\d+$/);
  });
});

test.describe('the window that an address asks for', () => {
  test('closes into an address without its own key, and stays closed on refresh and Back [VDP-38, SC-3]', async ({
    page,
  }) => {
    const car = await aCar(page);
    await open(page, '/contact/');
    await open(page, `${car}?modal=reserve&finance_type=hp`);
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${car}\\?finance_type=hp$`));

    await page.reload();
    await isLive(page);
    await expect(dialog(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/contact\/$/);
    await page.goForward();
    await isLive(page);
    await expect(page).toHaveURL(new RegExp(`${car}\\?finance_type=hp$`));
    await expect(dialog(page)).toBeHidden();
  });

  test('is closed by Back and by Escape, and the page stays [VDP-38, SC-3]', async ({ page }) => {
    const car = await aCar(page);
    for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await open(page, `${car}?modal=testdrivesearch&finance_type=hp`);
      await expect(dialog(page)).toBeVisible();
      await expect.poll(() => page.evaluate(() => 'openDialog' in history.state)).toBe(true);
      await close();
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${car}\\?finance_type=hp$`));
    }
  });

  test('is none for a value nobody knows [VDP-38, SC-3]', async ({ page }) => {
    await open(page, `${await aCar(page)}?modal=foo`);
    await page.waitForTimeout(500);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });
});
