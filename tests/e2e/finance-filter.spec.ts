import type { Locator, Page, Request } from '@playwright/test';
import { expect, test } from './support/quiet-test';
import { atRest, cards, CARS, open, shown } from './support/results-page';

const THUMB_RADIUS = 12;
const MOST = 1000;

const summary = (page: Page): Locator => page.locator('#finance-filter > summary');
const from = (page: Page): Locator => page.getByRole('slider', { name: 'From, a month' });
const to = (page: Page): Locator => page.getByRole('slider', { name: 'To, a month' });
const monthlyFigures = (page: Page): Locator => cards(page).locator('.finance .amount');

/** The results with the finance filter open: on a phone it is among the filters. */
async function openFilter(page: Page, query = ''): Promise<void> {
  await open(page, CARS + query);
  const onPhone = page.getByRole('link', { name: 'Adjust Finance' });
  await ((await onPhone.isVisible()) ? onPhone : summary(page)).click();
  await from(page).scrollIntoViewIfNeeded();
}

/** The middle of a thumb at an amount. */
async function placeOf(page: Page, amount: number): Promise<{ x: number; y: number }> {
  const box = await from(page).boundingBox();
  if (box === null) throw new Error('The track is not on the page');
  const along = (amount / MOST) * (box.width - 2 * THUMB_RADIUS);
  return { x: box.x + THUMB_RADIUS + along, y: box.y + box.height / 2 };
}

async function drag(page: Page, at: number, past: number): Promise<void> {
  const start = await placeOf(page, at);
  const end = await placeOf(page, past);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 12 });
  await page.mouse.up();
}

/** The calls the browser itself makes, as their query. */
function callsTo(page: Page, path: string): readonly URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  page.on('request', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === path) asked.push(searchParams);
  });
  return asked;
}

const budget = async (page: Page): Promise<readonly (string | null)[]> => {
  const { searchParams } = new URL(page.url());
  return [searchParams.get('monthly_from'), searchParams.get('monthly_to')];
};

test.describe('the monthly budget by mouse', () => {
  test('a thumb pulled against the other pushes it along, fifty apart all the way [FILTER-34, FILTER-35, FILTER-36, CG-041]', async ({
    page,
  }) => {
    await openFilter(page, '?monthly_from=200&monthly_to=500');
    const start = await placeOf(page, 200);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (const amount of [300, 450, 500, 700]) {
      const { x, y } = await placeOf(page, amount);
      await page.mouse.move(x, y, { steps: 4 });
      const [lower, upper] = [await from(page).inputValue(), await to(page).inputValue()];
      expect(Number(lower)).toBe(amount);
      expect(Number(upper)).toBe(Math.max(500, amount + 50));
    }
    await page.mouse.up();
    await expect.poll(() => budget(page)).toEqual(['700', '750']);

    await drag(page, 750, 300);
    await expect.poll(() => budget(page)).toEqual(['250', '300']);
  });

  test('neither thumb goes where the other cannot follow [FILTER-34]', async ({ page }) => {
    await openFilter(page, '?monthly_from=200&monthly_to=500');
    await drag(page, 200, MOST);
    await expect.poll(() => budget(page)).toEqual(['950', '1000']);
    await drag(page, 1000, 0);
    await expect.poll(() => budget(page)).toEqual(['0', '50']);
  });

  test('where both meet at the top, the lower can still be pulled out [FILTER-35]', async ({
    page,
  }) => {
    await openFilter(page, '?monthly_from=950&monthly_to=1000');
    await drag(page, 950, 400);
    await expect.poll(() => budget(page)).toEqual(['400', '1000']);
  });

  test('one pull is one search and one step of the history', async ({ page }) => {
    const searches = callsTo(page, '/api/v2/vehicle-search');
    await openFilter(page, '?monthly_from=200&monthly_to=500');
    const before = await shown(page);
    const steps = await page.evaluate(() => history.length);
    await drag(page, 200, 400);
    await atRest(page, before);
    expect(await page.evaluate(() => history.length)).toBe(steps + 1);
    expect(searches.filter((asked) => asked.get('monthly_from') !== '200')).toHaveLength(1);
    expect(searches.at(-1)?.get('monthly_from')).toBe('400');
  });

  test('a press on the track brings the nearer thumb, so that nothing needs pulling', async ({
    page,
  }) => {
    await openFilter(page, '?monthly_from=200&monthly_to=800');
    const near = await placeOf(page, 350);
    await page.mouse.click(near.x, near.y);
    await expect.poll(() => budget(page)).toEqual(['350', '800']);
    const far = await placeOf(page, 650);
    await page.mouse.click(far.x, far.y);
    await expect.poll(() => budget(page)).toEqual(['350', '650']);
  });
});

