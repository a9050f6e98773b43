import type { Page } from '@playwright/test';
import { expect, FAILED_CALL, test } from './support/quiet-test';
import { cards, CARS, isLive } from './support/results-page';

const FIND = '**/api/used-vehicles/find-by-slugs';

const count = (page: Page, panel: 'compare' | 'recent' | 'favs') =>
  page.locator(`#site-header [data-count-of="${panel}"]`).first();

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('favs'));

/** What is asked of the server from now on; those of `known` are answered for, or all calls fail. */
async function serverKnows(page: Page, known: readonly string[] | 'nothing, it fails') {
  const asked: (readonly string[])[] = [];
  await page.unroute(FIND);
  await page.route(FIND, async (route) => {
    const { slugs } = route.request().postDataJSON() as { slugs: readonly string[] };
    asked.push(slugs);
    if (typeof known === 'string') return route.fulfill({ status: 500, body: '{}' });
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: { slug: string }[] };
    return route.fulfill({ json: { data: data.filter(({ slug }) => known.includes(slug)) } });
  });
  return asked;
}

const openSaved = async (page: Page): Promise<void> => {
  await expect(async () => {
    await page.locator('#site-header [data-panel="favs"]:visible').first().click();
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 });
  }).toPass();
};

test.describe('A list left behind by an older site or another hand', () => {
  test.use({ expectedNoise: FAILED_CALL, serviceWorkers: 'block' });
  test.slow();

  test('counts each vehicle once, asks for each once, and drops only what the server answers it does not have [ST-3, FAV-05, FAV-06, ERR-24, STORE-01]', async ({
    page,
  }) => {
    await page.goto(CARS);
    await isLive(page);
    const [a = '', b = ''] = await cards(page).evaluateAll((found) =>
      found.map((card) => card.getAttribute('data-slug') ?? ''),
    );
    const openWith = async (favs: string | null) => {
      await page.evaluate((text) => {
        if (text === null) localStorage.removeItem('favs');
        else localStorage.setItem('favs', text);
      }, favs);
      await page.goto('/contact/');
      await isLive(page);
    };

    const nothingAsked = await serverKnows(page, []);
    for (const empty of [
      null,
      '',
      ',',
      'null',
      '[object Object]',
      '{"a":1}',
      '<b>x</b>,undefined',
    ]) {
      await openWith(empty);
      await expect(count(page, 'favs')).toHaveText('0');
    }
    await openSaved(page);
    await expect(page.getByText('You have no saved vehicles')).toBeVisible();
    expect(nothingAsked).toEqual([]);

    await serverKnows(page, 'nothing, it fails');
    await openWith(`${a},,${b}, ${a} ,${a}`);
    await expect(count(page, 'favs')).toHaveText('2');
    await openSaved(page);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect.poll(() => kept(page)).toContain(a);
    await expect.poll(() => kept(page)).toContain(b);

    const asked = await serverKnows(page, [b]);
    await openWith(`${a},,${b}, ${a} ,${a}`);
    await openSaved(page);
    await expect(count(page, 'favs')).toHaveText('1');
    await expect.poll(() => kept(page)).toBe(b);
    expect(asked[0]).toEqual([a, b]);
    await page.keyboard.press('Escape');

    await serverKnows(page, []);
    await openWith(b);
    await openSaved(page);
    await expect(count(page, 'favs')).toHaveText('0');
    await expect.poll(() => kept(page)).toBeFalsy();
  });

  test('lists the vehicles looked at beside a cookie that cannot be read [RT-3, RECENT-04, STORE-03]', async ({
    page,
    context,
    baseURL,
  }) => {
    await page.goto(CARS);
    const slug = await cards(page).first().getAttribute('data-slug');
    const url = baseURL ?? '';
    await context.addCookies([
      { name: 'promo', value: '20%', url },
      { name: 'recent_vehicles', value: slug ?? '', url },
    ]);
    await page.goto(CARS);
    await isLive(page);
    await expect(count(page, 'recent')).toHaveText('1');
    await expect(async () => {
      await page.locator('#site-header [data-panel="recent"]:visible').first().click();
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1, {
        timeout: 2000,
      });
    }).toPass();
  });
});
