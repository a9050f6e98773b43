import type { Page } from '@playwright/test';
import { expectNoFaults, expectNoFaultsNow } from './support/axe';
import { expect, FAILED_CALL, test } from './support/quiet-test';
import { CALLS, isLive, open as openPage } from './support/results-page';

const CALCULATOR = '/car-finance/calculator/';

const slider = (page: Page, name: string) => page.getByRole('slider', { name });
const box = (page: Page, name: string) => page.getByRole('textbox', { name });
const payment = (page: Page) => page.getByRole('region', { name: 'Monthly payment' });
const figure = (page: Page, name: string) =>
  page.locator('dl > div', { hasText: name }).locator('dd');
const findCars = (page: Page) => page.getByRole('link', { name: 'Find cars within my budget' });

const open = (page: Page, address = CALCULATOR): Promise<void> => openPage(page, address);

test.describe('the finance calculator', () => {
  test('has its figures, and the sliders go by keyboard [FIN-01, FIN-02, FIN-03, FIN-04, FIN-06]', async ({
    page,
  }) => {
    await open(page);
    await expect(payment(page)).toContainText('£397.24');
    await expect(figure(page, 'Total amount payable')).toHaveText('£24,844.40');
    await expect(figure(page, 'Total cost of credit')).toHaveText('£6,314.40');

    const amount = slider(page, 'Amount to borrow');
    await expect(amount).toHaveAttribute('aria-valuetext', '£18,530');
    await amount.focus();
    await page.keyboard.press('ArrowRight');
    await expect(box(page, 'Amount to borrow')).toHaveValue('18,600');
    await page.keyboard.press('PageUp');
    await expect(amount).toHaveAttribute('aria-valuetext', '£19,100');
    await page.keyboard.press('Home');
    await expect(box(page, 'Amount to borrow')).toHaveValue('1,000');
    await expect(payment(page)).toContainText('£0.00');
    await expect(page.getByText(/nothing to borrow/)).toBeVisible();
    await expect(findCars(page)).toBeHidden();
    await page.keyboard.press('End');
    await slider(page, 'Pay over').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(figure(page, 'Duration')).toHaveText('48 months');
    await slider(page, 'Deposit').focus();
    await page.keyboard.press('End');
    await expect(figure(page, 'Amount of credit')).toHaveText('£30,000.00');
  });

  test('keeps its address, and Back comes back to it [FIN-07]', async ({ page }) => {
    await open(page);
    await box(page, 'Amount to borrow').fill('£9,000');
    await page.keyboard.press('Enter');
    await slider(page, 'Pay over').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/\?amount=9000&deposit=1000&term=48$/);
    await page.getByRole('link', { name: 'Car finance', exact: true }).first().click();
    await expect(page).toHaveURL(/\/car-finance\/$/);
    await page.goBack();
    await expect(box(page, 'Amount to borrow')).toHaveValue('9,000');
    await expect(figure(page, 'Duration')).toHaveText('48 months');
  });

  test('leads to the cars of its budget, as many as it counted [FIN-05, FIN-15, ROUTE-39, SEARCH-32]', async ({
    page,
  }) => {
    await open(page);
    await slider(page, 'Pay over').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(payment(page)).toContainText('£468.72');
    const line = page.getByText(/^[\d,]+ cars? at £400 to £500 a month$/);
    await expect(line).toBeVisible();
    const counted = /^[\d,]+/.exec((await line.textContent()) ?? '')?.[0];
    await findCars(page).click();
    await expect(page).toHaveURL(
      /\/used\/cars\/\?monthly_from=400&monthly_to=500&finance_deposit=1000&finance_term=48$/,
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(`^${counted ?? 'none'} Used Cars? in stock$`),
    );
  });

  test('opens every figure to its arithmetic', async ({ page }) => {
    await open(page);
    const row = page.locator('details', { hasText: 'Total amount payable' }).first();
    await row.locator('summary').click();
    await expect(row).toContainText('£23,834.40');
    await expect(row).toContainText('£1,000.00');
    await expect(row).toContainText('£10.00');
  });

  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const) {
    test(`is free of faults in both looks at ${width} px, with figures and without`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      for (const address of [CALCULATOR, `${CALCULATOR}?amount=4000&deposit=4000&term=99`]) {
        await open(page, address);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await expectNoFaultsNow(page);
        }
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      }
    });
  }

  for (const address of ['/car-finance/', '/car-finance/poor-credit/', '/can-i-get-credit']) {
    test(`${address} is free of faults [ROUTE-44, ROUTE-46]`, async ({ page }) => {
      await page.goto(address);
      await expectNoFaults(page);
    });
  }
});

