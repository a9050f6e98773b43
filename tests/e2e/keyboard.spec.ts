import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/quiet-test';
import { atRest, cards, CARS, chipNames, isLive, open, sortBy } from './support/results-page';

interface FocusedPlace {
  readonly what: string;
  readonly isHidden: boolean;
}

/** What has the focus, and whether the header or the edge of the window hides all of it. */
const focusedPlace = (page: Page): Promise<FocusedPlace> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return { what: 'nothing', isHidden: false };
    const what = `${element.tagName} ${(element.textContent || element.getAttribute('name')) ?? ''}`;
    // A control that is drawn by its label is where the label is.
    const drawn = element.closest('label') ?? element;
    const { left, right, top, bottom } = drawn.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) => [left + (right - left) * across, top + (bottom - top) * down]),
    );
    const isSeen = parts.some(([x = -1, y = -1]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (drawn.contains(hit) || hit.contains(drawn));
    });
    // A closed panel has a width and no height.
    return { what, isHidden: !isSeen || right - left < 2 || bottom - top < 2 };
  });

/** Presses Tab until the wanted control has the focus; nothing focused on the way may be hidden. */
async function tabTo(page: Page, wanted: Locator, most = 150): Promise<void> {
  const passed: string[] = [];
  while (passed.length < most) {
    await page.keyboard.press('Tab');
    const { what, isHidden } = await focusedPlace(page);
    passed.push(what.slice(0, 40));
    expect(isHidden, `${what} has the focus and cannot be seen`).toBe(false);
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab did not lead to ${String(wanted)}, but to ${passed.join(', ')}`);
}

/** Presses the key until the page has no stop left; each must be seen. How many there were. */
async function passAllStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<number> {
  for (let stops = 0; stops < 250; stops += 1) {
    await page.keyboard.press(key);
    const { what, isHidden } = await focusedPlace(page);
    if (what === 'nothing') return stops;
    expect(isHidden, `${what} has the focus and cannot be seen`).toBe(false);
  }
  throw new Error('The page has no last stop');
}

test.describe('by keyboard alone', () => {
  test('no stop of a phone’s results lies under a bar, from the end to the start', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, CARS);
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    expect(await passAllStops(page, 'Shift+Tab')).toBeGreaterThan(100);
  });

  test('no stop of a vehicle’s page is a closed panel or out of sight', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(CARS);
    const slug = (await cards(page).first().getAttribute('data-slug')) ?? '';
    await open(page, `/used/cars/${slug}/`);
    expect(await passAllStops(page, 'Tab')).toBeGreaterThan(80);
  });

  test('the results are two stops away, and another page of them begins at its heading [SEARCH-13]', async ({
    page,
  }) => {
    await open(page, CARS);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to results' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const first = cards(page).first();
    await expect(first.getByRole('button', { name: /to compare$/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(first.getByRole('button', { name: /to favourites$/ })).toBeFocused();

    await tabTo(page, page.getByRole('link', { name: 'Next page' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/page=2/u);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Skip to results' })).toHaveCount(0);
  });

  test('on a wide screen: from the skip link over order and filter to a car, and back [FILTER-03, SEARCH-10, ROUTE-13]', async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, CARS);
    const before = await atRest(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();

    await tabTo(page, sortBy(page));
    await page.keyboard.press('ArrowDown');
    const sorted = await atRest(page, before);
    expect(sorted.address).toBe(`${CARS}?sort=price|desc`);

    const make = page.locator('summary', { hasText: /^Make/ });
    await tabTo(page, make);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('checkbox', { name: /^Ford / })).toBeVisible();
    await tabTo(page, page.getByRole('checkbox', { name: /^Ford / }));
    await page.keyboard.press('Space');
    const ford = await atRest(page, sorted);
    expect(ford.chips).toEqual(['Remove Ford']);
    expect(ford.address).toBe(`${CARS}?make=ford&sort=price|desc`);
    await expect(page.getByRole('checkbox', { name: /^Ford / })).toBeFocused();

    await tabTo(
      page,
      cards(page)
        .first()
        .getByRole('link', { name: /^View Details/i }),
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/used/cars/${ford.cards[0] ?? ''}/$`));
    await page.goBack();
    await expect.poll(() => atRest(page), { timeout: 40_000 }).toEqual(ford);
  });

  test('on a phone: the filters are a dialog that takes the focus and gives it back [SEARCH-06, FILTER-03, SC-3]', async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, CARS);
    const before = await atRest(page);
    const opener = page.getByRole('link', { name: /^(Modify|Update) Search/ });
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    const isFocusInside = () =>
      dialog.evaluate((element) => element.contains(document.activeElement));

    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect.poll(isFocusInside).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    expect((await atRest(page)).address).toBe(before.address);

    await page.keyboard.press('Enter');
    await tabTo(page, dialog.locator('summary', { hasText: /^Make/ }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('checkbox', { name: /^Ford / })).toBeVisible();
    await tabTo(page, dialog.getByRole('checkbox', { name: /^Ford / }));
    await page.keyboard.press('Space');
    const ford = await atRest(page, before);
    expect(await isFocusInside()).toBe(true);
    const total = /^[\d,]+/.exec(ford.heading)?.[0] ?? 'none';
    const done = dialog.getByRole('button', { name: `Show ${total} cars` });
    await tabTo(page, done);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect.poll(() => chipNames(page)).toEqual(['Ford']);

    await tabTo(
      page,
      cards(page)
        .first()
        .getByRole('link', { name: /^View Details/i }),
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/used/cars/${ford.cards[0] ?? ''}/$`));
  });

  test('a card is passed in at most six presses of Tab, at any width [CARD-01, CARD-08, CARD-09]', async ({
    page,
  }) => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${CARS}?make=ford`);
      await isLive(page);
      const stops = await cards(page).evaluateAll((elements) =>
        elements.map(
          (card) =>
            [
              ...card.querySelectorAll<HTMLElement>('a[href], button, input, summary, [tabindex]'),
            ].filter(
              (control) =>
                control.tabIndex >= 0 &&
                control.closest('[inert]') === null &&
                control.checkVisibility(),
            ).length,
        ),
      );
      expect(stops).toHaveLength(12);
      expect(Math.max(...stops)).toBeLessThanOrEqual(6);
      expect(Math.min(...stops)).toBeGreaterThan(0);
    }
  });
});
