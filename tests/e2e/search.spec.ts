import type { Page, Request } from '@playwright/test';
import { expect, FAILED_CALL, test } from './support/quiet-test';
import {
  announcement,
  atRest,
  CALLS,
  cards,
  CARS,
  chipNames,
  chips,
  filters,
  isLive,
  open,
  pageLink,
  pick,
  results,
  shown,
  sortBy,
  totalOf,
} from './support/results-page';

/** The searches that the browser itself asks for, as their query. */
function searchesOf(page: Page): readonly URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  page.on('request', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/v2/vehicle-search') asked.push(searchParams);
  });
  return asked;
}

test.describe('the address is the search', () => {
  test('make, fuel and page 3, then Back three times and Forward: list, chips, heading and address agree [SF-3, SEARCH-21, SEARCH-22, FILTER-09]', async ({
    page,
  }) => {
    await open(page, CARS);
    const all = await shown(page);
    await pick(page, 'Make', /^Ford /);
    const ford = await atRest(page, all);
    await pick(page, 'Fuel Type', /^Petrol /);
    const petrol = await atRest(page, ford);
    await pageLink(page, 3).click();
    const third = await atRest(page, petrol);

    expect(ford.address).toBe(`${CARS}?make=ford`);
    expect(petrol.address).toBe(`${CARS}?make=ford&fuel_type=petrol`);
    expect(third.address).toBe(`${CARS}?make=ford&fuel_type=petrol&page=3`);
    expect(third.chips).toEqual(['Remove Ford', 'Remove Petrol']);
    expect(third.heading).toBe(petrol.heading);
    expect(new Set([all.heading, ford.heading, petrol.heading]).size).toBe(3);
    expect(
      new Set([all, ford, petrol, third].map(({ cards: [first] }) => first)).size,
    ).toBeGreaterThan(2);

    for (const before of [petrol, ford, all]) {
      await page.goBack();
      await expect.poll(() => shown(page)).toEqual(before);
    }
    await page.goForward();
    await expect.poll(() => shown(page)).toEqual(ford);
    await page.reload();
    await expect.poll(() => shown(page)).toEqual(ford);
  });

  test('a filter or another order on a late page goes to page 1 [SF-3, SEARCH-10, SEARCH-21, SEARCH-23]', async ({
    page,
  }) => {
    const asked = searchesOf(page);
    await open(page, `${CARS}?make=ford&page=3`);
    let before = await shown(page);
    await sortBy(page).selectOption('price|desc');
    before = await atRest(page, before);
    expect(before.address).toBe(`${CARS}?make=ford&sort=price|desc`);
    expect(asked.at(-1)?.get('page')).toBe('1');
    expect(asked.at(-1)?.get('sort')).toBe('price|desc');
    const prices = (await cards(page).locator('.price .now').allInnerTexts()).map((text) =>
      Number(text.replace(/\D/g, '')),
    );
    expect(prices).toEqual([...prices].sort((one, other) => other - one));

    await pageLink(page, 2).click();
    before = await atRest(page, before);
    await pick(page, 'Transmission', /^Manual /);
    await atRest(page, before);
    expect(new URL(page.url()).searchParams.get('page')).toBeNull();
    expect(asked.at(-1)?.get('page')).toBe('1');
  });

  test('each page is asked for once: none again after the server has sent it [CALL-13]', async ({
    page,
  }) => {
    const asked = searchesOf(page);
    const others: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) others.push(pathname);
    });
    await open(page, `${CARS}?make=ford`);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    // How often each was looked at is among what the server has sent.
    await expect(cards(page).first()).toContainText(/Viewed (once|\d+ times) today/);
    expect(others).toEqual([]);
    await sortBy(page).selectOption({ index: 1 });
    await expect.poll(() => others).toContain('/api/views-today');
    // One for the counts of all the cards that are new.
    expect(others.filter((path) => path === '/api/views-today')).toHaveLength(1);
  });

  test('lists, nought and odd letters reach the back end in one style [HT-1, SF-6, SEARCH-19, SEARCH-20]', async ({
    page,
  }) => {
    const asked = searchesOf(page);
    await open(
      page,
      `${CARS}?make=ford,bmw&monthly_from=0&monthly_to=200&finance_deposit=0&keyword=${encodeURIComponent('Qz+ & Zq!')}`,
    );
    await sortBy(page).selectOption('age|desc');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    const [first] = asked;
    expect(first?.getAll('make')).toEqual(['ford,bmw']);
    expect(first?.get('monthly_from')).toBe('0');
    expect(first?.get('monthly_to')).toBe('200');
    expect(first?.get('finance_deposit')).toBe('0');
    expect(first?.get('keyword')).toBe('Qz+ & Zq!');
    expect(first?.get('status')).toBe('FOR_SALE_RETAIL');
    expect([...(first?.values() ?? [])]).not.toContain('');
    expect([...(first?.keys() ?? [])].filter((key) => key.includes('['))).toEqual([]);

    // The help with a search that finds nothing asks for other searches, of fewer makes.
    const latest = () => [...asked].reverse().find((one) => one.get('make') === 'ford,bmw');
    await filters(page).getByRole('radio', { name: 'Yes' }).check({ force: true });
    await expect.poll(() => latest()?.get('status')).toBe('FOR_SALE_RETAIL,RESERVED,SOLD');
    expect(latest()?.has('reserved')).toBe(false);
    expect(new URL(page.url()).searchParams.get('status')).toBe('FOR_SALE_RETAIL,RESERVED,SOLD');
    await filters(page).getByRole('radio', { name: 'No' }).check({ force: true });
    await expect.poll(() => latest()?.get('reserved')).toBe('Available');
    expect(latest()?.has('status')).toBe(false);
  });
});

