import type { Page } from '@playwright/test';
import { expect, FAILED_CALL, test } from './support/quiet-test';
import { CALLS, CARS, cards, open } from './support/results-page';

/** The late part of the shell carries bar and title; a change of page before it has come shows neither. */
const isWhole = (page: Page) =>
  page.waitForFunction(
    () => 'serviceWorker' in navigator && document.querySelectorAll('[role="status"]').length > 1,
  );

const bar = (page: Page) => page.getByRole('progressbar', { name: /^Loading/ });

/** Everything that is fetched from now on under a pattern is lost, as after a new version came out. */
const PAGE_CHUNK = /\/assets\/contact-page-.*\.js$/;

const CONTACT = '/contact/';

/** A link to a page whose script is not there yet, pressed by script: a pointer would fetch it ahead. */
const goToContact = (page: Page) =>
  page.evaluate((path) => {
    document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
  }, CONTACT);

/** What every page has come once it stands, in one file. */
const LATE = /\/assets\/late-[\w-]{8}\.js$/;

test('what a page has come once it stands is one file more', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) asked.push(pathname);
  });
  await page.goto(CONTACT, { waitUntil: 'commit' });
  const late = (await page.locator('script[data-late]').getAttribute('data-late'))?.split(' ');
  expect(late).toEqual([expect.stringMatching(LATE)]);
  await isWhole(page);
  expect(asked.filter((path) => LATE.test(path)).length).toBeGreaterThan(0);
});

test.describe('A change of page', () => {
  test('moves focus and title to the new page, forth and back, and begins at its top [NAV-03]', async ({
    page,
  }) => {
    await open(page, CARS);
    await isWhole(page);
    const before = await page.title();
    await cards(page).nth(3).getByRole('link').first().click();
    await expect(page).not.toHaveTitle(before);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const title = await page.title();
    await expect(page.getByRole('status').filter({ hasText: title })).toBeAttached();
    await page.goBack();
    await expect(page).toHaveTitle(before);
    await expect(page.getByRole('status').filter({ hasText: before })).toBeAttached();
  });

  test('is said although the script that says it came later [NAV-03]', async ({ page }) => {
    await page.route(LATE, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2500));
      await route.continue();
    });
    await open(page, CARS);
    const before = await page.title();
    await cards(page).first().getByRole('link').first().click();
    await expect(page).not.toHaveTitle(before);
    const title = await page.title();
    await expect(page.getByRole('status').filter({ hasText: title })).toBeAttached();
  });

  test('shows the loading bar while it waits, and none once all has come [NAV-08, NAV-10, NAV-11]', async ({
    page,
  }) => {
    await open(page, CARS);
    await isWhole(page);
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 900));
      await route.continue();
    });
    await cards(page).first().getByRole('link').first().click();
    await expect(bar(page)).toBeVisible();
    await expect(bar(page)).toHaveCount(0, { timeout: 15_000 });
  });

  test.describe('that fails', () => {
    test.use({ expectedNoise: FAILED_CALL });

    test('turns the loading bar [NAV-12]', async ({ page }) => {
      await open(page, CARS);
      await isWhole(page);
      await page.route('**/api/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.fulfill({ status: 500, body: '{}' });
      });
      await cards(page).first().getByRole('link').first().click();
      await expect(page.getByRole('progressbar', { name: 'Loading, with a fault' })).toBeVisible();
      await expect(bar(page)).toHaveCount(0, { timeout: 30_000 });
    });
  });
});

test.describe('A link to a section', () => {
  /** A section near the foot of the page. */
  const putLateSection = (page: Page) =>
    page.evaluate(() => {
      const section = Object.assign(document.createElement('h2'), { id: 'late-section' });
      section.textContent = 'Late';
      document.querySelector('footer')?.before(section);
    });

  test('scrolls there once it has come, clear of the sticky header [SC-1, NAV-01, NAV-02, UX 22]', async ({
    page,
  }) => {
    await open(page, `${CARS}#late-section`);
    await page.waitForTimeout(1000);
    await putLateSection(page);
    const section = page.locator('#late-section');
    await expect(section).toBeInViewport();
    await expect
      .poll(async () => {
        const header = await page.getByRole('banner').boundingBox();
        const place = await section.boundingBox();
        return (place?.y ?? -1) - ((header?.y ?? 0) + (header?.height ?? 0));
      })
      .toBeGreaterThanOrEqual(0);
  });

  test('leaves a shopper where they have gone meanwhile [SC-1, NAV-02]', async ({ page }) => {
    await open(page, `${CARS}#late-section`);
    const scrolledTo = () => page.evaluate(() => scrollY);
    await page.mouse.move(900, 400);
    await page.mouse.wheel(0, 300);
    await expect.poll(scrolledTo).toBeGreaterThan(0);
    await putLateSection(page);
    await page.waitForTimeout(600);
    expect(await scrolledTo()).toBeLessThanOrEqual(300);
  });
});

