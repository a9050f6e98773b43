import type { Page } from '@playwright/test';
import { expectNoFaults } from '../support/axe';
import { expect, FAILED_CALL, test } from '../support/quiet-test';
import { cards, CARS, open } from '../support/results-page';

async function slugOfACar(page: Page): Promise<string> {
  await page.goto(CARS);
  return (await cards(page).first().getAttribute('data-slug')) ?? '';
}

const form = (page: Page) => page.locator('form[method="post"]');

async function introduce(page: Page, hasTelephone = true): Promise<void> {
  await form(page).getByLabel('First name').fill('Siân');
  await form(page).getByLabel('Last name').fill('O’Neill');
  if (hasTelephone) {
    await form(page)
      .getByRole('textbox', { name: /^Telephone/ })
      .fill('07700 900123');
  }
  await form(page)
    .getByRole('textbox', { name: /^Email/ })
    .fill('sian@example.com');
}

test.describe('The forms to a dealership', () => {
  test('a test drive is booked when somebody is there, and comes as a calendar file [ROUTE-29, FORM-10]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `/used/cars/test-drive/${await slugOfACar(page)}/`);
    await introduce(page);
    await form(page).getByLabel('Day', { exact: true }).fill('25');
    await form(page).getByLabel('Month').fill('12');
    await form(page).getByLabel('Year').fill('2027');
    const send = form(page).getByRole('button', { name: 'Book test drive' });
    await send.click();
    await expect(form(page).getByRole('alert')).toContainText(/Forecourt \w+ has no times on/);
    await expectNoFaults(page);
    await page.setViewportSize({ width: 390, height: 844 });

    await form(page).getByRole('group', { name: 'Next days' }).getByRole('button').nth(1).click();
    await form(page).getByLabel('Time', { exact: false }).first().selectOption({ index: 2 });
    await form(page).getByLabel('I have a full UK licence').check();
    await form(page).getByLabel('By submitting this form').check();
    await send.click();
    await expect(page.getByRole('heading', { name: 'Test drive requested' })).toBeInViewport();
    await expect(page.getByText(/TD-[A-Z0-9]{8}/)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Add to your calendar' }).click();
    expect((await download).suggestedFilename()).toBe('appointment.ics');
    await expectNoFaults(page);
  });

  test('times follow the branch that is chosen, and what stood there stays', async ({ page }) => {
    await open(page, '/used/cars/virtual-appointment/?branch=bolton');
    await expect(
      form(page).getByText(/^Open Monday to Friday .*Sunday 10:00 to 16:00$/),
    ).toBeVisible();
    await form(page).getByLabel('Day', { exact: true }).fill('05');
    await form(page).getByLabel('Month').fill('12');
    await form(page).getByLabel('Year').fill('2027');
    const time = form(page).getByLabel('Time', { exact: false }).first();
    await time.selectOption('10:30');
    await form(page).getByLabel('Dealership').selectOption({ label: 'Forecourt Chester' });
    const closed = /Forecourt Chester has no times on Sunday 5 December 2027/;
    await expect(form(page).getByText(closed).first()).toBeVisible();
    await expect(form(page).getByRole('status')).toHaveText(closed);
    await expect(time).toHaveValue('10:30');
    await expectNoFaults(page);
    await form(page).getByLabel('Dealership').selectOption({ label: 'Forecourt Bolton' });
    await expect(form(page).getByText(closed)).toHaveCount(0);
  });

  test('a voucher is a file that can be printed [FORM-16]', async ({ page }) => {
    await open(page, '/form/26/?branch=bolton');
    await introduce(page, false);
    await form(page).getByLabel('By submitting this form').check();
    await form(page).getByRole('button', { name: 'Get my voucher' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download your voucher' }).click();
    expect((await download).suggestedFilename()).toBe('forecourt-voucher.html');
  });

  test('who somebody is, is asked once, in pages and windows, and forgotten when told', async ({
    page,
  }) => {
    const slug = await slugOfACar(page);
    await open(page, `/used/cars/enquire/?branch=bolton`);
    await introduce(page);
    await open(page, `/used/cars/${slug}/?modal=enquire`);
    const dialog = page.getByRole('dialog', { name: /^Enquire about/ });
    await expect(dialog.getByLabel('First name')).toHaveValue('Siân');
    await expect(dialog.getByText('We kept what you typed')).toBeVisible();
    await expectNoFaults(page);
    await dialog.getByRole('button', { name: 'Clear the form' }).click();
    await expect(dialog.getByLabel('First name')).toHaveValue('');
    await open(page, `/used/cars/virtual-appointment/${slug}/`);
    await expect(form(page).getByLabel('First name')).toHaveValue('');
  });

  test('each link of the bar opens its form over the vehicle’s page [VDP-29, VDP-38]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, `/used/cars/${await slugOfACar(page)}/`);
    const bar = page.getByRole('navigation', { name: 'Ways to enquire' });
    for (const [link, title] of [
      ['Book Test Drive', /^Book a test drive of/],
      ['Make General Enquiry', /^Make a general enquiry/],
      ['Enquire on this vehicle', /^Enquire about/],
    ] as const) {
      await bar.getByRole('link', { name: link }).click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog.getByLabel('First name')).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
    }
  });

  test.describe('without a connection', () => {
    test.use({ expectedNoise: FAILED_CALL });

    test('a question waits, and goes by itself, once, when there is one [EN-1, EN-2]', async ({
      page,
      context,
    }) => {
      await open(page, `/used/cars/enquire/${await slugOfACar(page)}/`);
      await introduce(page);
      await form(page).getByLabel('Your question').fill('Does it have a spare wheel?');
      await form(page).getByLabel('By submitting this form').check();
      await context.setOffline(true);
      await form(page).getByRole('button', { name: 'Send enquiry' }).click();
      await expect(page.getByText('You are offline').last()).toBeVisible();
      await expect(form(page).getByLabel('Your question')).toHaveValue(/spare wheel/);
      await context.setOffline(false);
      await expect(page.getByRole('heading', { name: 'Enquiry sent' })).toBeVisible();
      await expect(page.getByText(/EN-[A-Z0-9]{8}/)).toHaveCount(1);
    });
  });
});