test.describe('chosen filters', () => {
  test('no road tax is a choice, shown as £0, sent as nil and taken away again [SF-6, FILTER-12, FILTER-13]', async ({
    page,
  }) => {
    const asked = searchesOf(page);
    await open(page, CARS);
    const before = await shown(page);
    await pick(page, 'Tax Rate', /^£0 /);
    const taxFree = await atRest(page, before);
    expect(taxFree.address).toBe(`${CARS}?tax_rate=nil`);
    expect(asked[0]?.get('tax_rate')).toBe('nil');
    await expect.poll(() => chipNames(page)).toEqual(['Tax £0']);
    await chips(page).click();
    expect(await atRest(page, taxFree)).toEqual(before);
  });

  test('a deposit of nothing is a deposit [SF-6, FILTER-33, FILTER-37]', async ({ page }) => {
    await open(page, `${CARS}?finance_deposit=0&monthly_from=0&monthly_to=200`);
    await expect(page.getByText(/^Finance: £0 deposit/)).toBeVisible();
    await expect(page.getByText(/£0 to £200 a month/).first()).toBeVisible();
    await expect.poll(() => chipNames(page)).toEqual(['From £0 a month', 'Up to £200 a month']);
  });

  test('chips go by Delete, Enter and Backspace, and hand the focus on [FILTER-09]', async ({
    page,
  }) => {
    await open(page, `${CARS}?make=ford&fuel_type=petrol&transmission=manual`);
    await expect.poll(() => chipNames(page)).toEqual(['Ford', 'Manual', 'Petrol']);
    await chips(page).first().focus();
    await page.keyboard.press('Delete');
    await expect(chips(page)).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Remove Manual' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Petrol' })).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(chips(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Filter your results' })).toBeFocused();
  });

  test('all cleared can be undone, and reset goes to a fresh search [SEARCH-08, SEARCH-24, FILTER-09]', async ({
    page,
  }) => {
    await open(page, `${CARS}?make=ford&fuel_type=petrol&sort=age|desc`);
    const before = await shown(page);
    await page.getByRole('button', { name: 'Clear all' }).click();
    const cleared = await atRest(page, before);
    expect(cleared.chips).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => shown(page)).toEqual(before);
    await expect(page.getByText('All filters cleared')).toHaveCount(0);

    await page.getByRole('link', { name: 'Reset all filters' }).first().click();
    expect((await atRest(page, before)).address).toBe(CARS);
    await expect(page.getByRole('link', { name: 'Reset all filters' })).toHaveCount(0);
  });

  test('the filters’ own reset turns its icon for one second [FILTER-02]', async ({ page }) => {
    await open(page, `${CARS}?make=ford`);
    const reset = page.getByRole('button', { name: 'Reset', exact: true });
    const turning = () =>
      reset.evaluate((button) =>
        button
          .getAnimations({ subtree: true })
          .filter((animation) => animation instanceof CSSAnimation)
          .map((animation) => animation.effect?.getTiming().duration),
      );
    expect(await turning()).toEqual([]);
    await reset.click();
    await expect.poll(turning).toEqual([1000]);
  });

  test('what the list is narrowed to is announced once [SEARCH-02]', async ({ page }) => {
    await open(page, CARS);
    await announcement(page).evaluate((status) => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      new MutationObserver(() => {
        const words = status.textContent.trim();
        if (words !== '' && words !== heard.at(-1)) heard.push(words);
      }).observe(status, { childList: true, characterData: true, subtree: true });
    });
    const before = await shown(page);
    await pick(page, 'Make', /^Ford /);
    await atRest(page, before);
    await page.waitForLoadState('networkidle');
    const total = await totalOf(page);
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'heard') as unknown))
      .toEqual([`${total} used cars, page 1 of ${Math.ceil(total / 12)}`]);
  });

  test('nothing found says so, and what giving one thing up would bring [SEARCH-03, SEARCH-04]', async ({
    page,
  }) => {
    await open(page, `${CARS}?make=ford&max_price=1`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Used Cars In stock');
    await expect(page.getByText(/^Oh dear, we are out of stock at the moment!/)).toBeVisible();
    await open(page, `${CARS}?make=ford&keyword=zzzz`);
    await expect(page.getByText('Nothing matches “zzzz”')).toBeVisible();
    const help = page.getByRole('link', { name: /^Remove “zzzz”/ });
    const offered = Number((await help.innerText()).replace(/\D/g, ''));
    expect(offered).toBeGreaterThan(0);
    const before = await shown(page);
    await help.click();
    await atRest(page, before);
    expect(await totalOf(page)).toBe(offered);
    await expect.poll(() => chipNames(page)).toEqual(['Ford']);
  });

  test('the layout is kept for the next visit [SEARCH-09, STORE-04]', async ({ page }) => {
    await open(page, CARS);
    const list = page.getByRole('button', { name: 'List' }).first();
    await list.click();
    await expect(list).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('html')).toHaveAttribute('data-view', 'list');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-view', 'list');
    await expect(list).toHaveAttribute('aria-pressed', 'true');
    const [one, other] = await Promise.all([
      cards(page).nth(0).boundingBox(),
      cards(page).nth(1).boundingBox(),
    ]);
    expect(one?.x).toBe(other?.x);
  });
});

