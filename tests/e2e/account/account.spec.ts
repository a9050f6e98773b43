import type { Page } from '@playwright/test';
import { INBOX_TOKEN } from '../../support/browser/inbox-token';
import { expectNoFaults } from '../support/axe';
import { expect, FAILED_CALL, test } from '../support/quiet-test';

const PASSWORD = 'three odd kettles';

/** Takes the latest link to set a password with out of the outbox. */
async function linkFromOutbox(desk: Page, email: string): Promise<string> {
  await desk.goto(`/sandbox/inbox?token=${INBOX_TOKEN}`);
  await desk.goto('/sandbox/outbox');
  await desk
    .getByRole('link', { name: `Set your password To ${email}` })
    .first()
    .click();
  const text = await desk.locator('pre, [tabindex="0"]').last().innerText();
  const link = /\/click-collect\/password-reset\/[\w-]+/.exec(text)?.[0];
  if (link === undefined) throw new Error('There is no link in the letter');
  return link;
}

const LOOKS = [
  { width: 360, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const;

/** A device that unlocks itself. */
async function withAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test.describe('A customer', () => {
  // One long walk, on a machine that may be doing other things.
  test.describe.configure({ timeout: 120_000 });
  // A site of numbers has no passkeys.
  test.use({
    baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')),
    expectedNoise: FAILED_CALL,
  });

  test('sets a password by a link, logs in, adds a passkey, is out in every tab, and in by passkey [ROUTE-15, ROUTE-16, ROUTE-17, ROUTE-18, HEAD-09, AUTH-04, AUTH-06, AC-1]', async ({
    page,
    context,
  }) => {
    const email = `keeper-${String(test.info().workerIndex)}-${String(Date.now())}@example.org`;
    await page.goto('/click-collect/');
    await expect(page).toHaveURL(/\/login$/);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await page.getByRole('link', { name: 'Enter your email address' }).click();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type('no such password');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByRole('alert')).toContainText('is not right');
    await expect(page.getByLabel('Email address')).toHaveValue(email);
    await expectNoFaults(page, LOOKS, 'main');

    await page.getByRole('link', { name: /^Forgotten your password/ }).click();
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await expect(page.getByRole('heading', { name: 'Look in your mailbox' })).toBeVisible();
    const desk = await context.newPage();
    const link = await linkFromOutbox(desk, email);
    // A scanner that runs scripts opens it first.
    await desk.goto(link);
    await desk.close();
    await page.goto(link);
    await page.getByLabel('New password').fill('password123');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    // Nothing that was typed is lost.
    await expect(page.getByLabel('New password')).toHaveValue('password123');
    await expectNoFaults(page, LOOKS, 'main');
    await page.getByLabel('New password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByText('Your password is set')).toBeVisible();

    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Your account', exact: true })).toBeVisible();
    await expect(page.locator('[data-account-label]').first()).toHaveText('Dashboard');
    await expectNoFaults(page, LOOKS, 'main');

    await withAuthenticator(page);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByText('The passkey was added.')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/click-collect/');
    await expect(other.getByRole('heading', { name: 'Your account', exact: true })).toBeVisible();
    await expect(other.locator('[data-account-label]').first()).toHaveText('Dashboard');

    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByText('You are logged out')).toBeVisible();
    await expect(other).toHaveURL(/\/click-collect\?login=1$/);
    await expect(other.getByText(email)).toHaveCount(0);
    await other.close();

    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page.getByRole('heading', { name: 'Your account', exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Remove passkey/ }).click();
    await expect(page.getByText('The passkey was removed')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Remove passkey/ })).toHaveCount(0);
  });
});
