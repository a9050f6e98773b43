import type { Page } from '@playwright/test';
import { aPhotograph, TELLTALES } from '../../support/mothers/photograph';
import { expectNoFaults } from '../support/axe';
import { expect, test } from '../support/quiet-test';
import { open } from '../support/results-page';

declare global {
  interface Window {
    /** What the page has put into forms that it sends. */
    sentFiles: Blob[];
  }
}

function keepSentFiles(): void {
  window.sentFiles = [];
  const append = FormData.prototype.append as (...given: unknown[]) => void;
  FormData.prototype.append = function (this: FormData, ...given: unknown[]) {
    if (given[1] instanceof Blob) window.sentFiles.push(given[1]);
    append.apply(this, given);
  };
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
/** A press on the words beside the mark, as a finger does it. */
async function answer(page: Page, question: RegExp, choice: string): Promise<void> {
  const group = page.getByRole('group', { name: question });
  await group.getByText(choice, { exact: true }).click();
  await expect(group.getByLabel(choice, { exact: true })).toBeChecked();
}
const step = (page: Page, title: string) => page.getByRole('heading', { name: title, level: 2 });

test.describe('The part exchange', () => {
  test('goes step by step, by press and key, and is sent once it was checked [ROUTE-12, PX-03, EN-7, EN-10]', async ({
    page,
  }) => {
    await page.addInitScript(keepSentFiles);
    await open(page, '/part-exchange-form/?branch=bolton');
    await goOn(page);
    await expect(page.getByRole('alert')).toContainText('Enter your name');
    await page.getByLabel(/^Your name/).fill('Siân O’Neill');
    await page.getByRole('textbox', { name: /^Telephone/ }).fill('07700 900123');
    await page.getByRole('textbox', { name: /^Email/ }).fill('sian@example.com');
    await page.keyboard.press('Enter');

    await expect(step(page, 'Vehicle information')).toBeFocused();
    await page.getByLabel(/^Registration/).fill('ab12 cde');
    await page.getByLabel(/^Mileage/).fill('45,200');
    await page.getByLabel(/^Make/).fill('Škoda');
    await page.getByLabel(/^Model/).fill('Fabia');
    await page.getByLabel(/^Fuel/).selectOption('petrol');
    await answer(page, /Gearbox|Transmission/, 'Manual');
    await page.getByLabel(/^Service history/).selectOption('full');
    await answer(page, /finance to pay off/, 'Yes');
    await page.getByLabel(/^How much is left/).fill('4500');
    await answer(page, /finance to pay off/, 'No');
    await expect(page.getByLabel(/^How much is left/)).toBeHidden();
    await goOn(page);

    const bonnet = page.getByRole('button', { name: /^Bonnet:/ });
    await bonnet.press('Enter');
    await page
      .getByRole('dialog', { name: 'Bonnet' })
      .getByRole('button', { name: 'Stone chips' })
      .press('Enter');
    await expect(page.getByRole('button', { name: 'Bonnet: Stone chips' })).toBeFocused();
    await page
      .getByRole('button', { name: /^Left front door:/ })
      .locator('path')
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Dented' }).click();
    await page.getByText('Choose from a list instead').click();
    await expect(page.getByLabel('Left front door', { exact: true })).toHaveValue('dented');
    await expectNoFaults(page);
    await goOn(page);

    await page.getByLabel(/^Good: light marks/).check();
    await page.getByLabel(/^Good: clean/).check();
    await page.getByLabel(/^Choose or take photographs/).setInputFiles({
      name: 'front.jpg',
      mimeType: 'image/jpeg',
      buffer: await aPhotograph('jpeg'),
    });
    await expect(page.getByText('Added')).toBeVisible();
    const left = await page.evaluate(() =>
      Promise.all(window.sentFiles.map((file) => file.text())),
    );
    expect(left).toHaveLength(1);
    for (const telltale of TELLTALES) expect(left[0]).not.toContain(telltale);
    await goOn(page);

    await answer(page, /start and drive/, 'Yes');
    await answer(page, /warning light/, 'No');
    await page.getByLabel(/insurer/).selectOption('no');
    await goOn(page);
    await goOn(page);

    await expect(step(page, 'Check and send')).toBeFocused();
    await expect(page.getByRole('definition').filter({ hasText: '1 photograph' })).toBeVisible();
    await expectNoFaults(page);
    await page.goBack();
    await expect(step(page, 'Select branch')).toBeVisible();
    await page.goForward();
    await page.getByRole('button', { name: 'Change Mileage' }).click();
    await expect(page.getByLabel(/^Mileage/)).toBeFocused();
    await page.reload();
    await expect(page.getByLabel(/^Mileage/)).toHaveValue('45,200');
    await page.goBack();
    await expect(step(page, 'Check and send')).toBeVisible();
    await page.getByLabel(/^By submitting/).check();
    await page.getByRole('button', { name: 'Send to the branch' }).click();
    await expect(page.getByText(/PX-[A-Z0-9]{8}/)).toBeVisible();
    await expectNoFaults(page);
  });
});
