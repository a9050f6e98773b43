import { expect, test } from './support/quiet-test';
import { CARS, cards, isLive } from './support/results-page';

const pressed = (page: Parameters<typeof cards>[0], name: RegExp) =>
  cards(page).first().getByRole('button', { name });

test.describe('A shortlist in two tabs of one browser', () => {
  test.slow();

  test('changes in both as it is changed in one, and when all is cleared [FAV-02, CMP-04, STORE-01, STORE-02]', async ({
    context,
    page,
  }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(CARS);
      await isLive(tab);
    }
    await pressed(page, /favourites$/).click();
    await expect(pressed(other, /favourites$/)).toHaveAttribute('aria-pressed', 'true');
    await pressed(other, /compar/i).click();
    await expect(pressed(page, /compar/i)).toHaveAttribute('aria-pressed', 'true');
    await pressed(other, /favourites$/).click();
    await expect(pressed(page, /favourites$/)).toHaveAttribute('aria-pressed', 'false');
    await other.evaluate(() => {
      localStorage.clear();
    });
    await expect(pressed(page, /compar/i)).toHaveAttribute('aria-pressed', 'false');
  });

  test('never compares more than three, however they share out the clicks [CMP-02, WE-089]', async ({
    context,
    page,
  }) => {
    const other = await context.newPage();
    const tabs = [page, other];
    for (const tab of tabs) {
      await tab.goto(CARS);
      await isLive(tab);
    }
    for (let at = 0; at < 5; at += 1) {
      const tab = tabs[at % 2] ?? page;
      await cards(tab)
        .nth(at)
        .getByRole('button', { name: /compar/i })
        .dispatchEvent('click');
    }
    const kept = () => page.evaluate(() => localStorage.getItem('compare')?.split(',') ?? []);
    await expect.poll(async () => (await kept()).length).toBe(3);
    for (const tab of tabs) {
      await expect(
        cards(tab)
          .locator('button[aria-pressed="true"]')
          .filter({ hasText: /compar/i }),
      ).toHaveCount(3);
    }
  });
});

test('A cookie of another site with a malformed percent sign leaves the vehicles looked at alone [RT-3, RECENT-02]', async ({
  context,
  page,
  baseURL,
}) => {
  const url = baseURL ?? '';
  await context.addCookies([
    { name: 'promo', value: '20%', url },
    { name: 'recent_vehicles', value: 'seen-before', url },
  ]);
  await page.goto(CARS);
  await isLive(page);
  const slug = await cards(page).first().getAttribute('data-slug');
  await cards(page).first().getByRole('heading', { level: 3 }).getByRole('link').click();
  await expect
    .poll(
      async () => (await context.cookies()).find(({ name }) => name === 'recent_vehicles')?.value,
    )
    .toBe(`seen-before,${slug}`);
  const recents = (await context.cookies()).filter(({ name }) => name === 'recent_vehicles');
  expect(recents.map(({ path }) => path)).toEqual(['/']);
});
