import type { Page } from '@playwright/test';
import { expect, FAILED_CALL, test } from './support/quiet-test';
import { cards, CARS, isLive } from './support/results-page';

/** How a reader changes the letters of every page. */
const READERS = [
  { how: 'text of twice the size', width: 390, sheet: 'html { font-size: 200% }' },
  { how: 'text of half again the size', width: 390, sheet: 'html { font-size: 150% }' },
  {
    // WCAG 1.4.12 names these four.
    how: 'wide spacing',
    width: 320,
    sheet: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
  },
] as const;

/** Words of headings, prices and controls that stand outside the window, or are cut at the edge of their box. */
const whatIsLost = (page: Page, sheet: string): Promise<readonly string[]> =>
  page.evaluate((rules) => {
    const reader = new CSSStyleSheet();
    reader.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, reader];
    const edge = document.documentElement.clientWidth;
    const cuts = (element: Element) =>
      ['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX);
    const lost = [
      ...document.querySelectorAll<HTMLElement>('h1, h2, h3, a, button, summary, .price, .fee, td'),
    ]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.closest('[inert], svg, .visually-hidden') === null &&
          element.innerText.trim() !== '' &&
          element.getBoundingClientRect().width > 2,
      )
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        for (let box = element.parentElement; box !== null; box = box.parentElement) {
          if (!cuts(box) || box === document.body) continue;
          // What lies beyond the edge of a box that scrolls can be reached.
          if (getComputedStyle(box).overflowX !== 'clip') return false;
          const { left: from, right: to } = box.getBoundingClientRect();
          return left < from - 1 || right > to + 1;
        }
        return right > edge + 1;
      })
      .map((element) => `${element.tagName} ${element.innerText.slice(0, 40)}`);
    const sideways = document.documentElement.scrollWidth - edge;
    return sideways > 0 ? [`the page is ${String(sideways)} px too wide`, ...lost] : lost;
  }, sheet);

test.describe('letters that a reader has made larger or wider', () => {
  test.use({ expectedNoise: FAILED_CALL });

  for (const { how, width, sheet } of READERS) {
    test(`lose nothing: ${how} at ${String(width)} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${CARS}?make=ford`);
      const slug = (await cards(page).first().getAttribute('data-slug')) ?? '';
      for (const address of [
        `${CARS}?make=ford`,
        '/',
        `/used/cars/${slug}/`,
        '/car-finance/calculator/',
        '/compare/',
        `/used/cars/request-callback/${slug}/`,
        '/no-such-page/',
      ]) {
        await page.goto(address);
        await isLive(page);
        expect(await whatIsLost(page, sheet), address).toEqual([]);
        await expect(page.getByRole('button', { name: /^Menu|menu/ }).first()).toBeInViewport();
      }
    });
  }
});
