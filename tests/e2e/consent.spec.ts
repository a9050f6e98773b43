import type { Page, Request } from '@playwright/test';
import { expectNoFaults } from './support/axe';
import { expect, test } from './support/quiet-test';
import { isLive } from './support/results-page';

// A service worker would fetch the pages past the stand-ins below.
test.use({ answersConsent: false, serviceWorkers: 'block' });

/** The address of the site's own stand-ins for those who take events. */
const STUB = '/stub';

interface Reported {
  readonly requests: readonly Request[];
  readonly said: readonly string[];
}

/**
 * Gives the pages sinks that the site under test does not have: an analytics service and a
 * conversions call on its own origin, which take everything, and a tag manager that is empty.
 */
async function withSinks(page: Page): Promise<Reported> {
  const requests: Request[] = [];
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Tracking (')) said.push(message.text());
  });
  await page.route(`**${STUB}/**`, async (route) => {
    requests.push(route.request());
    await route.fulfill({ status: 202, body: 'ok' });
  });
  await page.route('https://www.googletagmanager.com/**', async (route) => {
    requests.push(route.request());
    await route.fulfill({ contentType: 'text/javascript', body: 'window.tagged = true;' });
  });
  await page.route(
    (address) =>
      !address.pathname.includes('.') && !/^\/(api|stub|@|assets)/.test(address.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      const { origin } = new URL(route.request().url());
      const sinks = {
        analytics: { address: `${origin}${STUB}/analytics`, site: 'forecourt.example' },
        conversions: { address: `${origin}${STUB}/conversions`, pixel: '1234', version: 'v12.0' },
        tagManager: 'GTM-TEST1',
      };
      const html = await answer.text();
      const policy = answer.headers()['content-security-policy'] ?? '';
      await route.fulfill({
        response: answer,
        headers: {
          ...answer.headers(),
          'content-security-policy': policy.replace(
            "script-src 'self'",
            "script-src 'self' https://www.googletagmanager.com",
          ),
        },
        body: html.replace('"tracking":{', `"tracking":{${JSON.stringify(sinks).slice(1, -1)},`),
      });
    },
  );
  return { requests, said };
}

const region = (page: Page) => page.getByRole('region', { name: 'Your choice about cookies' });

const kept = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
    cookies: document.cookie,
  }));

const waits = (page: Page) => page.waitForTimeout(900);

/** Follows a link of the page without a page load. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>(`footer a[href="${to}"]`);
    link?.click();
  }, path);
  await page.waitForURL(`**${path}`);
}

/** The page views that the analytics service was sent, by path and title. */
const views = ({ requests }: Reported): readonly string[] =>
  requests
    .filter((request) => request.url().endsWith('/analytics'))
    .map((request) => {
      const { url, props } = request.postDataJSON() as {
        readonly url: string;
        readonly props?: { readonly title?: string };
      };
      return `${new URL(url).pathname} ${props?.title ?? ''}`;
    });

const conversions = ({ requests }: Reported): readonly string[] =>
  requests
    .filter((request) => request.url().includes('/conversions/'))
    .map((request) => {
      const { data } = request.postDataJSON() as {
        readonly data: readonly {
          readonly event_name: string;
          readonly event_source_url: string;
        }[];
      };
      return `${data[0]?.event_name ?? ''} ${new URL(data[0]?.event_source_url ?? '').pathname}`;
    });

