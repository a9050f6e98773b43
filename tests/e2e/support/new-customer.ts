import type { Page } from '@playwright/test';
import { INBOX_TOKEN } from '../../support/browser/inbox-token';

export const CUSTOMERS_PASSWORD = 'three odd kettles';

/** Opens an account by the link that is e-mailed, as a customer does, and leaves nobody logged in. */
export async function newCustomer(page: Page, email: string): Promise<void> {
  await page.goto('/click-collect/password-reset/');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await page.getByRole('heading', { name: 'Look in your mailbox' }).waitFor();
  await page.goto(`/sandbox/inbox?token=${INBOX_TOKEN}`);
  await page.goto('/sandbox/outbox');
  await page
    .getByRole('link', { name: `Set your password To ${email}` })
    .first()
    .click();
  const text = await page.locator('pre, [tabindex="0"]').last().innerText();
  const link = /\/click-collect\/password-reset\/[\w-]+/.exec(text)?.[0];
  if (link === undefined) throw new Error('There is no link in the letter');
  await page.goto(link);
  await page.getByLabel('New password').fill(CUSTOMERS_PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.waitForURL(/\/(login|click-collect)/);
}
