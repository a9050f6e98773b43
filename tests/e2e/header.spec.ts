import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/quiet-test';
import { cards, CARS, open } from './support/results-page';

const BRANCHES = ['Bolton', 'Chester', 'Crewe', 'Stockport', 'Stoke'];

const banner = (page: Page): Locator => page.getByRole('banner');
const menu = (page: Page): Locator => page.locator('#site-menu');
const toggle = (page: Page): Locator =>
  banner(page).getByRole('button', { name: 'Menu', exact: true });

/** A word of the header that opens, and what opens below it. */
const flyout = (inside: Locator, words: string) => {
  const details = inside.locator('details', {
    has: inside.page().locator('summary', { hasText: words }),
  });
  return { word: details.locator('summary'), sheet: details.locator('.sheet') };
};

/** The header listens once the late part of the page has come; that says so by its buttons. */
const isAwake = (page: Page) =>
  expect(
    banner(page).locator('[data-panel="favs"][aria-haspopup="dialog"]').first(),
  ).toBeAttached();

const goTo = async (page: Page, address: string): Promise<void> => {
  await open(page, address);
  await isAwake(page);
};

const focusIsIn = (sheet: Locator): Promise<boolean> =>
  sheet.evaluate((element) => element.contains(document.activeElement));

test.describe('the menu of a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('opens below a mouse that rests on it, stays on the way to a line, and leads there [HEAD-03]', async ({
    page,
  }) => {
    await goTo(page, '/');
    const finance = flyout(menu(page), 'Finance');
    await expect(finance.sheet).toBeHidden();
    await finance.word.hover();
    await expect(finance.sheet).toBeVisible();
    await finance.word.click();
    await expect(finance.sheet, 'a press of the mouse that opened it closes nothing').toBeVisible();
    const line = finance.sheet.getByRole('link', { name: 'Finance calculator' });
    await line.hover();
    await expect(finance.sheet).toBeVisible();
    await line.click();
    await expect(page).toHaveURL('/car-finance/calculator/');
    await expect(finance.sheet).toBeHidden();

    await flyout(menu(page), 'Used cars').word.hover();
    await expect(flyout(menu(page), 'Used cars').sheet).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(flyout(menu(page), 'Used cars').sheet).toBeHidden();
  });

  test('works by keyboard alone: Enter opens, Tab goes in, Escape closes and gives the focus back [HEAD-03]', async ({
    page,
  }) => {
    await goTo(page, '/');
    const cars = flyout(menu(page), 'Used cars');
    for (let press = 0; press < 15; press += 1) {
      await page.keyboard.press('Tab');
      if (await cars.word.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(cars.word).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cars.sheet).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(cars.sheet.getByRole('link', { name: 'Electric cars' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(cars.sheet).toBeHidden();
    await expect(cars.word).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/used\/cars\/search\/\?fuel_type=electric$/);
    await expect(cars.sheet).toBeHidden();
  });

  test('the pickers list the five branches, to call and to write to [HEAD-04, HEAD-10]', async ({
    page,
  }) => {
    await goTo(page, '/');
    const ways = page.getByRole('group', { name: 'Get in touch' });
    for (const [words, scheme] of [
      ['Call us', 'tel:01632'],
      ['Email us', 'mailto:'],
    ] as const) {
      const { word, sheet } = flyout(ways, words);
      await word.click();
      await expect(sheet.getByRole('listitem')).toHaveText(
        BRANCHES.map((town) => new RegExp(`^${town}`)),
      );
      for (const link of await sheet.getByRole('link').all()) {
        expect(await link.getAttribute('href')).toContain(scheme);
      }
    }
    await expect(flyout(ways, 'Call us').sheet, 'one picker at a time').toBeHidden();
    await page.keyboard.press('Escape');
    await expect(flyout(ways, 'Email us').sheet).toBeHidden();
  });
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  const openMenu = async (page: Page): Promise<void> => {
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
  };

  test('takes the focus in, leaves the page behind out of reach, and closes by Escape and by Back [HEAD-07]', async ({
    page,
  }) => {
    await page.goto('/car-finance/');
    await goTo(page, CARS);
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await expect.poll(() => focusIsIn(menu(page))).toBe(true);
    await expect(page.locator('main')).toHaveAttribute('inert');
    await expect(page.locator('#site-footer')).toHaveAttribute('inert');

    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await expect(page.locator('main')).not.toHaveAttribute('inert');

    await openMenu(page);
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(CARS);
    await expect(page.locator('#site-footer')).not.toHaveAttribute('inert');
    await page.goBack();
    await expect(page).toHaveURL('/car-finance/');
  });

  test('opens a line in place, and closes when the page changes [NAV-04, HEAD-03]', async ({
    page,
  }) => {
    await goTo(page, '/');
    await openMenu(page);
    const finance = flyout(menu(page), 'Finance');
    await finance.word.tap();
    await finance.sheet.getByRole('link', { name: 'About car finance' }).tap();
    await expect(page).toHaveURL('/car-finance/');
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('main')).not.toHaveAttribute('inert');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(menu(page)).toBeHidden();
  });

  test('has what a narrow header has no room for: lists with their counts and the pickers [HEAD-02, HEAD-04]', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('compare', 'one-car,another-car');
    });
    await goTo(page, '/');
    await openMenu(page);
    await expect(menu(page).getByRole('button', { name: /^Compare/ })).toHaveText(/2$/);
    const { word, sheet } = flyout(menu(page).locator('.ways'), 'Call us');
    await word.tap();
    await expect(sheet.getByRole('listitem')).toHaveCount(BRANCHES.length);
  });
});