test.describe('the question of consent', () => {
  test('nothing leaves or is kept before an answer and after a refusal, over ten pages [TRACK-03, CG-121, TR-1]', async ({
    page,
  }) => {
    test.slow();
    const reported = await withSinks(page);
    await page.goto('/');
    await isLive(page);
    await expect(region(page)).toBeVisible();
    const before = await kept(page);
    await waits(page);
    expect([reported.requests, reported.said]).toEqual([[], []]);
    await region(page).getByRole('button', { name: 'Reject' }).click();
    await expect(region(page)).toBeHidden();
    for (const path of [
      '/used/cars/search/',
      '/used/van/search/',
      '/contact/',
      '/sitemap/',
      '/car-finance/',
      '/car-finance/calculator/',
      '/car-finance/poor-credit/',
      '/can-i-get-credit/',
      '/compare/',
      '/shortlist/',
    ]) {
      await page.goto(path);
      await isLive(page);
      await page.waitForTimeout(400);
      await expect(region(page)).toBeHidden();
    }
    expect([reported.requests, reported.said]).toEqual([[], []]);
    const after = await kept(page);
    expect(after.local.filter((key) => !before.local.includes(key))).toEqual(['consent']);
    expect(after.cookies).not.toMatch(/_ga|_fb|_gcl/);
  });

  test('after acceptance each loads once, without a reload, with one view of each page by its own title [TRACK-01, TRACK-07, TR-1, TR-5]', async ({
    page,
  }) => {
    test.slow();
    const reported = await withSinks(page);
    await page.goto('/contact/');
    await isLive(page);
    await region(page).getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => views(reported)).toEqual([`/contact/ ${await page.title()}`]);
    await follow(page, '/sitemap/');
    await expect.poll(() => views(reported)).toHaveLength(2);
    const sitemap = await page.title();
    await page.goBack();
    await expect.poll(() => views(reported)).toHaveLength(3);
    const contact = await page.title();
    expect(contact).not.toBe(sitemap);
    await waits(page);
    expect(views(reported)).toEqual([
      `/contact/ ${contact}`,
      `/sitemap/ ${sitemap}`,
      `/contact/ ${contact}`,
    ]);
    expect(conversions(reported)).toEqual([
      'ViewContent /contact/',
      'ViewContent /sitemap/',
      'ViewContent /contact/',
    ]);
    const tags = reported.requests.filter((request) => request.url().includes('gtm.js'));
    expect(tags.map((request) => request.url())).toEqual([
      'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1',
    ]);
    const addresses = reported.requests.map((request) => new URL(request.url()).pathname);
    expect(addresses).toContain('/stub/conversions/v12.0/1234/events');

    // A second visit: nobody is asked, and each loads once again.
    await page.goto('/sitemap/');
    await isLive(page);
    await expect.poll(() => views(reported)).toHaveLength(4);
    await expect(region(page)).toBeHidden();
  });

  test('a search of cars is viewed, but is no content [TRACK-02, WE-128]', async ({ page }) => {
    const reported = await withSinks(page);
    await page.goto('/used/cars/search/');
    await isLive(page);
    await region(page).getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => views(reported)).toHaveLength(1);
    await waits(page);
    expect(conversions(reported)).toEqual([]);
  });

  test('taking it back stops everything and removes what the partners kept [TRACK-03]', async ({
    page,
  }) => {
    const reported = await withSinks(page);
    await page.goto('/data-preferences/');
    await isLive(page);
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect.poll(() => views(reported)).toHaveLength(1);
    await page.evaluate(() => {
      document.cookie = '_ga=GA1.2.3; path=/';
      document.cookie = '_fbp=fb.1; path=/';
    });
    await page.getByRole('button', { name: 'Reject all' }).click();
    await expect(page.getByText('You have said no to both.')).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.cookie)).not.toMatch(/_ga|_fbp/);
    const sent = reported.requests.length;
    await isLive(page);
    await page.goto('/contact/');
    await isLive(page);
    await waits(page);
    expect(reported.requests).toHaveLength(sent);
  });

  test('another tab follows the answer at once', async ({ page, context }) => {
    await page.goto('/contact/');
    await isLive(page);
    await expect(region(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/contact/bolton/');
    await region(other).getByRole('button', { name: 'Reject' }).click();
    await expect(region(page)).toBeHidden();
  });

  test('the region comes first by keyboard, weighs both answers the same and hides nothing focused [FOOT-09]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/contact/');
    await isLive(page);
    const accept = region(page).getByRole('button', { name: 'Accept' });
    const reject = region(page).getByRole('button', { name: 'Reject' });
    await expect(accept).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(accept).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(reject).toBeFocused();
    const weight = (of: typeof accept) =>
      of.evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, borderColor, fontWeight, fontSize } =
          getComputedStyle(element);
        return {
          width: Math.round(width),
          height,
          color,
          backgroundColor,
          borderColor,
          fontWeight,
          fontSize,
        };
      });
    expect(await weight(accept)).toEqual(await weight(reject));
    const top = await region(page).evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(740 * 0.7);
    const links = await page.locator('footer a:visible').count();
    for (let stop = 0; stop < links; stop += 1) {
      const link = page.locator('footer a:visible').nth(stop);
      await link.focus();
      const bottom = await link.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThanOrEqual(top);
    }
    await reject.focus();
    await page.keyboard.press('Enter');
    await expect(region(page)).toBeHidden();
  });

  test('the preferences can be chosen one by one by keyboard, and hold [UX 25]', async ({
    page,
  }) => {
    await page.goto('/data-preferences/');
    await isLive(page);
    await expect(page.getByText('You have not answered yet')).toBeVisible();
    const counting = page.getByRole('group', { name: 'Counting visits' });
    await counting.getByRole('radio', { name: 'No' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(counting.getByRole('radio', { name: 'Yes' })).toBeChecked();
    const save = page.getByRole('button', { name: 'Save my choice' });
    await save.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('You have agreed to the counting of visits only.')).toBeVisible();
    await expect(save).toBeFocused();
    await page.reload();
    await isLive(page);
    await expect(counting.getByRole('radio', { name: 'Yes' })).toBeChecked();
  });

  test('axe finds nothing in the question or the preferences, in any look', async ({ page }) => {
    test.slow();
    for (const path of ['/contact/', '/data-preferences/']) {
      await page.goto(path);
      await isLive(page);
      if (path === '/contact/') await expect(region(page)).toBeVisible();
      await expectNoFaults(page);
    }
  });

  test('"Choose" leads to the preferences, which put the question themselves', async ({ page }) => {
    await page.goto('/contact/');
    await isLive(page);
    await region(page).getByRole('button', { name: 'Choose' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Data preferences' })).toBeVisible();
    await expect(region(page)).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the preferences say that nothing is counted', async ({ page }) => {
    await page.goto('/data-preferences/');
    await expect(
      page.getByText(/nothing is counted or sent and there is nothing to choose/),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save my choice' })).toBeHidden();
  });
});
