import type { Locator, Page, Request } from '@playwright/test';
import { expectNoFaultsNow } from './support/axe';
import { expect, FAILED_CALL, test } from './support/quiet-test';
import { cards, isLive } from './support/results-page';

const FINANCE = '**/api/v2/vehicle-finance?*';
/** Cars dear enough for a PCP. */
const LIST = '/used/cars/search/?min_price=12000&max_price=18000&sort=price%7Cdesc';

async function vehicleAddress(page: Page): Promise<string> {
  await page.goto(LIST);
  const link = cards(page).first().getByRole('heading', { level: 3 }).getByRole('link');
  const address = await link.getAttribute('href');
  if (address === null) throw new Error('The list has no vehicle');
  return address;
}

const panel = (page: Page): Locator => page.locator('#finance-personalise');
const dropdown = (page: Page, name: string): Locator => panel(page).getByRole('combobox', { name });
const figure = (page: Page): Locator => panel(page).locator('.amount strong');
const row = (page: Page, name: string): Locator =>
  panel(page).getByRole('row', { name: new RegExp(`^${name} `) });
const heard = (page: Page): Locator => panel(page).getByRole('status').first();

/** Waits until the panel's own script has taken it over. */
const isAlive = (page: Page): Promise<void> =>
  page
    .waitForFunction(() => {
      const select = document.querySelector('#finance-personalise select');
      return select !== null && Object.keys(select).some((key) => key.startsWith('__react'));
    })
    .then(() => undefined);

async function openPanel(page: Page): Promise<string> {
  const address = await vehicleAddress(page);
  await page.goto(`${address}#finance-personalise`);
  await isLive(page);
  await isAlive(page);
  return address;
}

const termOf = (request: Request): string | null => new URL(request.url()).searchParams.get('term');

