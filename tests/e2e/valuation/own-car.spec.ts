import type { Locator, Page, Request } from '@playwright/test';
import { expectNoFaultsNow } from '../support/axe';
import { expect, test } from '../support/quiet-test';
import { cards, CARS, isLive, open, results } from '../support/results-page';

/** What the journey keeps when a price is taken; a word and a number that nothing else on the site has. */
const HELD = {
  hash: 'zq8f3a2c9d',
  vehicle: {
    vrm: 'TU19ZQX',
    make: 'Ford',
    model: 'Fiesta',
    care: 'full',
    previousKeepers: 1,
  },
  prices: { belowAverage: 361_300, average: 410_000, showroom: 451_900 },
  mileage: 42_317,
  lastDay: '2999-12-31',
};

/** A Focus of the sample stock at £12,695 without a fee: £172.87 a month on a PCP, £10,156 borrowed. */
const FOCUS = '/used/cars/ford-focus-1-0-ecoboost-125-st-line-5dr-ue23tjr/';

async function holdValuation(page: Page): Promise<void> {
  await page.evaluate((held) => {
    sessionStorage.setItem('heldValuation', held);
  }, JSON.stringify(HELD));
}

const lineIn = (page: Page): Locator =>
  page.getByRole('link', { name: 'Your Fiesta: about £4,100' });
const ownCar = (place: Locator | Page): Locator => place.locator('.own-car:visible');

/** Whatever is sent, in whole; nothing of the valuation may be in it. */
function listen(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request: Request) => {
    sent.push(
      decodeURIComponent(request.url()) +
        (request.postData() ?? '') +
        JSON.stringify(request.headers()),
    );
  });
  return sent;
}

/** What is held, and what it comes to with what the shopper puts down. */
const SECRET = /zq8f3a2c9d|TU19ZQX|361300|451900|[=:,"](410000|4100|42317|6639|5100)\b/i;

test.describe("the shopper's own car", () => {
  test('is put against every price of its tab', async ({ page }) => {
    await open(page, CARS);
    await expect(ownCar(page)).toHaveCount(0);
    await holdValuation(page);
    const sent = listen(page);

    await page.goto(`${CARS}?min_price=12000&max_price=18000`);
    await isLive(page);
    await expect(lineIn(page)).toBeVisible();
    await expect(ownCar(page).first()).toContainText('Your Fiesta counts as about £4,100');
    await expect(ownCar(cards(page).first())).toContainText(
      /^about £[\d,]+ to pay with your Fiesta/,
    );
    await expect(ownCar(cards(page).first())).toContainText(/£[\d.]+ a month with it/);
    await expectNoFaultsNow(page);

    // Its room was kept: nothing has moved since the first paint.
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => {
            resolve(sum);
          }, 300);
        }),
    );
    expect(shift).toBeLessThan(0.02);

    // £12,695 − £4,100, and a PCP of £10,156 − £4,100 at 13.6 % with £6,212 at its end.
    await page.goto(FOCUS);
    const priceBlock = page.locator('.price-block');
    await expect(ownCar(priceBlock)).toHaveText(
      'about £8,595 to pay with your Fiesta£63.24 a month with it · illustrationYour Fiesta at about £4,100 (Average).',
    );
    const panel = page.locator('#finance-personalise');
    await panel.scrollIntoViewIfNeeded();
    await panel.getByRole('button', { name: 'Add it to the deposit' }).click();
    const withIt = panel.getByRole('region', { name: 'Your Fiesta as part of the deposit' });
    await expect(withIt).toContainText('£6,639.00');
    await expect(withIt).toContainText('48 of £63.24');
    await expect(withIt).toContainText('£15,896.52');

    // £18,530 − £1,000 − £4,100 = £13,430 over 60 months at 13.6 %.
    await page.goto('/car-finance/calculator/');
    await page.getByRole('button', { name: 'Add it to the deposit' }).click();
    const calculated = page.getByRole('region', { name: 'Your Fiesta as part of the deposit' });
    await expect(calculated).toContainText('£304.33 a month');
    await expect(calculated).toContainText('£5,100.00');
    await expect(page.getByRole('region', { name: 'Monthly payment' })).toContainText('£397.24');
    await expectNoFaultsNow(page);

    expect(sent.filter((request) => SECRET.test(request))).toEqual([]);
  });

  test('is in its tab alone, and taken off all prices and put back with one press each', async ({
    page,
    context,
  }) => {
    const sent = listen(page);
    await page.goto('/car-finance/calculator/');
    await holdValuation(page);
    await page.reload();
    await expect(lineIn(page)).toBeVisible();
    await expect(ownCar(page).first()).toBeVisible();

    // Another tab knows nothing of it.
    const other = await context.newPage();
    await open(other, CARS);
    await expect(results(other)).toBeVisible();
    await expect(ownCar(other)).toHaveCount(0);
    await other.close();

    await page.getByRole('button', { name: 'Remove your Fiesta' }).press('Enter');
    await expect(ownCar(page)).toHaveCount(0);
    const undo = page.getByRole('button', { name: 'Undo: put your Fiesta back' });
    await expect(undo).toBeFocused();
    await undo.press('Enter');
    await expect(lineIn(page)).toBeVisible();
    await page.getByRole('button', { name: 'Remove your Fiesta' }).press('Enter');
    await page.goto(CARS);
    await isLive(page);
    await expect(cards(page).first()).toBeVisible();
    await expect(ownCar(page)).toHaveCount(0);
    await expect(lineIn(page)).toHaveCount(0);

    expect(sent.filter((request) => SECRET.test(request))).toEqual([]);
  });
});
