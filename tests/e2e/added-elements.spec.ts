import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from './support/quiet-test';
import { atRest, cards, CARS, isLive, pick, shown, totalOf } from './support/results-page';
import { expectWholePage } from './support/translation';

// A block that was changed from outside is drawn a second time, and React says so in the console.
const test = base.extend({ expectedNoise: /hydrat|React error #(418|423)/i });

/**
 * As password managers, phones and extensions do it before the script of the page starts: elements
 * after fields, in forms and first in the body, links around numbers and dates, attributes of their own.
 */
function addElements(): void {
  const NUMBER_OR_DATE = /\d{1,2} [A-Z][a-z]+ \d{4}|£?[\d,]{3,}/;
  const linkNumbers = (root: Element) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let next = walker.nextNode(); next !== null; next = walker.nextNode()) {
      if (next instanceof Text && NUMBER_OR_DATE.test(next.data)) texts.push(next);
    }
    for (const text of texts) {
      if (text.parentElement?.closest('script, style, option, svg, a, button, label') !== null) {
        continue;
      }
      const found = NUMBER_OR_DATE.exec(text.data);
      if (found === null) continue;
      const number = text.splitText(found.index);
      number.splitText(found[0].length);
      const link = document.createElement('a');
      link.href = 'tel:0';
      number.replaceWith(link);
      link.append(number);
    }
  };
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    document.body.prepend(document.createElement('aside'));
    document.body.setAttribute('data-extension', '1');
    for (const field of document.querySelectorAll('input, select, textarea')) {
      field.setAttribute('data-extension', '1');
      if (field.closest('main') !== null) field.after(document.createElement('span'));
    }
    for (const form of document.querySelectorAll('main form')) {
      form.prepend(document.createElement('span'));
    }
    document.querySelectorAll('main').forEach(linkNumbers);
  });
}

async function openChanged(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await isLive(page);
  await page.waitForLoadState('networkidle');
  await expectWholePage(page);
  await expect(page.getByRole('banner').getByRole('searchbox').first()).toBeAttached();
}

async function slugOfACar(page: Page): Promise<string> {
  await page.goto(CARS);
  return (await cards(page).first().getAttribute('data-slug')) ?? '';
}

/** Holds back every script of the site; the answer lets them go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test.describe('elements that were added before the script', () => {
  test('leave home, the results and the calculator whole, and they work', async ({ page }) => {
    await page.addInitScript(addElements);
    await openChanged(page, '/');
    const budget = page.locator("[data-menu='budget']");
    await budget.locator('summary').click();
    await expect(budget.locator('.matches')).toBeVisible();

    await openChanged(page, CARS);
    const all = await totalOf(page);
    const before = await shown(page);
    await pick(page, 'Make', /^Ford/);
    await atRest(page, before);
    expect(await totalOf(page)).toBeLessThan(all);
    await expectWholePage(page);

    await openChanged(page, '/car-finance/calculator/');
    await page.getByRole('textbox', { name: 'Amount to borrow' }).fill('12000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Amount to borrow' })).toHaveValue('12,000');
    await expect(page.getByRole('slider', { name: 'Amount to borrow' })).toHaveValue('12000');
    await expectWholePage(page);
  });

  test('leave a vehicle, the lists and the pages of text whole, and they work', async ({
    page,
  }) => {
    test.slow();
    const slug = await slugOfACar(page);
    await page.addInitScript(addElements);
    await openChanged(page, `/used/cars/${slug}/`);
    await page.locator('.price-block').getByRole('button', { name: /^Save/ }).click();
    await expect(page.locator('[data-count-of="favs"]').first()).toHaveText('1');
    await page.locator('#finance-personalise').scrollIntoViewIfNeeded();
    await expect(page.locator('#finance-personalise .amount strong')).toHaveText(/^£[\d,]+\.\d\d$/);
    await expectWholePage(page);
    for (const address of [
      `/compare/?compare=${slug}`,
      '/shortlist/',
      '/contact/bolton/',
      '/car-finance/',
      '/data-preferences/',
    ]) {
      await openChanged(page, address);
    }
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect(page.getByText('Saved. You have agreed to both.')).toBeVisible();
    await expectWholePage(page);
  });

  test('take nothing away that was typed in a block that is drawn anew', async ({ page }) => {
    test.slow();
    const slug = await slugOfACar(page);
    await page.addInitScript(addElements);
    const letScriptsGo = await holdScripts(page);
    await page.goto(`/used/cars/request-callback/${slug}/`, { waitUntil: 'commit' });
    const form = page.locator('form[method="post"]');
    const field = (name: string): Locator => form.getByLabel(name).first();
    const message = form.getByRole('textbox', { name: 'Message' });
    await field('Telephone').fill('01632 960 001');
    await field('Best time to call').selectOption({ label: 'Morning' });
    await message.fill('Is it still there?');
    await field('First name').pressSequentially('Siân');
    letScriptsGo();
    await isLive(page);
    // Drawn anew: what was added is gone.
    await expect(form.locator('input + span:empty')).toHaveCount(0);
    await expect(field('First name')).toHaveValue('Siân');
    await expect(field('First name')).toBeFocused();
    await expect(field('Telephone')).toHaveValue('01632 960 001');
    await expect(field('Best time to call').locator('option:checked')).toHaveText('Morning');
    await expect(message).toHaveValue('Is it still there?');
    await page.keyboard.type(' Mair');
    await field('Last name').fill('O’Neill');
    await form.getByLabel('By submitting this form').check();
    await form.getByRole('button', { name: 'Request a callback' }).click();
    await expect(page.getByRole('heading', { name: 'Request sent' })).toBeVisible();
    await expectWholePage(page);
  });
});