test.describe('the finance calculator under a thumb', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('moves to where the track is pressed, and the payment stays in sight [FIN-01]', async ({
    page,
  }) => {
    await open(page);
    const track = slider(page, 'Amount to borrow');
    const place = await track.boundingBox();
    if (place === null) throw new Error('The slider is nowhere');
    await page.touchscreen.tap(place.x + place.width * 0.75, place.y + place.height / 2);
    const text = await track.getAttribute('aria-valuetext');
    const pounds = Number((text ?? '').replaceAll(/[£,]/g, ''));
    expect(pounds).toBeGreaterThan(29_000);
    expect(pounds).toBeLessThan(33_000);
    expect(pounds % 100).toBe(0);
    await expect(payment(page)).toBeInViewport();
    await expect(payment(page)).not.toContainText('£397.24');
  });
});

test.describe('when calls of the finance calculator fail', () => {
  test.use({ expectedNoise: FAILED_CALL });

  test('the figures stand, the count can be asked for again, the search still works [FIN-47, HT-4]', async ({
    page,
  }) => {
    await open(page);
    let broken = true;
    await page.route(CALLS.search, (route) =>
      broken ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    );
    await slider(page, 'Pay over').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText(/could not count the cars/)).toBeVisible();
    await expect(payment(page)).toContainText('£468.72');
    await expect(findCars(page)).toBeVisible();
    broken = false;
    await page.keyboard.press('ArrowLeft');
    await expect(payment(page)).toContainText('£589.13');
    await expect(page.getByText(/^[\d,]+ cars? at £550 to £650 a month$/)).toBeVisible();
  });

  test('a visit that comes from another page has 13.6 without the editor’s rates [FIN-06]', async ({
    page,
  }) => {
    await page.goto('/car-finance/');
    await isLive(page);
    await page.route('**/api/page/finance-calculator**', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    await page.getByRole('link', { name: 'Work out a monthly payment' }).click();
    await expect(page).toHaveURL(new RegExp(`${CALCULATOR}$`));
    await expect(figure(page, 'Representative APR')).toHaveText('13.6%');
    await expect(payment(page)).toContainText('£397.24');
  });
});

test.describe('the finance calculator without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is a form that comes back with its figures [FIN-04, FIN-05]', async ({ page }) => {
    await page.goto(CALCULATOR);
    await expect(payment(page)).toContainText('£397.24');
    await expect(slider(page, 'Amount to borrow')).toBeHidden();
    await box(page, 'Amount to borrow').fill('9,000');
    await box(page, 'Pay over').fill('36');
    await page.getByRole('button', { name: 'Work it out' }).click();
    await expect(figure(page, 'Amount of credit')).toHaveText('£8,000.00');
    await expect(figure(page, 'Duration')).toHaveText('36 months');
    await findCars(page).click();
    await expect(page).toHaveURL(
      /\/used\/cars\/\?monthly_from=\d+&monthly_to=\d+&finance_deposit=1000&finance_term=36$/,
    );
  });
});

test.describe('on a phone, before the question of consent is answered', () => {
  test.use({ answersConsent: false, viewport: { width: 360, height: 740 } });

  test('the monthly payment stands above the question, and at the foot once it is answered', async ({
    page,
  }) => {
    await open(page);
    const question = page.getByRole('region', { name: 'Your choice about cookies' });
    await expect(question).toBeVisible();
    await slider(page, 'Amount to borrow').scrollIntoViewIfNeeded();
    const edge = (of: 'top' | 'bottom', locator: ReturnType<typeof payment>) =>
      locator.evaluate((element, side) => element.getBoundingClientRect()[side], of);
    await expect
      .poll(async () => (await edge('bottom', payment(page))) <= (await edge('top', question)))
      .toBe(true);
    await expect(payment(page)).toBeInViewport();
    await question.getByRole('button', { name: 'Reject' }).click();
    await expect(question).toBeHidden();
    await expect.poll(() => edge('bottom', payment(page))).toBeGreaterThan(690);
    await expect(payment(page)).toBeInViewport();
  });
});