test.describe('the monthly budget by keyboard', () => {
  test('an arrow is a step of fifty and pushes the other end on at the gap [FILTER-34, FILTER-36, CG-041]', async ({
    page,
  }) => {
    await openFilter(page, '?monthly_from=200&monthly_to=250');
    await from(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => budget(page)).toEqual(['250', '300']);
    await expect(from(page)).toBeFocused();
    await to(page).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => budget(page)).toEqual(['150', '200']);
    await expect(to(page)).toHaveAttribute('aria-valuetext', '£200 a month');
  });

  test('Page Up and Page Down are five steps, Home and End the limits [FILTER-34]', async ({
    page,
  }) => {
    await openFilter(page, '?monthly_from=200&monthly_to=800');
    await from(page).focus();
    await page.keyboard.press('PageUp');
    await expect.poll(() => budget(page)).toEqual(['450', '800']);
    await page.keyboard.press('PageDown');
    await expect.poll(() => budget(page)).toEqual(['200', '800']);
    await page.keyboard.press('End');
    await expect.poll(() => budget(page)).toEqual(['950', '1000']);
    await to(page).focus();
    await page.keyboard.press('Home');
    await expect.poll(() => budget(page)).toEqual(['0', '50']);
  });

  test('a typed end keeps the gap too, and the list follows [FILTER-35, FILTER-36]', async ({
    page,
  }) => {
    await openFilter(page, '?monthly_from=200&monthly_to=500');
    const typed = page.getByRole('spinbutton', { name: 'To, a month' });
    await typed.fill('180');
    await typed.press('Enter');
    await expect.poll(() => budget(page)).toEqual(['130', '180']);
  });
});

