import { expectNoFaults } from '../support/axe';
import { CUSTOMERS_PASSWORD, newCustomer } from '../support/new-customer';
import { expect, FAILED_CALL, test } from '../support/quiet-test';

const LOOKS = [
  { width: 360, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;

interface Offered {
  readonly stock_id: string;
  readonly slug: string;
  readonly online_purchase: unknown;
  readonly reserved_at: unknown;
}

test.describe('A customer', () => {
  // One long walk, on a machine that may be doing other things.
  test.describe.configure({ timeout: 120_000 });
  test.use({ expectedNoise: FAILED_CALL });

  test('buys a car from its page with a deposit by card, by keyboard where it matters, sees it among their orders, and cancels [VDP-32, ROUTE-15, CC-03, CC-04, CC-05]', async ({
    page,
  }) => {
    const email = `buyer-${String(test.info().workerIndex)}-${String(Date.now())}@example.org`;
    await newCustomer(page, email);
    const stock = await page.request.get(
      '/api/v2/vehicle-search?status=FOR_SALE_RETAIL&resultsPerPage=60&page=3',
    );
    const { data } = (await stock.json()) as { readonly data: readonly Offered[] };
    const offered = data.filter((each) => Boolean(each.online_purchase) && !each.reserved_at);
    const car = offered[Date.now() % offered.length];
    if (car === undefined) throw new Error('No car can be bought');
    await page.goto(`/used/cars/${car.slug}/`);
    await page.locator(`a[href="/click-collect/${car.stock_id}/"]`).first().click();
    await expect(page).toHaveURL(/\/login\?next=/);
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(CUSTOMERS_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Start your order' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'About you' })).toBeVisible();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expectNoFaults(page, LOOKS, 'main');
    await page.getByRole('link', { name: 'Enter your first name' }).click();
    for (const typed of ['Sam', 'Sample', '07700 900123', '1 High Street', 'Chester', 'CH1 2AB']) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1, name: 'Part exchange' })).toBeVisible();
    await page.getByLabel('No part exchange').check();
    await page.getByRole('button', { name: 'Save and continue' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'How you pay' })).toBeVisible();
    await page.getByLabel('Deposit by card').check();
    await expectNoFaults(page, LOOKS, 'main');
    await page.getByRole('button', { name: 'Save and continue' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Collection' })).toBeVisible();
    await page.locator('#order-branch').selectOption({ label: 'Forecourt Bolton' });
    await page.getByRole('button', { name: /^Show (days|times)$/ }).click();
    // A weekend: the choice says which day of the week it is.
    const days = await page.locator('#order-day option').allInnerTexts();
    const weekend = days.find((day) => /^(Saturday|Sunday)/.test(day)) ?? '';
    await page.locator('#order-day').selectOption({ label: weekend });
    await page.getByRole('button', { name: 'Show times' }).click();
    await page.locator('input[name=time]').first().check();
    await expectNoFaults(page, LOOKS, 'main');
    await page.getByRole('button', { name: 'Save and continue' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Check your order' })).toBeVisible();
    await expect(page.locator('main')).toContainText(weekend);
    await expectNoFaults(page, LOOKS, 'main');
    await page.getByRole('button', { name: 'Place order and pay £250' }).click();

    // At the provider's: declined, and tried again from the order's page, where all is kept.
    await page.getByText('Is declined').click();
    await page.getByRole('button', { name: 'Pay £250.00' }).click();
    await expect(page.getByRole('alert')).toContainText('declined');
    await page.goto(`/click-collect/${car.stock_id}/`);
    await expect(page.getByText('Your card was declined')).toBeVisible();
    await expectNoFaults(page, LOOKS, 'main');
    await page.getByRole('button', { name: 'Try again to pay £250' }).click();
    await page.getByRole('button', { name: 'Pay £250.00' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your order is placed' }),
    ).toBeVisible();
    await expect(page.getByText('Your deposit of £250 is paid')).toBeVisible();
    const reference = await page
      .getByText(/^CC-[0-9A-F]{10}$/)
      .first()
      .innerText();
    await expectNoFaults(page, LOOKS, 'main');

    await page.getByRole('link', { name: 'Your orders' }).click();
    await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
    await expect(page.getByText(reference)).toBeVisible();
    await expectNoFaults(page, LOOKS, 'main');
    await page.getByText('Cancel this order').click();
    await page.getByRole('button', { name: 'Yes, cancel my order' }).click();
    // The frame has news of its own to tell.
    await expect(
      page.getByRole('status').filter({ hasText: 'Your order is cancelled' }),
    ).toBeVisible();
    await expect(page.getByText(/^£250, (on its way|paid) back to your card$/)).toBeVisible();
  });
});