test.describe('pressed before the script has come', () => {
  test('a star, a comparison and a filter are kept and done when it has [CARD-09, FILTER-03]', async ({
    page,
  }) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/start-.*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(CARS, { waitUntil: 'commit' });
    const star = cards(page)
      .nth(0)
      .getByRole('button', { name: /to favourites$/ });
    const compare = cards(page)
      .nth(1)
      .getByRole('button', { name: /to compare$/ });
    await star.click();
    await compare.click();
    await filters(page).locator('summary', { hasText: /^Make/ }).click();
    await filters(page).getByRole('radio', { name: 'Yes' }).check({ force: true });
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    const [starred, compared] = [
      await cards(page).nth(0).getAttribute('data-slug'),
      await cards(page).nth(1).getAttribute('data-slug'),
    ];

    release();
    await isLive(page);
    await expect(page).toHaveURL(`${CARS}?status=FOR_SALE_RETAIL,RESERVED,SOLD`);
    await atRest(page);
    await expect(filters(page).getByRole('radio', { name: 'Yes' })).toBeChecked();
    await expect(filters(page).getByRole('checkbox', { name: /^Ford / })).toBeVisible();
    const held = await page.evaluate(() => [
      localStorage.getItem('favs'),
      localStorage.getItem('compare'),
    ]);
    expect(held).toEqual([starred, compared]);
  });
});

