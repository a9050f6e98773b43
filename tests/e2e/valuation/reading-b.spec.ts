import type { Page } from '@playwright/test';
import { expectNoFaults } from '../support/axe';
import { ownSite, type OwnSite } from '../support/own-site';
import { expect, test } from '../support/quiet-test';

let own: OwnSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  own = await ownSite({ VALUATION: 'b' });
});
test.afterAll(() => own.close());

const LOOKS = [
  { width: 360, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const;

/** The steps' own script comes after the page's: a press before it is posted without. */
const formIsAlive = (page: Page) =>
  page.waitForFunction(() => {
    const form = document.querySelector('main form');
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactFiber'));
  });

/** At a step whose title has the focus, with nothing that axe can find. */
async function isAt(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expectNoFaults(page, LOOKS, 'main');
}

test('a valuation in four steps, by keyboard on a phone, and its page on another device [VALB-01, VALB-05, VALB-06, VALB-08, VALB-11, VALB-19, VALB-20, ROUTE-37]', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

  await test.step('the vehicle', async () => {
    await page.goto(`${own.address}/car-value/?vrm=ab21cde`);
    await formIsAlive(page);
    await expect(page.getByText('Step 1 of 4')).toBeVisible();
    await page.getByLabel('Mileage').fill('42k');
    await page.getByLabel('Mileage').press('Enter');
    await expect(page.getByRole('alert')).toContainText('Choose your preferred branch');
    await expectNoFaults(page, LOOKS, 'main');
    await page.getByLabel('Preferred branch').selectOption('Forecourt Chester');
    await press('Continue');
    await isAt(page, 'Is this your vehicle?');
    await expect(page.locator('dl')).toContainText('42,000 miles');
  });

  await test.step('anew, and again', async () => {
    await press('Start again');
    await isAt(page, 'Get your free vehicle valuation');
    await expect(page.getByLabel('Mileage')).toHaveValue('');
    await page.getByLabel('Registration').fill('AB21 CDE');
    await page.getByLabel('Mileage').fill('42,000');
    await page.getByLabel('Preferred branch').selectOption('Forecourt Chester');
    await press('Continue');
    await page.getByLabel('Number of previous owners').selectOption('3');
    await press('Yes, it is mine');
    await isAt(page, 'Our assumptions');
  });

  await test.step('the shopper, with a step back and a reload between', async () => {
    await page.getByLabel('Full name').fill('Sam Sample');
    await page.goBack();
    await expect(page.getByLabel('Number of previous owners')).toHaveValue('3');
    await page.goForward();
    await page.getByLabel('Email address').fill('sam.sample@example.org');
    await page.getByLabel('Postcode').fill('ch1 2ab');
    await page.reload();
    await formIsAlive(page);
    await expect(page.getByLabel('Full name')).toHaveValue('Sam Sample');
    await page.getByLabel('Telephone number').fill('07700 900123');
    await page.getByLabel('SMS').press('Space');
    await press('Get my valuation');
    await page.waitForURL(/\/car-value\/summary\/[0-9a-f]{32}\/\?branch=chester$/);
  });

  await test.step('the price, put to use for the visit', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your free vehicle valuation is waiting',
    );
    await expect(page.getByRole('link', { name: 'Contact the branch' })).toHaveAttribute(
      'href',
      '/contact/chester?scroll=contact-form',
    );
    await expect(page.getByRole('button', { name: 'Stop using it' })).toBeVisible();
    await expectNoFaults(page, LOOKS, 'main');
  });

  await test.step('on another device, with nothing of the person', async () => {
    const context = await browser.newContext({ colorScheme: 'dark' });
    const other = await context.newPage();
    const address = page.url().replace(/\?.*/, '');
    const answer = await other.goto(address);
    expect(await answer?.text()).not.toMatch(/Sample|sam\.sample|900123|CH1 2AB/i);
    await expect(other.getByText(/^Good until the end of /)).toBeVisible();
    await other.getByRole('button', { name: 'See our prices less this one' }).click();
    await expect(other.getByRole('status').filter({ hasText: 'in use' })).toBeVisible();
    await expect(other.getByRole('link', { name: 'Contact a branch' })).toHaveAttribute(
      'href',
      '/contact?scroll=contact-form',
    );
    await context.close();
  });

  await test.step('back on the form, which leads to the price and sends nobody away', async () => {
    await page.goBack();
    await expect(page.getByRole('link', { name: 'See your valuation' })).toBeVisible();
    await press('Value another vehicle');
    await page.getByLabel('Registration').fill('AB21CDE');
    await page.getByLabel('Mileage').fill('42000');
    await page.getByLabel('Preferred branch').selectOption('Forecourt Stoke');
    await press('Continue');
    await isAt(page, 'Your free vehicle valuation is waiting');
    await expect(
      page.getByText('A valuation has already been submitted for this vehicle'),
    ).toBeVisible();
  });
});
