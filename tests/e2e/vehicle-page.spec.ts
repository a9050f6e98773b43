import type { Page } from '@playwright/test';
import { expectNoFaults, expectNoFaultsNow } from './support/axe';
import { expect, FAILED_CALL, test } from './support/quiet-test';
import { cards, CARS } from './support/results-page';

/** Opens the list and gives the address of one of its vehicles. */
async function vehicleAddress(page: Page, list = `${CARS}?sort=price%7Cdesc`): Promise<string> {
  await page.goto(list);
  const link = cards(page).first().getByRole('heading', { level: 3 }).getByRole('link');
  const address = await link.getAttribute('href');
  if (address === null) throw new Error('The list has no vehicle');
  return address;
}

const SECTIONS = [
  'vehicle-details-breakdown',
  'finance-personalise',
  'vehicle-provenance',
  'similar-vehicles',
] as const;

test.describe('a vehicle’s page', () => {
  test('has no fault that axe can find, on a phone and a wide screen, light and dark [VDP-01, VDP-04]', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.goto(await vehicleAddress(page));
    await expectNoFaults(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await test.step((await tab.textContent()) ?? '', () => expectNoFaultsNow(page));
    }
  });

  test('explains its price label beside the label, never under the header, wherever that stands [LAYOUT-01]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(await vehicleAddress(page));
    const sign = page.getByRole('button', { name: 'About price labels' });
    await expect(sign).toBeVisible();
    for (const place of [300, 460, 500, 740]) {
      await page.mouse.move(5, 890);
      await expect(sign).toHaveAttribute('aria-expanded', 'false');
      await sign.evaluate((element, wanted) => {
        window.scrollBy({ top: element.getBoundingClientRect().top - wanted, behavior: 'instant' });
      }, place);
      await sign.click();
      await expect(sign).toHaveAttribute('aria-expanded', 'true');
      const panel = page.getByRole('group', { name: 'About price labels' });
      const isInSight = await panel.evaluate((element) => {
        const { left, top, width } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + 3));
      });
      expect(isInSight, `the sign ${String(place)} px down`).toBe(true);
    }
  });

  test('does not move while it loads, nor when today’s views arrive', async ({ page }) => {
    const address = await vehicleAddress(page);
    await page.addInitScript(() => {
      let shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
          if (!shift.hadRecentInput) shifted += shift.value;
        }
        Object.assign(window, { shifted });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted') ?? 0))).toBeLessThan(
        0.005,
      );
    }
  });

  test('opens at the section its address names, the heading clear of the header [SC-1, ROUTE-41]', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const address = await vehicleAddress(page);
    await page.goto(`${address}#finance-personalise`);
    const heading = page.locator('#finance-personalise').getByRole('heading', { level: 2 });
    await expect(heading).toBeInViewport();
    await expect
      .poll(async () => {
        const header = await page.getByRole('banner').boundingBox();
        const box = await heading.boundingBox();
        return (box?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0));
      })
      .toBeGreaterThanOrEqual(0);
    for (const odd of ['#a.b', '#123', '#%C3%A9', '#%E0%A4%A']) {
      await page.goto(address + odd);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('leads back to the very results the card was on [VDP-01, SC-3]', async ({ page }) => {
    const list = `${CARS}?make=ford`;
    await page.goto(list);
    await cards(page).nth(2).getByRole('heading', { level: 3 }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ford/);
    const back = page.getByRole('link', { name: 'Back to search results' });
    await expect(back).toHaveAttribute('href', list);
    await back.click();
    await expect(page).toHaveURL(new RegExp(`${CARS}\\?make=ford$`));
    await expect(cards(page)).toHaveCount(12);
  });

  test('shows similar vehicles, and another one’s page has nothing of this one [CHECK-03, VDP-26]', async ({
    page,
  }) => {
    await page.goto(await vehicleAddress(page));
    const before = await page.getByRole('heading', { level: 1 }).textContent();
    const plate = page
      .locator('.price-block')
      .getByText(/^[A-Z]{2}\d{2} [A-Z]{3}$/)
      .first();
    const mark = await plate.textContent();
    await page
      .locator('#similar-vehicles')
      .getByRole('link')
      .filter({ hasText: /\d{4} \(/ })
      .first()
      .click();
    await expect(plate).not.toHaveText(mark ?? '');
    await expect(page.locator('#vehicle-provenance')).toBeVisible();
    expect(before).not.toBeNull();
  });
});

test.describe('a vehicle’s page whose calls fail', () => {
  test.use({ expectedNoise: FAILED_CALL });

  test('stands when its later calls fail in the browser [ERR-29, ERR-30, ERR-31]', async ({
    page,
  }) => {
    await page.goto(`${CARS}?make=ford`);
    for (const call of [
      '**/api-motorcheck/**',
      '**/used/find-similar/**',
      '**/api/v2/vehicle-finance*',
      '**/api/v2/reviews/**',
      '**/api/views-today?*',
    ]) {
      await page.route(call, (route) => route.abort());
    }
    await cards(page).first().getByRole('heading', { level: 3 }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ford/);
    await expect(page.locator('#vehicle-details-breakdown')).toBeVisible();
    await expect(page.locator('#vehicle-provenance')).toHaveCount(0);
    await expect(page.locator('#review-details')).toHaveCount(0);
    await expect(
      page.locator('#finance-personalise').getByRole('button', { name: 'Try again' }),
    ).toBeVisible();
  });
});

test.describe('a vehicle’s page without script', () => {
  test.use({ javaScriptEnabled: false });

  test('has every section, every tab’s words, every picture as a link, and whom to ring [VDP-04, VDP-10, GAL-02]', async ({
    page,
  }) => {
    await page.goto(await vehicleAddress(page));
    for (const id of SECTIONS) await expect(page.locator(`#${id}`)).toBeVisible();
    for (const words of ['Passive Safety', 'EC combined']) {
      await expect(page.getByText(words).first()).toBeVisible();
    }
    await expect(page.getByRole('img', { name: /^\d{4} \(/ }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Call / }).first()).toHaveAttribute(
      'href',
      /^tel:\d+$/,
    );
    await expect(page.locator('a[href$="-1280.webp"]').nth(3)).toBeVisible();
  });
});
