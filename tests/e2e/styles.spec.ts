import { expect, test } from './support/quiet-test';
import { isLive } from './support/results-page';

declare global {
  interface Window {
    rulesPutIn: string[];
  }
}

// The library's inner tag is ours to hold on to only as long as this is true (ADR 017).
test.describe('Styles that the server sent', () => {
  for (const path of ['/', '/used/cars/search/', '/car-finance/calculator/', '/compare/']) {
    test(`stay as they are while ${path} comes alive`, async ({ page }) => {
      await page.addInitScript(() => {
        window.rulesPutIn = [];
        const { insertRule } = CSSStyleSheet.prototype;
        CSSStyleSheet.prototype.insertRule = function (rule, index) {
          window.rulesPutIn.push(rule);
          return insertRule.call(this, rule, index);
        };
      });
      const html = (await (await page.goto(path))?.text()) ?? '';
      const classesSent = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) =>
        names.split(' '),
      );
      expect(classesSent.length).toBeGreaterThan(100);
      await isLive(page);
      await expect(page.locator('style#page-styles')).toHaveCount(1);
      const again = await page.evaluate(
        (sent) =>
          window.rulesPutIn.filter((rule) => sent.some((name) => rule.startsWith(`.${name}{`))),
        classesSent,
      );
      expect(again).toEqual([]);
      expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
    });
  }
});
