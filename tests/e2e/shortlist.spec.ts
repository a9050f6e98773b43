import type { Page } from '@playwright/test';
import { expectNoFaultsNow } from './support/axe';
import { expect, test } from './support/quiet-test';
import { cards, CARS, open } from './support/results-page';

/** The header's button of a list. */
const button = (page: Page, panel: 'compare' | 'recent' | 'favs') =>
  page.locator(`#site-header [data-panel="${panel}"]`).filter({ visible: true }).first();

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Presses as soon as there is somebody to hear: a panel comes with the late part of the page. */
async function openPanel(page: Page, panel: 'compare' | 'favs', name: string): Promise<void> {
  await expect(async () => {
    await button(page, panel).click();
    await expect(dialog(page, name)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Waits for the late part of the page, whose words are wanted. */
const isWhole = (page: Page) =>
  expect(
    page.locator('#site-header [data-panel="favs"][aria-haspopup="dialog"]').first(),
  ).toBeAttached();

async function slugsOf(page: Page, count: number): Promise<readonly string[]> {
  const all = await cards(page).evaluateAll((found) =>
    found.map((card) => (card instanceof HTMLElement ? (card.dataset['slug'] ?? '') : '')),
  );
  return all.slice(0, count);
}

test('saving from the results, seeing it in the panel, taking it out and back again [FAV-01, FAV-04, PANEL-01, PANEL-05]', async ({
  page,
}) => {
  await open(page, CARS);
  await isWhole(page);
  const star = (place: number) =>
    cards(page)
      .nth(place)
      .getByRole('button', { name: /to favourites$/ });
  await star(0).click();
  await expect(page.getByText(/ saved$/).first()).toBeVisible();
  await star(1).click();
  await openPanel(page, 'favs', 'Saved vehicles');
  const panel = dialog(page, 'Saved vehicles');
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expectNoFaultsNow(page);
  await panel
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await panel.getByRole('button', { name: 'Undo' }).last().click();
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('favs')?.split(',').length))
    .toBe(2);
});

test('the panel holds the focus and the page behind, and Escape, Back and a press beside it close it [PANEL-01, PANEL-03]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, CARS);
  await isWhole(page);
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await button(page, 'favs').focus();
  await page.keyboard.press('Enter');
  const panel = dialog(page, 'Saved vehicles');
  await expect(panel).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () =>
        document.activeElement !== document.body &&
        document.activeElement?.closest('dialog') === null,
    );
    expect(isOutside).toBe(false);
  }
  await page.mouse.move(300, 400);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button(page, 'favs')).toBeFocused();

  await button(page, 'favs').click();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(CARS);

  await button(page, 'favs').click();
  await expect(panel).toBeVisible();
  await page.mouse.click(100, 500);
  await expect(panel).toBeHidden();
});

test('a link in the panel leads on, and Back comes back to the page beneath at once [NAV-05, PANEL-12]', async ({
  page,
}) => {
  await open(page, '/car-finance/');
  await isWhole(page);
  await openPanel(page, 'compare', 'Compare');
  await dialog(page, 'Compare').getByRole('link', { name: 'Start a new search' }).click();
  await expect(page).toHaveURL(CARS);
  await expect(dialog(page, 'Compare')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/car-finance/');
});

test('a fourth to compare asks which of the three makes room [PANEL-13, CMP-02]', async ({
  page,
}) => {
  await open(page, CARS);
  await isWhole(page);
  const compare = (place: number) =>
    cards(page)
      .nth(place)
      .getByRole('button', { name: /to compare$/ });
  for (const place of [0, 1, 2]) await compare(place).click();
  const [first, , third, fourth] = await slugsOf(page, 4);
  await compare(3).hover();
  await expect(compare(3)).toHaveAttribute('title', /already selected 3 cars/);
  await compare(3).click();
  const question = dialog(page, 'Replace which?');
  await question
    .getByRole('button', { name: /^Replace / })
    .nth(1)
    .click();
  await expect(question).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('compare')))
    .toBe([first, fourth, third].join(','));
});

test('a list that was sent is whole without script, and saved with one [FAV-01]', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, CARS);
  const slugs = await slugsOf(page, 3);
  const address = `/shortlist/?saved=${slugs.join(',')},no-such-car`;

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL !== undefined && { baseURL }),
  });
  const still = await plain.newPage();
  await still.goto(address);
  await expect(still.getByRole('heading', { level: 1 })).toHaveText('A list of vehicles for you');
  await expect(still.locator('main article[data-slug]')).toHaveCount(3);
  await expect(still.getByText('1 vehicle in this link is no longer for sale.')).toBeVisible();
  await plain.close();

  await open(page, address);
  await page.getByRole('button', { name: 'Save all 3 vehicles' }).click();
  await page.getByRole('link', { name: 'See them there' }).click();
  await expect(page).toHaveURL('/shortlist/');
  await expect(page.locator('main article[data-slug]')).toHaveCount(3);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1440]) {
    test(`the page of saved vehicles has nothing to stumble over, ${colorScheme}, ${String(width)} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await open(page, CARS);
      const slugs = await slugsOf(page, 3);
      await page.evaluate((list) => {
        localStorage.setItem('favs', list.join(','));
      }, slugs);
      await open(page, '/shortlist/');
      await expect(page.locator('main article[data-slug]')).toHaveCount(3);
      await expectNoFaultsNow(page);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      ).toBe(true);
    });
  }
}