test.describe('the monthly budget by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 800 } });

  test('a thumb pulled with a finger pushes the other along, and the page does not scroll [FILTER-35, CG-041]', async ({
    page,
  }) => {
    await openFilter(page, '?monthly_from=200&monthly_to=500');
    const scrolled = await page.evaluate(() => scrollY);
    const start = await placeOf(page, 200);
    const end = await placeOf(page, 700);
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
    for (let step = 1; step <= 10; step += 1) {
      const x = start.x + ((end.x - start.x) * step) / 10;
      await touch.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x, y: start.y }],
      });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => budget(page)).toEqual(['700', '750']);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  test('a tap on the track is enough', async ({ page }) => {
    await openFilter(page, '?monthly_from=200&monthly_to=800');
    const { x, y } = await placeOf(page, 600);
    await page.touchscreen.tap(x, y);
    await expect.poll(() => budget(page)).toEqual(['200', '600']);
  });

  test('each thumb is as large as a fingertip needs, and nothing runs off the screen', async ({
    page,
  }) => {
    await openFilter(page);
    const box = await from(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test.describe('nothing is something', () => {
  test('a deposit of £0 is asked for, shown and kept [SF-6, FILTER-37]', async ({ page }) => {
    const quotes = callsTo(page, '/api/v2/vehicle-finance');
    await openFilter(page);
    const before = await shown(page);
    const figure = await monthlyFigures(page).first().innerText();
    await page.getByLabel('Deposit', { exact: true }).selectOption('£0');
    await atRest(page, before);
    await expect(summary(page)).toContainText('£0 deposit');
    await expect.poll(() => quotes.at(-1)?.get('deposit')).toBe('0');
    expect(quotes.at(-1)?.get('deposit_type')).toBe('Amount');
    await expect(monthlyFigures(page).first()).not.toHaveText(figure);
    await page.reload();
    await expect(summary(page)).toContainText('£0 deposit');
  });

  test('a budget of 0 to 200 is asked for from 0 [SF-6]', async ({ page }) => {
    const searches = callsTo(page, '/api/v2/vehicle-search');
    await openFilter(page, '?monthly_to=200');
    const before = await shown(page);
    const typed = page.getByRole('spinbutton', { name: 'From, a month' });
    await typed.fill('0');
    await typed.press('Enter');
    await atRest(page, before);
    expect(await budget(page)).toEqual(['0', '200']);
    expect(searches.at(-1)?.get('monthly_from')).toBe('0');
    expect(searches.at(-1)?.get('monthly_to')).toBe('200');
    await expect(summary(page)).toContainText('£0 to £200 a month');
  });
});

test.describe('the figures on the cards', () => {
  test('follow the terms, and come with a complete example that follows too [CARD-15, CARD-26, CARD-31, SEARCH-31]', async ({
    page,
  }) => {
    await openFilter(page);
    const before = await shown(page);
    const first = await monthlyFigures(page).first().innerText();
    expect(first).toMatch(/^£[\d,]+\.\d\d a month$/);
    await page.getByLabel('Finance Period').selectOption('36 months');
    await atRest(page, before);
    await expect(monthlyFigures(page).first()).not.toHaveText(first);
    const example = page.getByRole('region', { name: 'Representative example' });
    await expect(example).toContainText('36 months');
    const figures = await monthlyFigures(page).allInnerTexts();
    const ofExample = await example.getByRole('row', { name: /^Monthly payments/ }).innerText();
    const [payment = ''] = /£[\d,.]+\d/.exec(ofExample) ?? [];
    expect(figures).toContain(`${payment} a month`);
  });

  test('are asked for over 48 months where 60 were chosen with PCP [FIN-37, FIN-38]', async ({
    page,
  }) => {
    const quotes = callsTo(page, '/api/v2/vehicle-finance');
    await openFilter(page);
    const before = await shown(page);
    await page.getByRole('radio', { name: 'PCP' }).first().check({ force: true });
    await atRest(page, before);
    await expect.poll(() => quotes.at(-1)?.get('term')).toBe('48');
    await expect(summary(page)).toContainText('48 months');
  });

  test('lead to where they can be worked out for oneself [CARD-15]', async ({ page }) => {
    await open(page, CARS);
    const link = cards(page)
      .getByRole('link', { name: /Calculate finance/ })
      .first();
    await expect(link).toHaveAttribute('href', /^\/used\/[^#]+#finance-personalise$/);
    await link.click();
    await expect(page.locator('#finance-personalise')).toBeInViewport();
  });
});

test.describe('an approved rate', () => {
  const APPROVAL = {
    guid: '3f2c',
    first_name: 'Ann',
    last_name: 'Lee',
    full_name: 'Ann Lee',
    telephone: '01632 960001',
    email: 'ann@example.org',
    credit_rating: 'good',
    vehicle_id: '1042',
    application_reference: 'AP-77',
    apr: 9.9,
    flat_rate: 5.2,
    interest_confirmed: true,
  };

  test('is said and applied, and restoring forgets all of it and loads the page anew [SEARCH-17, SEARCH-18, STORE-05, STORE-06]', async ({
    page,
  }) => {
    const quotes = callsTo(page, '/api/v2/vehicle-finance');
    await open(page, CARS);
    await page.evaluate((approval) => {
      localStorage.setItem('favs', 'kept-slug');
      localStorage.setItem('autoConvert', JSON.stringify(approval));
    }, APPROVAL);
    await page.reload();
    const banner = page.getByText('Your approved APR of 9.9% has been applied');
    await expect(banner).toBeVisible();
    await expect.poll(() => quotes.at(-1)?.get('finance_apr')).toBe('9.9');
    expect(quotes.at(-1)?.get('monthly_from')).toBe('0');
    expect(quotes.at(-1)?.get('monthly_to')).toBe('9999');
    await expect(page.getByRole('region', { name: 'Representative example' })).toBeVisible();

    await page.evaluate(() => {
      document.documentElement.dataset['before'] = 'yes';
    });
    await page.getByRole('button', { name: 'Restore the original APR' }).click();
    await expect(page.locator('html[data-before]')).toHaveCount(0);
    await expect(banner).toHaveCount(0);
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    for (const value of Object.values(APPROVAL)) {
      if (typeof value === 'string') expect(kept).not.toContain(value);
    }
    expect(kept).not.toContain('autoConvert');
    expect(kept).toContain('kept-slug');
  });
});
