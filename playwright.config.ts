import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, findChromium, installShell } from './tests/support/browser/chromium';
import { freePort } from './tests/support/browser/free-port';
import { INBOX_TOKEN } from './tests/support/browser/inbox-token';

// Every worker reads this file again: what was found out once is handed on in the environment.
if (process.env['PLAYWRIGHT_CHROMIUM'] === undefined) installShell();
process.env['PLAYWRIGHT_CHROMIUM'] ??= findChromium();
process.env['FORECOURT_TEST_PORT'] ??= String(await freePort());

const port = process.env['FORECOURT_TEST_PORT'];
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One more try on a shared machine; a test that needed it is listed as flaky, to be mended.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 7_500 },
  globalTimeout: 28 * 60_000,
  reporter: [['list'], ['json', { outputFile: 'reports/browser-tests.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    screenshot: 'only-on-failure',
    // Recording every test for the few that fail is dear: one that is tried again is recorded then.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env['PLAYWRIGHT_CHROMIUM'],
      args: [...chromiumArguments],
    },
  },
  webServer: {
    command: 'node --import tsx tests/support/browser/site-under-test.ts',
    url: baseURL,
    env: { PORT: port, HOST: '127.0.0.1', FORECOURT_INBOX_TOKEN: INBOX_TOKEN },
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
