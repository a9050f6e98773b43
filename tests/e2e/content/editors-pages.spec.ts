import { expectNoFaults } from '../support/axe';
import { expect, test } from '../support/quiet-test';
import { isLive } from '../support/results-page';

test('pages of editors: prices that add up to a search, a film, a form, packages [PAGE-13, PAGE-18, PAGE-26, PAGE-30, PAGE-34]', async ({
  page,
}) => {
  await page.goto('/your-first-car/');
  await isLive(page);
  await page.getByRole('button', { name: '£5,000 to £8,000' }).click();
  await page.getByRole('button', { name: '£8,000 to £12,000' }).click();
  await expectNoFaults(page);
  await page.getByRole('link', { name: 'Search by Price' }).click();
  await expect(page).toHaveURL(/min_price=5000.*max_price=12000|min_price=5000,8000/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Used Cars in stock');

  await page.goto('/used-vans-for-business/');
  await isLive(page);
  const film = page.getByRole('link', { name: /^Play the video/ });
  await film.scrollIntoViewIfNeeded();
  await expect(page.locator('video')).toHaveCount(0);
  await film.click();
  await expect(page.locator('video')).toBeFocused();
  const form = page.getByRole('region', { name: 'Tell us what you need' });
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByLabel(/^First name/)).toBeVisible();
  // The branches that the editor has limited the form to (PAGE-24).
  await expect(form.getByRole('combobox', { name: /^Dealership/ }).getByRole('option')).toHaveCount(
    4,
  );

  await page.goto('/packages/');
  // Only read: nothing of it waits for a script.
  await page.getByText('Read More').first().click();
  await expect(page.getByText('Engine, gearbox, drive')).toBeVisible();
  await expect(page.getByText('Close').first()).toBeVisible();
});

test.describe('a reader who has never been here', () => {
  test.use({ answersConsent: false, viewport: { width: 390, height: 844 }, hasTouch: true });

  test('is sent no script with a page that has a form, and loses nothing that was typed before it came [PAGE-14, PAGE-21]', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    for (const address of ['/your-first-car/', '/servicing/mot/', '/car-finance/outstanding/']) {
      await page.goto(address, { waitUntil: 'networkidle' });
      expect(scripts, address).toEqual([]);
    }

    // The first sign is the touch of a field; the script takes its time.
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    const name = page.getByLabel(/^First name/);
    await name.tap();
    await page.keyboard.type('Ada Early', { delay: 20 });
    await page.waitForFunction(() => {
      const root = document.getElementById('page');
      return root !== null && Object.keys(root).some((key) => key.startsWith('__reactFiber'));
    });
    await expect(name).toHaveValue('Ada Early');
    await expect(name).toBeFocused();
    await page.unrouteAll({ behavior: 'wait' });

    await page.goto('/servicing/mot/');
    await page.mouse.wheel(0, 2000);
    const form = page.getByRole('region', { name: 'Ask about a test' });
    await form.scrollIntoViewIfNeeded();
    await expect(form.getByLabel(/^First name/)).toBeVisible();
  });
});