test.describe('A part of the site that is gone', () => {
  // Files that a service worker has kept are not gone, and it would keep the test from taking them away.
  test.use({ serviceWorkers: 'block', expectedNoise: /./ });

  const answers = {
    'a 404': { status: 404, contentType: 'text/plain', body: 'Not found' },
    'a page of HTML with 200': { status: 200, contentType: 'text/html', body: '<!doctype html>' },
  } as const;

  for (const [name, answer] of Object.entries(answers)) {
    test(`reloads to the page that was asked for, once, then says so with links that work: ${name} [NAV-14, BT-1]`, async ({
      page,
    }) => {
      let isGone = true;
      await page.route(PAGE_CHUNK, (route) => (isGone ? route.fulfill(answer) : route.continue()));
      let loads = 0;
      page.on('load', () => (loads += 1));
      await open(page, CARS);
      loads = 0;
      await goToContact(page);
      await expect(page).toHaveURL(new RegExp(`${CONTACT}$`));
      // The page came whole from the server; its script is still gone, and it is not loaded again.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => loads).toBe(1);
      await page.waitForTimeout(1500);
      expect(loads).toBe(1);
      isGone = false;
      await page
        .getByRole('banner')
        .getByRole('link', { name: /, home$/ })
        .click();
      await expect(page).toHaveURL(/\/$/);
      await expect.poll(() => loads).toBe(2);
    });
  }

  test('is not asked for without end where the browser keeps nothing [NAV-14, BT-1, ST-1]', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
      }
    });
    await page.route(PAGE_CHUNK, (route) => route.fulfill(answers['a 404']));
    let loads = 0;
    page.on('load', () => (loads += 1));
    await open(page, CARS);
    loads = 0;
    await goToContact(page);
    await expect(page).toHaveURL(new RegExp(`${CONTACT}$`));
    await expect.poll(() => loads).toBe(1);
    await page.waitForTimeout(2500);
    expect(loads).toBe(1);
  });
});

test.describe('Fetching pages ahead', () => {
  test.use({ serviceWorkers: 'block' });

  /** The connection as the browser tells of it; without one, as Safari does. */
  const connected = (page: Page, facts?: { effectiveType: string; saveData?: boolean }) =>
    page.addInitScript((connection) => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
    }, facts);

  const vehicleChunks = (page: Page) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/vehicle-page-/.test(request.url())) asked.push(request.url());
    });
    return asked;
  };

  for (const facts of [{ effectiveType: '4g' }, undefined] as const) {
    test(`brings the vehicle page’s script while the list is read: ${facts?.effectiveType ?? 'a browser that does not say'} [NAV-15, WE-129, BT-3]`, async ({
      page,
    }) => {
      await connected(page, facts);
      const asked = vehicleChunks(page);
      await open(page, CARS);
      await expect.poll(() => asked.length).toBeGreaterThan(0);
    });
  }

  for (const facts of [
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
    { effectiveType: '4g', saveData: true },
  ]) {
    test(`is left out on ${facts.effectiveType}${facts.saveData === true ? ' with data saver' : ''} [NAV-16, WE-129]`, async ({
      page,
    }) => {
      await connected(page, facts);
      const asked = vehicleChunks(page);
      await open(page, CARS);
      await cards(page).first().hover();
      await page.waitForTimeout(3500);
      expect(asked).toEqual([]);
    });
  }

  test('waits on a phone until somebody is there: a page that is opened and left costs no more than itself', async ({
    browser,
  }) => {
    const phone = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      serviceWorkers: 'block',
    });
    const page = await phone.newPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, script] = /\/assets\/(vehicle-page|ports-of-visit|lists)-/.exec(request.url()) ?? [];
      if (script !== undefined) asked.push(script);
    });
    await page.goto(CARS);
    await isWhole(page);
    await page.waitForTimeout(1000);
    expect(asked).toEqual([]);
    await page.touchscreen.tap(4, 300);
    await expect
      .poll(() => [...new Set(asked)].sort())
      .toEqual(['lists', 'ports-of-visit', 'vehicle-page']);
    await phone.close();
  });

  test('does without the browser’s idle moments where there are none [BT-3]', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'requestIdleCallback');
    });
    const asked = vehicleChunks(page);
    await open(page, CARS);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });
});

test.describe('A call that fails', () => {
  test.use({ expectedNoise: FAILED_CALL });

  test('leaves header, footer and heading of the page [UX 24]', async ({ page }) => {
    await open(page, CARS);
    await page.route(CALLS.search, (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.getByLabel('Sort by').first().selectOption({ index: 1 });
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  });
});
