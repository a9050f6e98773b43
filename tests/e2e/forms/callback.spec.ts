import type { Locator, Page } from '@playwright/test';
import { expectNoFaults } from '../support/axe';
import { expect, FAILED_CALL, test } from '../support/quiet-test';
import { cards, CARS, isLive, open } from '../support/results-page';

/** The callback's page of the first car of the list. */
async function callbackOfACar(page: Page): Promise<string> {
  await page.goto(CARS);
  const slug = await cards(page).first().getAttribute('data-slug');
  return `/used/cars/request-callback/${slug ?? ''}/`;
}

const form = (page: Page): Locator => page.locator('form[method="post"]');
const field = (page: Page, label: string): Locator => form(page).getByLabel(label);
const message = (page: Page): Locator => form(page).getByRole('textbox', { name: 'Message' });
const send = (page: Page): Locator =>
  form(page).getByRole('button', { name: 'Request a callback' });
const summary = (page: Page): Locator => form(page).getByRole('alert');

async function fillIn(page: Page): Promise<void> {
  await field(page, 'First name').fill('Siân');
  await field(page, 'Last name').fill('O’Neill');
  await field(page, 'Telephone').first().fill('+44 (0)1632 960 001');
  await field(page, 'Best time to call').selectOption({ label: 'Morning' });
  await field(page, 'By submitting this form').check();
}

test.describe('Request a callback', () => {
  test('by keyboard alone: what is wrong leads to its field, and what was taken has a reference [ROUTE-26, FORM-11, FORM-13]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, await callbackOfACar(page));
    await message(page).focus();
    await send(page).focus();
    await page.keyboard.press('Enter');
    await expect(summary(page).getByRole('heading')).toHaveText('There is a problem');
    await expect(page).toHaveTitle(/^Error: /);
    await expect(summary(page)).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(summary(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page, 'First name')).toBeFocused();
    await expect(field(page, 'First name')).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.type('Siân');
    await expect(field(page, 'First name')).not.toHaveAttribute('aria-invalid', 'true');
    await expectNoFaults(page);
    await page.setViewportSize({ width: 390, height: 844 });

    await fillIn(page);
    await field(page, 'Last name').press('Enter');
    await expect(page.getByRole('heading', { name: 'Request sent' })).toBeInViewport();
    await expect(page.getByText(/CB-[A-Z0-9]{8}/)).toBeVisible();
    await expect(page).not.toHaveTitle(/^Error: /);
    await expectNoFaults(page);
  });

  test('keeps what was typed over a reload, and gives it up when asked [FORM-24]', async ({
    page,
  }) => {
    await open(page, await callbackOfACar(page));
    await field(page, 'First name').fill('Siân');
    await message(page).fill('Is it still there?');
    await page.reload();
    await isLive(page);
    await expect(field(page, 'First name')).toHaveValue('Siân');
    await expect(message(page)).toHaveValue('Is it still there?');
    await page.getByRole('button', { name: 'Clear the form' }).click();
    await expect(field(page, 'First name')).toHaveValue('');
    await page.reload();
    await isLive(page);
    await expect(field(page, 'First name')).toHaveValue('');
  });

  test('is sent once however it is pressed, and what is typed meanwhile is not lost [FV-1]', async ({
    page,
  }) => {
    await open(page, await callbackOfACar(page));
    const sent: string[] = [];
    await page.route('**/api/form/submit', async (route) => {
      sent.push(route.request().headers()['idempotency-key'] ?? '');
      await route.continue();
    });
    await fillIn(page);
    const box = await send(page).boundingBox();
    if (box === null) throw new Error('The button is not on the page');
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.getByRole('heading', { name: 'Request sent' })).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]).not.toBe('');
  });

  test.describe('without a connection', () => {
    test.use({ expectedNoise: FAILED_CALL });

    test('waits, and goes by itself when there is one', async ({ page, context }) => {
      await open(page, await callbackOfACar(page));
      await fillIn(page);
      await context.setOffline(true);
      await send(page).click();
      await expect(page.getByText('You are offline').last()).toBeVisible();
      await expect(field(page, 'First name')).toHaveValue('Siân');
      await context.setOffline(false);
      await expect(page.getByRole('heading', { name: 'Request sent' })).toBeVisible();
    });

    test('says what went wrong at our end, gives the button back and keeps all [FORM-12, ERR-38]', async ({
      page,
    }) => {
      await open(page, await callbackOfACar(page));
      await fillIn(page);
      await page.route('**/api/form/submit', (route) => route.fulfill({ status: 500, body: '{}' }));
      await send(page).click();
      await expect(
        page.getByText('Sorry, we were unable to process your submission'),
      ).toBeInViewport();
      await expect(field(page, 'First name')).toHaveValue('Siân');
      await page.unroute('**/api/form/submit');
      await send(page).click();
      await expect(page.getByRole('heading', { name: 'Request sent' })).toBeVisible();
    });
  });

  test('opens over the vehicle’s page too, and closes with Back', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const own = await callbackOfACar(page);
    const vehicle = own.replace('request-callback/', '');
    await open(page, vehicle);
    await page.locator(`a[href="${own}"]`).last().click();
    const dialog = page.getByRole('dialog', { name: /^Request a callback about/ });
    await expect(dialog.getByLabel('First name')).toBeVisible();
    await expect(page).toHaveURL(/modal=callback/);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${vehicle}$`));
  });

  test.describe('of somebody who has agreed to be counted', () => {
    test.use({ answersConsent: false });

    test('tells which pages and vehicles were looked at before, and of nobody else [FORM-18, FORM-28]', async ({
      page,
    }) => {
      const own = await callbackOfACar(page);
      const vehicle = own.replace('request-callback/', '');
      await page.getByRole('button', { name: 'Accept' }).click();
      await open(page, vehicle);
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem('previous_urls')))
        .toContain(vehicle);
      await open(page, own);
      const sent = page.waitForRequest('**/api/form/submit');
      await fillIn(page);
      await send(page).click();
      const body = (await sent).postData() ?? '';
      expect(body).toContain(vehicle);
      expect(body).toContain('recent_vehicle');
      await expect(page.getByRole('heading', { name: 'Request sent' })).toBeVisible();
    });
  });
});
