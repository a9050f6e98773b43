import type { Page } from '@playwright/test';
import { expectNoFaults, expectNoFaultsNow } from './support/axe';
import { expect, FAILED_CALL, test } from './support/quiet-test';
import { atRest, CALLS, cards, CARS, isLive, open, sortBy } from './support/results-page';

/** The browser's word for something that moved; the DOM's types do not know it yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node?: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

interface ShiftSeen {
  readonly value: number;
  readonly moves: readonly string[];
}

/** A word that becomes a pixel wider: 0.00 where layout shift is reported. */
const UNSEEN = 0.001;

const WIDTHS = [360, 430, 1440] as const;

const sumOf = (shifts: readonly ShiftSeen[]): number =>
  shifts.reduce((sum, { value }) => sum + value, 0);

test.describe('without a fault that axe can find, in light and dark, on a phone and a wide screen', () => {
  test.describe.configure({ timeout: 120_000 });
  test.use({ expectedNoise: FAILED_CALL });

  test('the home page [FILTER-20]', async ({ page }) => {
    await open(page, '/');
    await expectNoFaults(page);
  });

  test('the results [SEARCH-01]', async ({ page }) => {
    await open(page, `${CARS}?make=ford&fuel_type=petrol&sort=price|desc`);
    await expectNoFaults(page);
  });

  test('no results [SEARCH-04]', async ({ page }) => {
    await open(page, `${CARS}?make=ford&keyword=zzzz`);
    await expectNoFaults(page);
  });

  test('the dialog of filters on a phone [SEARCH-06]', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, CARS);
    await page.getByRole('link', { name: /^Modify Search/ }).click();
    await page.getByRole('dialog').locator('summary', { hasText: /^Make/ }).click();
    await expectNoFaultsNow(page);
  });

  test('a page that is not there [ERR-07]', async ({ page }) => {
    await open(page, '/nothing/like/this/');
    await expectNoFaults(page);
  });

  test('a page that could not be made [ERR-04, ERR-09]', async ({ page }) => {
    await page.route('**/api/used-vehicles/find-by-slugs', (route) =>
      route.fulfill({ status: 500, body: '' }),
    );
    await open(page, CARS);
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('An error has occurred');
    await expect(page.getByText('An unknown error occurred (503)')).toBeVisible();
    await expect(page).toHaveTitle('Forecourt | 503 Error');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expectNoFaults(page);
  });

  test('text of twice the size still fits [SEARCH-01]', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, `${CARS}?make=ford`);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('h1, h3, .price, .fee, button, a')]
        .filter((element) => element.checkVisibility())
        .filter(
          (element) => element.getBoundingClientRect().right > document.documentElement.clientWidth,
        )
        .map((element) => element.innerText),
    );
    expect(cut).toEqual([]);
    await expectNoFaultsNow(page);
  });
});

test.describe('nothing moves that nobody has touched', () => {
  test.use({ expectedNoise: FAILED_CALL });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: { readonly value: number; readonly moves: readonly string[] }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput, sources } = entry as LayoutShift;
          const moves = sources.map(
            ({ node, previousRect: from, currentRect: to }) =>
              `${node?.parentElement?.outerHTML.slice(0, 90) ?? ''} from ${from.y}, ${from.height} high, to ${to.y}, ${to.height} high`,
          );
          if (!hadRecentInput) shifts.push({ value, moves });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route(CALLS.visitors, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      const slugs = new URL(route.request().url()).searchParams.getAll('of');
      await route.fulfill({ json: { data: Object.fromEntries(slugs.map((slug) => [slug, 14])) } });
    });
  });

  const loaded = async (page: Page): Promise<readonly ShiftSeen[]> => {
    await page.goto(CARS);
    await isLive(page);
    await expect(
      cards(page)
        .first()
        .getByText(/^Viewed /),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    return shiftsOf(page);
  };

  const shiftsOf = (page: Page): Promise<readonly ShiftSeen[]> =>
    page.evaluate(() => Reflect.get(window, 'shifts') as readonly ShiftSeen[]);

  for (const width of WIDTHS) {
    test(`while a ${width} px page of results comes alive, and when view counts arrive [CARD-10]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      // Whether letters change their shape in view depends on the line; here they never do.
      await page.route('**/*.woff2', (route) => route.abort());
      const shifts = await loaded(page);
      expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(UNSEEN);
      // The counts of cards that come later are asked for by themselves.
      await sortBy(page).selectOption({ index: 1 });
      await atRest(page);
      await page.evaluate(() => {
        (Reflect.get(window, 'shifts') as ShiftSeen[]).length = 0;
      });
      await expect(cards(page).first().getByText('Viewed 14 times today')).toBeVisible();
      const later = await shiftsOf(page);
      expect(sumOf(later), JSON.stringify(later)).toBeLessThan(UNSEEN);
    });

    test(`hardly, when the typeface comes late to a ${width} px page [CARD-10]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 600));
        await route.continue();
      });
      const shifts = await loaded(page);
      expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(0.02);
    });
  }
});
