import type { Page } from '@playwright/test';
import { expectNoFaults, type Look } from '../support/axe';
import { expect, FAILED_CALL, test } from '../support/quiet-test';
import { isLive, open } from '../support/results-page';

const LOOKS: readonly Look[] = [
  { width: 360, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
];
const PHONE = { width: 390, height: 844 };

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name });
const field = (page: Page, label: string | RegExp) => page.locator('main').getByLabel(label);

/** Nothing that axe finds on the screen in view, which is then a phone's again. */
async function isInOrder(page: Page): Promise<void> {
  await expectNoFaults(page, LOOKS, 'main');
  await page.setViewportSize(PHONE);
}

async function getStarted(page: Page, mark: string, miles: string): Promise<void> {
  await field(page, 'Your registration').fill(mark);
  await field(page, 'Mileage').fill(miles);
  await button(page, 'Get started').click();
}

test.describe('The value of a car', () => {
  test('on a phone: each step is a page of the history, and a price belongs to what was looked up last [VALA-01, VALA-02, VALA-50, VALA-51, VALA-54, STORE-09, CALL-06, WE-117]', async ({
    page,
  }) => {
    const sent: unknown[] = [];
    await page.route('**/api/valuations/process', async (route) => {
      sent.push(route.request().postDataJSON());
      await route.continue();
    });
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await open(page, '/car-value/');
    await isInOrder(page);
    await getStarted(page, 'jb19 klm', '42,000');
    await expect(title(page)).toHaveText('Vehicle Details');
    await expect(title(page)).toBeFocused();
    await isInOrder(page);
    await field(page, 'Outstanding Finance (£)').fill('3500');
    await button(page, 'Next Step').click();
    await expect(page).toHaveURL(/\?step=about-you$/);
    await field(page, 'Full name').fill('Sam Sample');
    await field(page, 'Email address').fill('sam.sample@example.org');
    await page.reload();
    await isLive(page);
    await expect(field(page, 'Full name')).toHaveValue('Sam Sample');

    await page.goBack();
    await expect(field(page, 'Outstanding Finance (£)')).toHaveValue('3500');
    await page.goBack();
    await expect(field(page, 'Mileage')).toHaveValue('42,000');
    await getStarted(page, 'jb19 klm', '52,000');
    await expect(page.locator('main')).toContainText('52,000 miles');
    await button(page, 'Next Step').click();
    await expect(field(page, 'Full name')).toHaveValue('Sam Sample');
    await button(page, 'Get my valuation').click();
    await expect(page.getByRole('alert')).toContainText('Choose your closest location');
    await isInOrder(page);
    await field(page, 'Choose closest location').selectOption({ label: 'Forecourt Chester' });
    await page.getByRole('checkbox', { name: 'Email', exact: true }).check();
    await page.getByRole('checkbox', { name: 'SMS', exact: true }).check();
    await page.getByRole('checkbox', { name: /^Check this box/ }).check();
    const box = await button(page, 'Get my valuation').boundingBox();
    if (box === null) throw new Error('The button is not on the page');
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
    await expect(title(page)).toHaveText('Your Valuation');
    await isInOrder(page);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      vrm: 'JB19KLM',
      mileage: 52_000,
      condition: 'C3',
      department_code: 'CHS',
      settlement: '3500.00',
      first_name: 'Sam',
      last_name: 'Sample',
      opt_in: { email: true, sms: true },
    });

    await page.reload();
    await isLive(page);
    await expect(title(page)).toHaveText('Your Valuation');
    await page.goBack();
    await expect(field(page, 'Full name')).toHaveValue('Sam Sample');
    for (const step of [/step=successful-lookup$/, /\/car-value\/$/, /127\.0\.0\.1:\d+\/$/]) {
      await page.goBack();
      await expect(page).toHaveURL(step);
    }
  });

  test.describe('where no vehicle is found', () => {
    test.use({ expectedNoise: FAILED_CALL });

    test('by hand and by keyboard: nothing is lost by Back, reload or failure, and one enquiry is sent [VALA-22, VALA-23, VALA-29, VALA-30, VALA-52, ERR-40]', async ({
      page,
    }) => {
      const forms: string[] = [];
      let isBroken = true;
      await page.route('**/api/v2/form-submit', async (route) => {
        forms.push(route.request().postData() ?? '');
        await (isBroken ? route.fulfill({ status: 500 }) : route.continue());
      });
      await page.setViewportSize(PHONE);
      await open(page, '/car-value/?vrm=tu19%20nfd&mileage=88000');
      await expect(field(page, 'Your registration')).toHaveValue('tu19 nfd');
      await field(page, 'Choose closest location').selectOption({ label: 'Forecourt Chester' });
      await field(page, 'Mileage').press('Enter');
      await expect(title(page)).toHaveText(
        'Sorry, we can’t locate your vehicle details at the moment',
      );
      await expect(button(page, 'Next Step')).toBeDisabled();
      await isInOrder(page);
      await field(page, 'Make').fill('Ford');
      await field(page, 'Model').fill('Escort');
      await field(page, 'Trim').fill('Ghia');
      await field(page, 'Date first registered').fill('30/02/2016');
      await button(page, 'Next Step').click();
      await expect(page.getByRole('alert')).toContainText('must be a real date');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(field(page, 'Date first registered')).toBeFocused();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('03042016');
      await page.keyboard.press('Tab');
      await expect(field(page, 'Date first registered')).toHaveValue('03/04/2016');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#about-you$/);
      await page.goBack();
      await expect(field(page, 'Trim')).toHaveValue('Ghia');
      await page.goForward();
      await page.reload();
      await isLive(page);
      await expect(field(page, 'Choose closest location')).toHaveValue('2');
      await button(page, 'Contact us').click();
      await expect(page.getByRole('alert')).toContainText('Choose a title');
      await isInOrder(page);
      expect(forms).toEqual([]);
      await field(page, 'Title').selectOption('dr');
      await field(page, 'First name').fill('Sam');
      await field(page, 'Last name').fill('Sample');
      await field(page, 'Email address').fill('sam.sample@example.org');
      await page.getByRole('checkbox', { name: /^Check this box/ }).check();
      await button(page, 'Contact us').click();
      await expect(page.getByText('Oops. Something went wrong!')).toBeInViewport();
      await expect(field(page, 'First name')).toHaveValue('Sam');
      isBroken = false;
      await button(page, 'Contact us').click();
      await expect(title(page)).toHaveText(
        "Sorry, we couldn't locate a value for your vehicle online.",
      );
      await expect(page.getByText(/FV-[A-Z0-9]{8}/)).toBeVisible();
      await isInOrder(page);
      expect(forms).toHaveLength(2);
      expect(forms[1]).toContain('name="form_id"');
      expect(forms[1]).toMatch(/\r\n\r\n44\r\n/);
    });
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false, answersConsent: false });

    test('leads to the price, screen by screen [VALA-16, VALA-61]', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto('/car-value/');
      await getStarted(page, 'fd20 abc', '21,000');
      await expect(title(page)).toHaveText('Vehicle Details');
      await button(page, 'Next Step').click();
      await field(page, 'Full name').fill('Sam Sample');
      await field(page, 'Email address').fill('sam.sample@example.org');
      await field(page, 'Choose closest location').selectOption({ label: 'Forecourt Crewe' });
      await page.getByRole('checkbox', { name: /^Check this box/ }).check();
      // Nobody fills in a form as quickly as this test does.
      await page.locator('input[name="_drawn"]').evaluate((drawn: HTMLInputElement) => {
        drawn.value = '0';
      });
      await button(page, 'Get my valuation').click();
      await expect(page).toHaveURL(/\/car-value\/summary\/[0-9a-f]{32}\/$/);
      await expect(page.locator('main')).toContainText('Showroom');
    });
  });
});