test('the header is a phone’s up to 767 px, and has its line of contacts from there [LAYOUT-03]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 766, height: 800 });
  await goTo(page, '/');
  const ways = page.getByRole('group', { name: 'Get in touch' });
  await expect(ways).toBeHidden();
  await expect(banner(page).getByRole('button', { name: 'Search' })).toBeVisible();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(ways).toBeVisible();
  await expect(banner(page).locator('.find')).toBeHidden();
});

test('the count of the header follows a favourite, and one word tells of it [HEAD-02]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await goTo(page, CARS);
  // What a screen reader would say, in its order.
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(
          '[role="status"], [role="alert"], [aria-live]',
        );
        if (region === null || region === undefined) continue;
        for (const { textContent } of addedNodes) said.push(textContent ?? '');
      }
    }).observe(document.body, { subtree: true, childList: true });
  });
  const count = banner(page).locator('.held [data-count-of="favs"]');
  await expect(count).toHaveText('0');
  await cards(page)
    .first()
    .getByRole('button', { name: /to favourites$/ })
    .click();
  await expect(count).toHaveText('1');
  await expect(page.getByText(/ saved$/)).toBeVisible();
  const said = await page.evaluate(
    () => (window as unknown as { readonly said: readonly string[] }).said,
  );
  expect(said.filter((words) => /saved|favourite/i.test(words))).toEqual([
    expect.stringMatching(/ savedView saved \(1\)/),
  ]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('menu, pickers and lists open and lead on [HEAD-03, HEAD-04, HEAD-02]', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const call = flyout(page.getByRole('group', { name: 'Get in touch' }), 'Call us');
    await call.word.click();
    await expect(call.sheet.getByRole('listitem')).toHaveCount(BRANCHES.length);
    await call.word.click();
    const finance = flyout(menu(page), 'Finance');
    await finance.word.click();
    await finance.sheet.getByRole('link', { name: 'Finance calculator' }).click();
    await expect(page).toHaveURL('/car-finance/calculator/');
    await banner(page)
      .locator('.held')
      .getByRole('button', { name: /^Compare/ })
      .click();
    await expect(page).toHaveURL(/\/compare\/\??$/);
  });

  test('a phone’s menu opens, closes and leads on [HEAD-07]', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await menu(page).getByRole('button', { name: 'Close menu' }).click();
    await expect(menu(page)).toBeHidden();
    await toggle(page).click();
    await menu(page).getByRole('link', { name: 'Used vans', exact: true }).click();
    await expect(page).toHaveURL('/used/van/search/');
  });

  test('the footer opens a branch at a time, and its legal links stand there [FOOT-01, FOOT-02, FOOT-09]', async ({
    page,
  }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    const branches = footer.getByRole('region', { name: 'Our branches' });
    await expect(branches.locator('summary')).toHaveText(BRANCHES);
    const row = (town: string) => branches.locator('details').filter({ hasText: town });
    await row('Bolton').locator('summary').click();
    const links = row('Bolton').getByRole('link');
    await expect(links).toHaveText([
      /^01632 960101$/,
      /^bolton@/,
      /^Forecourt Bolton/,
      'Used cars at Bolton',
    ]);
    await row('Crewe').locator('summary').click();
    await expect(links).toHaveCount(0);
    for (const path of [
      '/terms-and-conditions/',
      '/cookie-policy/',
      '/data-preferences/',
      '/sitemap/',
      '/privacy-policy/',
      '/modern-slavery-act-statement/',
      '/asset-protection-insurance/',
    ]) {
      const link = footer.getByRole('navigation', { name: 'Legal' }).locator(`a[href="${path}"]`);
      await expect(link).toBeVisible();
      expect((await page.request.get(path)).status(), path).toBe(200);
    }
    await row('Crewe').getByRole('link', { name: 'Used cars at Crewe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/cars/crewe/');
  });
});

test('a branch of the footer leads on without a page load, as the menu does [FOOT-01]', async ({
  page,
}) => {
  await goTo(page, '/');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const footer = page.getByRole('contentinfo');
  await footer.locator('summary', { hasText: 'Stockport' }).click();
  await footer.getByRole('link', { name: 'Used cars at Stockport' }).click();
  await expect(page).toHaveURL('/cars/stockport/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
