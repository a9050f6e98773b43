import { expect, test as base } from '@playwright/test';

interface QuietFixtures {
  /** What the console may say in this test: the browser's own words about failures made on purpose. */
  readonly expectedNoise: RegExp;
  readonly quietConsole: undefined;
  /** Whether the shopper has refused already, so that the question is not in the way. */
  readonly answersConsent: boolean;
  readonly answeredConsent: undefined;
}

/** What Chromium itself writes down when a call is answered with a failure or not at all. */
export const FAILED_CALL = /^Failed to load resource/;

/** As a browser keeps a refusal that was given just now. */
function keepRefusal(): void {
  try {
    if (localStorage.getItem('consent') !== null) return;
    const refusal = { analytics: false, marketing: false, at: Date.now() };
    localStorage.setItem('consent', JSON.stringify(refusal));
  } catch {
    // Storage is blocked in this test: the question will be put.
  }
}

/**
 * A test that fails when the page's console holds an error: a hydration that disagrees, a breach of
 * the content security policy, an exception that nobody caught.
 */
export const test = base.extend<QuietFixtures>({
  expectedNoise: [/^$/, { option: true }],
  answersConsent: [true, { option: true }],
  answeredConsent: [
    async ({ context, answersConsent }, use) => {
      if (answersConsent) await context.addInitScript(keepRefusal);
      await use(undefined);
    },
    { auto: true },
  ],
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
