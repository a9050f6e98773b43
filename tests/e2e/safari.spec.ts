import { expect, test } from './support/quiet-test';
import { cards, CARS, isLive } from './support/results-page';

const CONNECTIONS = [
  'undefined',
  '{"saveData":true}',
  '{"saveData":false}',
  '{"saveData":false,"effectiveType":"2g"}',
  '{"saveData":false,"effectiveType":"slow-2g"}',
  '{"saveData":false,"effectiveType":"4g"}',
];

test('a browser without idle callbacks and with any word on its connection opens pages and follows links [BT-3, NAV-15]', async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
    const told = new URLSearchParams(location.search).get('utm_term');
    if (told === null) return;
    const connection = told === 'undefined' ? undefined : (JSON.parse(told) as unknown);
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  });
  for (const connection of CONNECTIONS) {
    await test.step(connection, async () => {
      await page.goto(`/?utm_term=${encodeURIComponent(connection)}`);
      await isLive(page);
      expect(await page.evaluate(() => 'requestIdleCallback' in window)).toBe(false);
      for (const link of await page.getByRole('banner').getByRole('link').all()) await link.hover();
      // In the header it is a menu that opens; the footer has the link itself.
      const foot = page.getByRole('contentinfo');
      await foot.getByRole('link', { name: 'Used cars', exact: true }).click();
      await expect(page).toHaveURL(CARS);
      await expect(cards(page)).toHaveCount(12);
    });
  }

  const star = cards(page)
    .first()
    .getByRole('button', { name: /to favourites$/ });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
});
