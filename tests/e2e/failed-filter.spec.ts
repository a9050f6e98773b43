import { expect, FAILED_CALL, test } from './support/quiet-test';
import { CALLS, cards, CARS, chipNames, open, pick } from './support/results-page';

test.use({ expectedNoise: FAILED_CALL });

for (const [screen, size] of [
  ['beside the filters', { width: 1280, height: 700 }],
  ['in the filters of a phone', { width: 390, height: 844 }],
] as const) {
  test(`a filter that fails says so where it was pressed, ${screen}, and no other list stands under it [ERR-37]`, async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (/could not be had/.test(message.text())) logged.push(message.text());
    });
    await page.setViewportSize(size);
    await open(page, CARS);
    if (size.width < 767) await page.getByRole('link', { name: /^Modify Search/ }).click();
    await page.route(CALLS.search, (route) => route.fulfill({ status: 500, body: 'no' }));
    await pick(page, 'Seats', /^5/);
    const notice = page.getByRole('alert').filter({ visible: true }).last();
    await expect(notice).toContainText('We could not load the results');
    await expect(notice).toBeInViewport({ ratio: 0.9 });
    const isOnTop = await notice.evaluate((box) => {
      const { left, top, width, height } = box.getBoundingClientRect();
      return box.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isOnTop).toBe(true);
    await expect(cards(page)).toHaveCount(0);
    await expect.poll(() => chipNames(page)).toHaveLength(1);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toMatch(/\d/);

    expect(logged).toEqual(['search.search could not be had: refused (500)']);
    await page.unroute(CALLS.search);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toHaveCount(0);
    await expect(cards(page)).not.toHaveCount(0);
  });
}
