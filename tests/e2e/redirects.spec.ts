import { expect, FAILED_CALL, test } from './support/quiet-test';
import { isLive } from './support/results-page';
import type { Page } from '@playwright/test';

const SECRET = 'window.__ran = true';

/** What the redirect service says from now on, to the browser; the server asks within its process. */
const redirectSays = (page: Page, url: string, status = 301) =>
  page.route('**/api/redirect?*', (route) => route.fulfill({ json: { data: { status, url } } }));

/** The scripts of the page and of its calls are fetched on the way. */
const IN_TIME = { timeout: 20_000 };

/** Moves to an address as a link of the page would, without a page load. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    window.history.pushState(null, '', href);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

test.describe('an old address', () => {
  test('that is the first request is answered with its status, and with the new page [REDIR-01, ROUTE-20]', async ({
    page,
  }) => {
    const answer = await page.request.get('/finance/?utm=1', { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers()['location']).toBe('/car-finance/?utm=1');
    await page.goto('/how-finance-works/?utm=1');
    await expect(page).toHaveURL('/car-finance/?utm=1#how-it-works');
    await page.goto('/redirection/finance?utm=1');
    await expect(page).toHaveURL('/car-finance/?utm=1');
  });

  test('that is followed on the site leads on without a page load [REDIR-01, REDIR-02, WE-147]', async ({
    page,
  }) => {
    await page.goto('/contact/bolton/');
    await isLive(page);
    await page.evaluate(() => Object.assign(window, { __same: true }));
    await redirectSays(page, '/contact/#main');
    await follow(page, '/old-address/?utm=1');
    await expect(page).toHaveURL('/contact/?utm=1#main', IN_TIME);
    expect(await page.evaluate(() => '__same' in window)).toBe(true);
  });
});

test.describe('a target that somebody has tampered with', () => {
  test.use({ expectedNoise: FAILED_CALL });

  for (const url of ['javascript:' + SECRET, 'data:text/html,x', 'http://evil.example/']) {
    test(`is never followed: ${url.slice(0, 12)} [RT-1]`, async ({ page }) => {
      await page.goto('/contact/bolton/');
      await isLive(page);
      await redirectSays(page, url);
      await follow(page, '/old-address/');
      await expect(page).toHaveTitle('Forecourt | 404 Error', IN_TIME);
      expect(await page.evaluate(() => '__ran' in window)).toBe(false);
    });
  }

  for (const url of ['//evil.example/x', '/\\evil.example/x', '\t//evil.example/x']) {
    test(`on another site is left to the browser: ${JSON.stringify(url)} [RT-1, REDIR-02]`, async ({
      page,
    }) => {
      await page.route('https://evil.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
      );
      await page.goto('/contact/bolton/');
      await isLive(page);
      await redirectSays(page, url);
      await follow(page, '/old-address/');
      await expect(page).toHaveURL('https://evil.example/x', IN_TIME);
    });
  }

  test('in the address itself is never one [RT-1]', async ({ page }) => {
    for (const name of ['url', 'next', 'redirect']) {
      const answer = await page.goto(`/redirection/old?${name}=https://evil.example/`);
      expect(answer?.status()).toBe(404);
      await expect(page).toHaveTitle('Forecourt | 404 Error');
    }
  });
});
