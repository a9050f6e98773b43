import type { Page } from '@playwright/test';
import { INBOX_TOKEN } from '../support/browser/inbox-token';
import { expectNoFaults } from './support/axe';
import { expect, test } from './support/quiet-test';

/** A general enquiry by a browser without script. @returns its reference. */
async function sendWithoutScript(page: Page, lastName: string): Promise<string> {
  await page.goto('/used/cars/enquire/?branch=bolton');
  const form = page.locator('form[method="post"]');
  await form.getByLabel('First name').fill('Siân');
  await form.getByLabel('Last name').fill(lastName);
  await form.getByRole('textbox', { name: /^Email/ }).fill('sian@example.com');
  await form.getByLabel('Subject').selectOption({ index: 1 });
  await form.getByLabel('Your question').fill('<b>Bold</b>\nhttps://evil.example');
  await form.getByLabel('By submitting this form').check();
  // Nobody fills in a form within a second and a half.
  const drawnAt = Number(await form.locator('input[name="_drawn"]').inputValue());
  await expect.poll(() => Date.now()).toBeGreaterThan(drawnAt + 1_600);
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  const reference = page.getByText(/GE-[A-Z0-9]{8}/).first();
  await expect(reference).toBeVisible();
  return /GE-[A-Z0-9]{8}/.exec(await reference.innerText())?.[0] ?? '';
}

test.describe('The desk', () => {
  // What this test itself runs in the frame of an email is held up, as anybody's script would be.
  test.use({ expectedNoise: /^Blocked script execution in 'about:srcdoc'/ });

  test('an enquiry sent without script is found, read and marked, and its emails are seen [FORM-01]', async ({
    page,
    browser,
  }) => {
    const shopper = await browser.newContext({ javaScriptEnabled: false });
    const lastName = `Deskwright-${'abcdefghij'[test.info().workerIndex % 10] ?? ''}`;
    const reference = await sendWithoutScript(await shopper.newPage(), lastName);
    await shopper.close();

    await page.goto(`/sandbox/inbox?token=${INBOX_TOKEN}`);
    expect(page.url()).not.toContain(INBOX_TOKEN);
    await page.getByLabel('Name or reference').fill(lastName.toLowerCase());
    await page.getByRole('button', { name: 'Search' }).click();
    await expectNoFaults(page);
    await page.getByRole('link', { name: reference }).click();
    await expect(page.getByText('<b>Bold</b>')).toBeVisible();
    await page.getByRole('button', { name: 'Mark as answered' }).click();
    await expect(page.getByText(/^Marked as answered/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mark as not answered' })).toBeVisible();
    await expectNoFaults(page);

    await page.getByRole('link', { name: `We have your enquiry ${reference}` }).click();
    const letter = page.frameLocator('iframe');
    await expect(letter.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
    await expect(letter.getByText('https[:]//evil[.]example')).toBeVisible();
    await expect(letter.getByRole('link')).toHaveCount(0);
    // Its own styles are let through, and nothing else of it.
    await expect(letter.locator('body')).toHaveCSS('background-color', 'rgb(246, 247, 245)');
    // axe cannot look into a frame that runs nothing: the letter is looked at by itself.
    const html = (await page.locator('iframe').getAttribute('srcdoc')) ?? '';
    await page.locator('iframe').evaluate((frame) => {
      frame.remove();
    });
    await expectNoFaults(page);
    const alone = await page.context().newPage();
    await alone.setContent(html);
    await expectNoFaults(alone);
    await alone.close();

    await page.goto('/sandbox/inbox?state=answered');
    await expect(page.getByRole('link', { name: reference })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export as CSV' }).click();
    expect((await download).suggestedFilename()).toBe('enquiries.csv');
  });
});
