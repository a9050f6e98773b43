import { expectNoFaults } from '../support/axe';
import { expect, test } from '../support/quiet-test';

const FIELD = 'Your postcode, or its first half';

test('branches are sorted by how near they are, for the visit and for nobody else [BRANCH-05, BRANCH-06]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/contact/');
  const tiles = page.getByRole('heading', { level: 3 }).filter({ hasText: 'Forecourt' });
  await expect(tiles.first()).toHaveText('Forecourt Bolton');
  await page.getByLabel(FIELD).fill('ch1 4qq');
  await page.getByLabel(FIELD).press('Enter');
  await expect(tiles.first()).toHaveText('Forecourt Chester');
  await expect(page.getByText('Less than a mile away')).toBeVisible();
  await expect(page).toHaveURL(/\/contact\/$/);
  const origin = new URL(page.url()).origin;
  expect(
    asked.filter((address) => !address.startsWith(origin) && !address.startsWith('data:')),
  ).toEqual([]);
  expect(asked.filter((address) => /4qq/i.test(address))).toEqual([]);
  await page.reload();
  await expect(tiles.first()).toHaveText('Forecourt Chester');
});

test('a branch tells its hours, and its form is scrolled to where the address says so [BRANCH-01, BRANCH-08]', async ({
  page,
}) => {
  await page.goto('/contact/chester/?scroll=contact-form');
  await expect(page.getByRole('heading', { name: 'Contact Forecourt Chester' })).toBeInViewport();
  await expect(page.getByRole('rowheader', { name: 'Monday to Friday' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Next reviews' }).click();
  await expect
    .poll(() =>
      page
        .getByRole('list', { name: 'Reviews of Forecourt Chester' })
        .evaluate((list) => list.scrollLeft),
    )
    .toBeGreaterThan(0);
});

test('a branch is written to on its own page, and says when it answers [BRANCH-11]', async ({
  page,
}) => {
  await page.goto('/contact/crewe/?scroll=contact-form');
  const form = page.locator('#contact-form form');
  await expect(form.getByLabel('Dealership')).toHaveValue('3');
  await form.getByLabel('First name').fill('Siân');
  await form.getByLabel('Last name').fill('O’Neill');
  await form.getByRole('textbox', { name: /^Email/ }).fill('sian@example.com');
  await form.getByLabel('Message').fill('Are you open at Christmas?');
  await form.getByLabel('By submitting this form').check();
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeInViewport();
  await expect(page.getByText(/CO-[A-Z0-9]{8}/)).toBeVisible();
  await expect(page.getByText(/^Forecourt Crewe is (open|closed) now/)).toBeVisible();
  await expectNoFaults(page);
});

test('nothing stands in anybody’s way, sorted or refused, in every look', async ({ page }) => {
  await page.goto('/contact/chester/');
  await expectNoFaults(page);
  await page.goto('/contact/');
  await page.getByLabel(FIELD).fill('Chester');
  await page.getByLabel(FIELD).press('Enter');
  await expect(page.getByText('That is not a postcode.')).toBeVisible();
  await expectNoFaults(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form sorts branches all the same, and the map and hours are there [BRANCH-05, BRANCH-08]', async ({
    page,
  }) => {
    await page.goto('/contact/');
    await page.getByLabel(FIELD).fill('w1b 4bs');
    await page.getByRole('button', { name: 'Find nearest' }).click();
    await expect(page).toHaveURL(/\/contact\/\?near=W1B$/);
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Forecourt Stafford');
    await page.getByRole('link', { name: 'Forecourt Stafford' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forecourt Stafford');
    await expect(page.getByText('9:00 to 18:00').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show a street map' })).toBeHidden();
  });
});
