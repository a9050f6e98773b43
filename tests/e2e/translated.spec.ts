import type { Page } from '@playwright/test';
import { expect, test as base } from './support/quiet-test';
import {
  announcement,
  atRest,
  cards,
  CARS,
  chips,
  filters,
  isLive,
  pageLink,
  pick,
  shown,
  sortBy,
  totalOf,
} from './support/results-page';
import { expectTrueWords, startTranslating, translatePages } from './support/translation';

// A block that comes alive after it was translated is drawn a second time, and React says so.
const test = base.extend({ expectedNoise: /React error #418/ });

/** Opens a page that is translated as soon as it is alive. */
async function openTranslated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await isLive(page);
  await page.waitForLoadState('networkidle');
  await startTranslating(page);
}

test.describe('a page that the browser translates', () => {
  test.beforeEach(({ page }) => translatePages(page));

  test('home: a choice in each menu changes what is counted', async ({ page }) => {
    await openTranslated(page, '/');
    const budget = page.locator("[data-menu='budget']");
    const matches = budget.locator('.matches');
    await budget.locator('summary').click();
    const all = await matches.textContent();
    await budget.getByRole('combobox').last().selectOption({ index: 6 });
    await expect(matches).not.toHaveText(all ?? '');
    await expectTrueWords(page);
    await budget.getByRole('button', { name: 'Update search' }).click();
    const help = page.locator("[data-menu='help']");
    await help.locator('summary').click();
    const choice = help.locator('label').first();
    const unchosen = await help.locator('.matches').textContent();
    await choice.click();
    await expect(help.locator('.matches')).not.toHaveText(unchosen ?? '');
    await expectTrueWords(page);
    await choice.click();
    await expect(help.locator('.matches')).toHaveText(unchosen ?? '');
    await expectTrueWords(page);
  });

  test('results: filters, chips, order and pages tell one story', async ({ page }) => {
    await openTranslated(page, `${CARS}?make=ford`);
    await expect(chips(page)).toHaveCount(1);
    const fords = await totalOf(page);
    let before = await shown(page);
    await page.getByRole('button', { name: 'Clear all' }).click();
    before = await atRest(page, before);
    expect(await totalOf(page)).toBeGreaterThan(fords);
    await expect(chips(page)).toHaveCount(0);
    await expectTrueWords(page);

    await pick(page, 'Make', /^Ford/);
    before = await atRest(page, before);
    expect(await totalOf(page)).toBe(fords);
    await expect(announcement(page)).toContainText(String(fords));
    await expectTrueWords(page);
    await pick(page, 'Make', /^Ford/);
    before = await atRest(page, before);
    expect(await totalOf(page)).toBeGreaterThan(fords);

    await sortBy(page).selectOption({ index: 1 });
    before = await atRest(page, before);
    await pageLink(page, 2).click();
    before = await atRest(page, before);
    await expectTrueWords(page);
    await pick(page, 'Make', /^Ford/);
    before = await atRest(page, before);
    await chips(page).first().click();
    await atRest(page, before);
    await expect(filters(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expectTrueWords(page);
  });

  test('calculator and data preferences: figures and answers follow', async ({ page }) => {
    await openTranslated(page, '/car-finance/calculator/');
    const payment = page.getByRole('region', { name: 'Monthly payment' });
    await expect(payment).toContainText('£397.24');
    await page.getByRole('textbox', { name: 'Amount to borrow' }).fill('12000');
    await page.keyboard.press('Enter');
    await expect(payment).not.toContainText('£397.24');
    await expectTrueWords(page);
    await page.getByRole('slider', { name: 'Pay over' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('dl > div', { hasText: 'Duration' }).locator('dd')).toHaveText(
      '48 months',
    );
    await expectTrueWords(page);
    await page.getByRole('slider', { name: 'Amount to borrow' }).focus();
    await page.keyboard.press('Home');
    await expect(payment).toContainText('£0.00');
    await page.keyboard.press('End');
    await expect(payment).not.toContainText('£0.00');
    await expectTrueWords(page);

    await openTranslated(page, '/data-preferences/');
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect(page.getByText('Saved. You have agreed to both.')).toBeVisible();
    await page.getByRole('button', { name: 'Reject all' }).click();
    await expect(page.getByText('Saved. You have said no to both.')).toBeVisible();
    await expectTrueWords(page);
  });

  test('a vehicle: pictures, tabs, finance and lists, then the lists’ own pages', async ({
    page,
  }) => {
    test.slow();
    await page.goto(`${CARS}?min_price=12000&max_price=18000&sort=price%7Cdesc`);
    const slug = (await cards(page).first().getAttribute('data-slug')) ?? '';
    await openTranslated(page, `/used/cars/${slug}/`);
    const stage = page.getByRole('group', { name: /^Pictures of / });
    const counter = stage.getByText(/^\d+\/\d+$/);
    await expect(counter).toHaveText(/^1\//);
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expect(counter).toHaveText(/^2\//);
    await expectTrueWords(page);
    await page.getByRole('tab').last().click();
    await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');

    const panel = page.locator('#finance-personalise');
    await panel.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => {
      const select = document.querySelector('#finance-personalise select');
      return select !== null && Object.keys(select).some((key) => key.startsWith('__react'));
    });
    const figure = panel.locator('.amount strong');
    const monthly = (await figure.textContent()) ?? '';
    await panel.getByRole('combobox', { name: 'Deposit' }).selectOption({ index: 3 });
    await expect(figure).not.toHaveText(monthly);
    await expect(figure).toHaveText(/^£[\d,]+\.\d\d$/);
    await expectTrueWords(page);

    const block = page.locator('.price-block');
    await block.getByRole('button', { name: /^Save/ }).click();
    await block.getByRole('button', { name: /^Compare/ }).click();
    await expect(page.locator('[data-count-of="favs"]').first()).toHaveText('1');
    await expect(page.locator('[data-count-of="compare"]').first()).toHaveText('1');
    await expectTrueWords(page);

    await openTranslated(page, '/compare/');
    await expect(page.getByRole('table').first()).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expectTrueWords(page);

    await openTranslated(page, '/shortlist/');
    const remove = page
      .getByRole('main')
      .getByRole('button', { pressed: true, name: /favourites$/ })
      .first();
    await remove.click();
    await expect(page.locator('[data-count-of="favs"]').first()).toHaveText('0');
    await expectTrueWords(page);
  });

  test('a form: what is wrong, and that it was sent', async ({ page }) => {
    await page.goto(CARS);
    const slug = (await cards(page).first().getAttribute('data-slug')) ?? '';
    await openTranslated(page, `/used/cars/request-callback/${slug}/`);
    const form = page.locator('form[method="post"]');
    const send = form.getByRole('button', { name: 'Request a callback' });
    await send.click();
    await expect(form.getByRole('alert').getByRole('heading')).toHaveText('There is a problem');
    await expectTrueWords(page);
    await form.getByLabel('First name').fill('Siân');
    await form.getByLabel('Last name').fill('O’Neill');
    await expect(form.getByLabel('First name')).not.toHaveAttribute('aria-invalid', 'true');
    await form.getByLabel('Telephone').first().fill('+44 (0)1632 960 001');
    await form.getByLabel('Best time to call').selectOption({ label: 'Morning' });
    await form.getByLabel('By submitting this form').check();
    await expectTrueWords(page);
    await send.click();
    await expect(page.getByRole('heading', { name: 'Request sent' })).toBeVisible();
    await expectTrueWords(page);
  });
});