test.describe('the personalise panel', () => {
  test('is sent in full, and its script comes only when it is near or touched', async ({
    page,
  }) => {
    const address = await vehicleAddress(page);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(address);
    await isLive(page);
    await page.waitForLoadState('networkidle');
    await expect(figure(page)).toHaveText(/^£[\d,]+\.\d\d$/);
    expect(scripts.filter((url) => url.includes('personalise-panel'))).toEqual([]);
    // An address that changes meanwhile takes nothing away.
    await page.evaluate(() => {
      document.querySelector('#finance-personalise form')?.setAttribute('data-same', '');
    });
    await page.getByRole('link', { name: 'Calculate finance' }).click();
    await expect(panel(page).getByRole('heading', { level: 2 })).toBeInViewport();
    await isAlive(page);
    await expect(panel(page).locator('form[data-same]')).toHaveCount(1);
    expect(scripts.filter((url) => url.includes('personalise-panel'))).toHaveLength(1);
  });

  test('is used by keyboard alone: type, deposit and period, each heard once [FIN-17, FIN-18, FIN-44]', async ({
    page,
  }) => {
    await openPanel(page);
    await panel(page).getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(panel(page).getByRole('radio', { name: 'HP' })).toBeChecked();
    await expect(row(page, 'Optional Final Payment')).toHaveCount(0);

    await page.keyboard.press('Tab');
    await expect(dropdown(page, 'Deposit')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(row(page, 'Customer Deposit')).toContainText('£0.00');
    await expect(dropdown(page, 'Deposit')).toHaveValue('0');

    const before = await figure(page).textContent();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dropdown(page, 'Finance Period')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(row(page, 'Term')).toContainText('24 months');
    await expect(figure(page)).not.toHaveText(before ?? '');
    await expect(heard(page)).toHaveText(
      /^HP: £[\d,]+\.\d\d a month over 24 months, £0\.00 deposit$/,
    );
    // The price block tells of the same figure, its own figure and example beside it.
    const own = page.locator('.price-block').getByRole('link', { name: /^Your illustration/ });
    await expect(own).toHaveText(
      `Your illustration: ${(await figure(page).textContent()) ?? ''} a month`,
    );
    await expect(page.locator('.price-block').getByText('Representative example')).toBeVisible();
  });

  test('shows only the period chosen last, though the one before answers later [SF-1, FIN-47]', async ({
    page,
  }) => {
    await openPanel(page);
    await panel(page).getByText('HP', { exact: true }).click();
    await page.route(FINANCE, async (route) => {
      const isSlow = termOf(route.request()) === '48';
      await new Promise((done) => setTimeout(done, isSlow ? 800 : 100));
      await route.continue().catch(() => undefined);
    });
    const seen = await page.evaluateHandle(() => {
      const rows: string[] = [];
      const section = document.querySelector('#finance-personalise');
      new MutationObserver(() => {
        const words = [...(section?.querySelectorAll('tbody tr') ?? [])].map(
          (tr) => tr.textContent,
        );
        const term = words.find((text) => text.startsWith('Term')) ?? '';
        const payments = words.find((text) => text.startsWith('Monthly payments')) ?? '';
        rows.push(`${term} ${payments}`);
      }).observe(section ?? document.body, { childList: true, subtree: true, characterData: true });
      return rows;
    });
    const period = dropdown(page, 'Finance Period');
    await period.selectOption('48');
    await period.selectOption('36');
    await expect(row(page, 'Term')).toContainText('36 months');
    await page.waitForTimeout(1000);
    await expect(row(page, 'Term')).toContainText('36 months');
    for (const words of await seen.jsonValue()) {
      expect(words).not.toContain('Term48');
      const [, months] = /^Term(\d+) months/.exec(words) ?? [];
      expect(words).toContain(`payments${months} of`);
    }
  });

  test.describe('whose call fails', () => {
    test.use({ expectedNoise: FAILED_CALL });

    test('says so, keeps its figures, and answers the next choice [HT-4, ERR-29]', async ({
      page,
    }) => {
      await openPanel(page);
      const before = await figure(page).textContent();
      await page.route(FINANCE, (route) => route.abort());
      await dropdown(page, 'Finance Period').selectOption('24');
      await expect(heard(page)).toContainText('could not be worked out');
      await expect(figure(page)).toHaveText(before ?? '');
      await page.unroute(FINANCE);
      await dropdown(page, 'Finance Period').selectOption('36');
      await expect(row(page, 'Term')).toContainText('36 months');

      await page.route(FINANCE, (route) => route.abort());
      await dropdown(page, 'Deposit').selectOption('0');
      const again = panel(page).getByRole('button', { name: 'Try again' });
      await expect(again).toBeVisible();
      await page.unroute(FINANCE);
      await again.click();
      await expect(row(page, 'Customer Deposit')).toContainText('£0.00');
      await expect(again).toHaveCount(0);
    });
  });

  test('keeps the terms for the next vehicle, and for the next visit [NAV-07, STORE-08]', async ({
    page,
  }) => {
    await openPanel(page);
    await dropdown(page, 'Finance Period').selectOption('36');
    await expect(row(page, 'Term')).toContainText('36 months');
    await page.goto('/used/cars/search/?min_price=12000&max_price=18000');
    const link = cards(page).first().getByRole('heading', { level: 3 }).getByRole('link');
    await page.goto(`${(await link.getAttribute('href')) ?? ''}#finance-personalise`);
    await isAlive(page);
    await expect(row(page, 'Term')).toContainText('36 months');
    await expect(dropdown(page, 'Finance Period')).toHaveValue('36');
  });

  test('works where storage is blocked, and where somebody else wrote into it [ST-1, STORE-08]', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    });
    await openPanel(page);
    await dropdown(page, 'Finance Period').selectOption('24');
    await expect(row(page, 'Term')).toContainText('24 months');
  });

  test('applies an approved rate, and gives the original back [SEARCH-17, SEARCH-18, STORE-06]', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('begun')) localStorage.setItem('autoConvert', '{"apr":7.9}');
      sessionStorage.setItem('begun', 'yes');
    });
    await openPanel(page);
    await expect(panel(page).getByText('Your approved APR of 7.9% has been applied')).toBeVisible();
    await expect(row(page, 'APR')).toContainText('7.9%');
    await panel(page).getByRole('button', { name: 'Restore the original APR' }).click();
    await isAlive(page);
    await expect(row(page, 'APR')).not.toContainText('7.9%');
  });

  test.describe('with a lender’s page that has no icon', () => {
    test.use({ expectedNoise: FAILED_CALL });

    test('begins a credit check of the quote, and goes where it leads [FIN-58]', async ({
      page,
    }) => {
      await openPanel(page);
      const arrived = page.waitForResponse(/\/lender\/credit-check\/\?quote=/);
      await panel(page).getByRole('link', { name: 'Get a free credit check' }).click();
      expect((await arrived).status()).toBe(200);
      await expect(page).toHaveURL(/\/lender\/credit-check\/\?quote=/);
    });
  });

  test('has no fault that axe can find, on a phone and a wide screen, light and dark', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await openPanel(page);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await test.step(`${width} px, ${colorScheme}`, () =>
          expectNoFaultsNow(page, '#finance-personalise'));
      }
    }
  });

  test('does not move when its figures change', async ({ page }) => {
    await openPanel(page);
    const place = () => panel(page).getByText('Check before you apply').boundingBox();
    const before = await place();
    await page.route(FINANCE, async (route) => {
      await new Promise((done) => setTimeout(done, 300));
      await route.continue();
    });
    await dropdown(page, 'Finance Period').selectOption('24');
    await expect(panel(page).getByText('Working out your figures')).toBeVisible();
    expect((await place())?.y).toBe(before?.y);
    await expect(row(page, 'Term')).toContainText('24 months');
    expect((await place())?.y).toBe(before?.y);
  });
});

test.describe('the personalise panel without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is a form that the vehicle’s page answers [ROUTE-41, FIN-41, SF-6]', async ({ page }) => {
    const address = await vehicleAddress(page);
    await page.goto(address);
    await dropdown(page, 'Deposit').selectOption('0');
    await dropdown(page, 'Finance Period').selectOption('36');
    await panel(page).getByRole('button', { name: 'Update figures' }).click();
    const asked = new URL(page.url());
    expect(asked.pathname).toBe(address);
    expect(asked.hash).toBe('#finance-personalise');
    expect(asked.searchParams.get('finance_deposit')).toBe('0');
    await expect(row(page, 'Customer Deposit')).toContainText('£0.00');
    await expect(row(page, 'Term')).toContainText('36 months');
    await expect(dropdown(page, 'Deposit')).toHaveValue('0');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${address}$`),
    );
    await panel(page).locator('summary').first().click();
    await expect(panel(page).locator('details[open]')).toHaveCount(1);
  });
});
