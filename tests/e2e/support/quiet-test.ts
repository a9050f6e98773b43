import { expect, test as base } from '@playwright/test';

interface QuietFixtures {
  /** What the console may say in this test: the browser's own words about failures made on purpose. */
  readonly expectedNoise: RegExp;
  readonly quietConsole: undefined;
}

/** What Chromium itself writes down when a call is answered with a failure or not at all. */
export const FAILED_CALL = /^Failed to load resource/;

/**
 * A test that fails when the page's console holds an error: a hydration that disagrees, a breach of
 * the content security policy, an exception that nobody caught.
 */
export const test = base.extend<QuietFixtures>({
  expectedNoise: [/^$/, { option: true }],
  quietConsole: [
    async ({ page, expectedNoise }, use) => {
      const heard: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') heard.push(message.text());
      });
      page.on('pageerror', (error) => heard.push(String(error)));
      await use(undefined);
      expect(heard.filter((line) => !expectedNoise.test(line))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