test.describe('slow and failing lines', () => {
  test.use({ expectedNoise: FAILED_CALL });

  test('an older answer never takes the place of a newer one [SF-1]', async ({ page }) => {
    await open(page, CARS);
    await page.route(CALLS.search, async (route) => {
      const makes = new URL(route.request().url()).searchParams.get('make');
      const answer = await route.fetch();
      await new Promise((resolve) => setTimeout(resolve, makes === 'ford' ? 1500 : 100));
      await route.fulfill({ response: answer }).catch(() => undefined);
    });
    await pick(page, 'Make', /^Ford /);
    await pick(page, 'Make', /^Bmw|^BMW /);
    await expect
      .poll(() => shown(page).then(({ heading }) => heading))
      .toMatch(/^[\d,]+ Used Cars in stock$/);
    const first = await shown(page);
    expect(first.address).toBe(`${CARS}?make=ford,bmw`);
    expect(first.chips).toEqual(['Remove Ford', 'Remove BMW']);
    const total = await totalOf(page);
    await page.waitForTimeout(1800);
    expect(await shown(page)).toEqual(first);
    expect(await totalOf(page)).toBe(total);

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await expect.poll(() => shown(page)).toEqual(first);
  });

  test('a call that failed can be tried again, and the next choice is answered all the same [HT-4, ERR-37]', async ({
    page,
  }) => {
    await open(page, CARS);
    let failing = 2;
    await page.route(CALLS.search, async (route) => {
      failing -= 1;
      await (failing >= 0 ? route.fulfill({ status: 500, body: 'no' }) : route.continue());
    });
    await pick(page, 'Make', /^Ford /);
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('We could not load the results');
    await expect(notice).toContainText('Something went wrong at our end. Please try again.');
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => failing).toBe(0);
    await expect(notice).toBeVisible();
    await pick(page, 'Fuel Type', /^Petrol /);
    await atRest(page);
    await expect(notice).toHaveCount(0);
    await expect.poll(() => chipNames(page)).toEqual(['Ford', 'Petrol']);
    await expect(cards(page)).toHaveCount(12);
  });

  test('without a connection the page stays usable, and goes on once there is one [HT-2, HT-4]', async ({
    page,
    context,
  }) => {
    await open(page, CARS);
    // What calls are made with comes as soon as somebody is there.
    let canCall = false;
    page.on('requestfinished', (request) => {
      canCall ||= request.url().includes('/assets/ports-of-visit-');
    });
    await expect
      .poll(async () => {
        await page.mouse.move(200 + (Date.now() % 50), 200);
        return canCall;
      })
      .toBe(true);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await pick(page, 'Make', /^Ford /);
    const notice = page.getByRole('alert');
    await expect(notice).toContainText(
      'We cannot reach our systems. Check your connection and try again.',
    );
    await expect.poll(() => chipNames(page)).toEqual(['Ford']);
    await context.setOffline(false);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toHaveCount(0);
    await atRest(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[\d,]+ Used Cars in stock$/);
    await expect(cards(page)).toHaveCount(12);
  });

  test('an answer that is no answer is a failure like any other [HT-2]', async ({ page }) => {
    await open(page, CARS);
    await page.waitForLoadState('networkidle');
    const bodies = ['', 'null', '<!doctype html><p>Bad gateway', '{"data":'];
    for (const [place, body] of bodies.entries()) {
      await page.route(CALLS.search, (route) => route.fulfill({ status: 200, body }));
      await sortBy(page).selectOption({ index: place + 1 });
      await expect(page.getByRole('alert')).toContainText(
        'We received an answer we could not read.',
      );
      await page.unroute(CALLS.search);
    }
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(results(page)).toHaveAttribute('aria-busy', 'false');
  });
});

test('Back from a car is the same list at the same place [SC-3, NAV-03]', async ({ page }) => {
  await open(page, `${CARS}?make=ford&sort=price|desc`);
  const first = await shown(page);
  await pageLink(page, 2).click();
  const before = await atRest(page, first);
  const ninth = cards(page).nth(8);
  await ninth.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 120));
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(500);
  await ninth.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/used/cars/${before.cards[8] ?? ''}/$`));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect.poll(() => shown(page)).toEqual(before);
  await expect(cards(page).nth(8)).toBeInViewport();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - scrolled))
    .toBeLessThanOrEqual(50);
});
