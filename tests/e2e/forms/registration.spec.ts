import { expectNoFaults } from '../support/axe';
import { expect, test } from '../support/quiet-test';
import { open } from '../support/results-page';

test.describe('The box for a registration', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('takes a mark as it is typed, tells what it is, and leads to its valuation [VALB-12, ROUTE-36, VR-1, FV-4]', async ({
    page,
  }) => {
    await open(page, '/');
    const box = page.getByLabel('Your registration');
    await box.tap();
    await page.keyboard.type('lbo7se0');
    const meant = page.getByRole('button', { name: 'Did you mean LB07 SEO?' });
    await expect(meant).toBeVisible();
    await expectNoFaults(page);
    await meant.tap();
    await expect(box).toHaveValue('LB07 SEO');
    await expect(box).toBeFocused();
    await expect(page.getByText('07: March to August 2007')).toBeVisible();

    await page.keyboard.press('Control+A');
    await page.keyboard.type('ab24 bc');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('a');
    await expect(box).toHaveValue('ab24 abc');
    expect(await box.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(6);
    await expect(page.getByText('24: March to August 2024')).toBeVisible();

    await page.getByRole('button', { name: 'Value my car' }).tap();
    await expect(page).toHaveURL(/\/car-value\/\?vrm=ab24\+abc$/);
  });
});
