import {
  cards,
  CARS,
  chipNames,
  isLive,
  open,
  readableText,
  sortBy,
  STRAY_WORDS,
} from './support/results-page';
import { expect, FAILED_CALL, test } from './support/quiet-test';

const HOME_TITLE = 'Used cars and vans | Forecourt';
const HEADING = { level: 1 } as const;
const LEFT_OUT = 'One filter in the link you followed is no longer available and was left out.';

test.describe('addresses that somebody has written by hand', () => {
  const odd: readonly (readonly [query: string, chosen: readonly string[], sort?: string])[] = [
    ['make=ford&make=bmw', ['Ford', 'BMW']],
    ['make[]=ford', ['Ford']],
    ['make=ford,,bmw,ford', ['Ford', 'BMW']],
    ['sort=foo|bar', [], 'price|asc'],
    ['sort=price|asc&sort=age|desc', [], 'age|desc'],
    ['sort=%', [], 'price|asc'],
    ['category=boat', []],
    ['max_price=abc', []],
    ['finance_deposit=', []],
    ['make=%E0%A4%A', []],
    ['utm_source=news&gclid=1', []],
  ];
  test('are lists like any other, each make once, nothing undefined [SF-5, RT-3, SEARCH-11]', async ({
    page,
  }) => {
    // Eleven pages, each brought to life.
    test.slow();
    for (const [query, chosen, sort] of odd) {
      await test.step(`?${query}`, async () => {
        const answer = await page.goto(`${CARS}?${query}`);
        expect(answer?.status()).toBe(200);
        await isLive(page);
        expect(await readableText(page)).not.toMatch(STRAY_WORDS);
        await expect(page.getByRole('heading', HEADING)).toHaveText(/Used Cars? [iI]n stock$/);
        await expect.poll(() => chipNames(page)).toEqual(chosen);
        if (sort !== undefined) await expect(sortBy(page)).toHaveValue(sort);
        await expect(cards(page)).toHaveCount(12);
        // A make that nobody has is left out, and said to be (UX rule 1).
        if (query.startsWith('make=%')) await expect(page.getByText(LEFT_OUT)).toBeVisible();
      });
    }
  });
});

test.describe('addresses that lead nowhere', () => {
  test.use({ expectedNoise: FAILED_CALL });

  test('are pages that are not there; home from them is the home page again [RT-3, ERR-01, ERR-02, ERR-06, ERR-07]', async ({
    page,
  }) => {
    for (const address of ['/%E0%A4%A', '/used/cars/no-such-car/', '/used/boats/search/']) {
      await test.step(address, async () => {
        const answer = await page.goto(address);
        expect(answer?.status()).toBe(404);
        await isLive(page);
        await expect(page).toHaveTitle('Forecourt | 404 Error');
        const robots = page.locator('meta[name=robots]');
        await expect(robots).toHaveAttribute('content', /noindex/);
        expect(await readableText(page)).not.toMatch(STRAY_WORDS);

        await page.getByRole('link', { name: 'Visit Home' }).click();
        await expect(page).toHaveURL('/');
        await expect(page).toHaveTitle(HOME_TITLE);
        await expect(robots).toHaveCount(0);
        await expect(page.locator('head > title')).toHaveCount(1);
      });
    }
  });
});

test.describe('every kind of page', () => {
  const ways: readonly (readonly [address: string, title: RegExp])[] = [
    ['/', new RegExp(`^${HOME_TITLE.replace('|', '\\|')}$`)],
    [CARS, /Used Cars in stock \| Forecourt$/],
    ['/used/van/search/', /Used Vans in stock \| Forecourt$/],
    ['/used/cars/search/1', /Used Cars in stock \| Forecourt$/],
    ['/used/van/search/1', /Used Vans in stock \| Forecourt$/],
    ['/cars/bolton/', /Used Cars in stock: Bolton \| Forecourt$/],
    ['/used-cars/ford/', /Used Cars in stock: Ford \| Forecourt$/],
    ['/sitemap/', /Forecourt$/],
  ];
  test('can be the first page, with and without a slash at the end [HT-8, CG-122, ROUTE-01, ROUTE-28]', async ({
    page,
  }) => {
    test.slow();
    for (const [address, title] of ways) {
      await test.step(address, async () => {
        await open(page, address);
        await expect(page).toHaveTitle(title);
        const heading = await page.getByRole('heading', HEADING).innerText();
        if (address === '/') return;
        await open(page, address.endsWith('/') ? address.slice(0, -1) : `${address}/`);
        await expect(page.getByRole('heading', HEADING)).toHaveText(heading);
      });
    }
  });

  test('a car and a van can be the first page [HT-8, ROUTE-13, ROUTE-14]', async ({ page }) => {
    for (const section of ['cars', 'van']) {
      await page.goto(`/used/${section}/search/`);
      const link = cards(page).first().getByRole('heading').getByRole('link');
      const [title, address] = [await link.innerText(), (await link.getAttribute('href')) ?? ''];
      await open(page, address);
      await expect(page.getByRole('heading', HEADING)).toHaveText(title);
      expect(await readableText(page)).not.toMatch(STRAY_WORDS);
    }
  });

  test('a page number that is none is page 1, and one past the end says so [SF-3, SEARCH-14]', async ({
    page,
  }) => {
    await page.goto(CARS);
    const first = await cards(page).first().getAttribute('data-slug');
    for (const number of ['0', '-1', 'abc', '1.5']) {
      await page.goto(`${CARS}?page=${number}`);
      await expect(cards(page).first()).toHaveAttribute('data-slug', first ?? '');
    }
    await open(page, `${CARS}?make=ford&max_price=3000&page=99`);
    await expect(page.getByText(/^There (is|are) only [\d,]+ pages?$/)).toBeVisible();
    await expect(page.getByText('Oh dear')).toHaveCount(0);
    await page.getByRole('link', { name: 'Go to the last page' }).click();
    await expect(cards(page).first()).toBeVisible();
    const last = Number(new URL(page.url()).searchParams.get('page') ?? '1');
    const numbers = await page
      .getByRole('navigation', { name: 'Result pages' })
      .getByRole('link', { name: /^Page \d+$/ })
      .allInnerTexts();
    expect(Math.max(...numbers.map((text) => Number(text.replace(/\D/g, ''))))).toBeLessThanOrEqual(
      last,
    );
  });
});
