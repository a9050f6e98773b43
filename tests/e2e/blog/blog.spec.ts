import { expectNoFaults } from '../support/axe';
import { expect, test } from '../support/quiet-test';

test.describe('a reader who has never been here', () => {
  test.use({ answersConsent: false });

  test('reads the blog without the site’s script, which comes with the first key in the search [BLOG-01, BLOG-02, BLOG-09, BLOG-16, BLOG-17, ROUTE-03, ROUTE-04, ROUTE-07]', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/blog/');
    const second = page.locator('.posts > li').nth(1);
    await expect(second).toBeHidden();
    await page.getByRole('radio').nth(1).check();
    await expect(second).toBeVisible();
    await expectNoFaults(page);

    await second.getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'You may also like…' })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'In this article' })
      .getByRole('link')
      .last()
      .click();
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeInViewport();
    await expectNoFaults(page);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/blog\/$/);
    expect(scripts).toEqual([]);

    const box = page.getByRole('searchbox', { name: 'Search the blog' });
    await box.pressSequentially(' clean air ');
    await expect(page).toHaveURL(/\/blog-search\/clean%20air\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles about “clean air”');
    await expect(page.getByRole('link', { name: /^ULEZ and clean air zones/ })).toBeVisible();
    await expect(box).toBeFocused();
    expect(scripts.length).toBeGreaterThan(0);
    await box.press('Escape');
    await expect(page).toHaveURL(/\/blog\/$/);
    await expect(box).toHaveValue('');
  });
});
