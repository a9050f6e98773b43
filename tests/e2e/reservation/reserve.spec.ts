import { devices, type Locator, type Page } from '@playwright/test';
import { expectNoFaults } from '../support/axe';
import { expect, test } from '../support/quiet-test';
import { cards, CARS, isLive } from '../support/results-page';

/** Nobody else's car: each walk takes one far down the list. */
async function pathOfCar(page: Page, place: number): Promise<string> {
  await page.goto(`${CARS}?resultsPerPage=50&sort=price-highest`);
  const slug = await cards(page).nth(place).getAttribute('data-slug');
  return `/used/cars/${slug ?? ''}/`;
}

const form = (page: Page): Locator => page.locator('form[action*="/reserve/"]');
const reserve = (page: Page): Locator =>
  form(page).getByRole('button', { name: 'Reserve for £49' });

async function fillIn(page: Page, email: string): Promise<void> {
  const field = (label: string): Locator => form(page).getByLabel(label);
  await field('First name').fill('Siân');
  await field('Last name').fill('O’Neill');
  await field('Telephone').first().fill('01632 960 001');
  await field('Email').first().fill(email);
  await field('Address').fill('1 High Street');
  await field('Town or city').fill('Chester');
  await field('Postcode').fill('CH1 2AB');
  await field('By submitting this form').check();
}

/** Whatever the page asks for from anybody else. */
function askedOfOthers(page: Page, own: string): readonly string[] {
  const others: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(own)) {
      others.push(request.url());
    }
  });
  return others;
}

test.describe('Reserving a car', () => {
  test.describe('on a phone, by touch', () => {
    const { viewport, isMobile, hasTouch, userAgent } = devices['Pixel 7'];
    test.use({ viewport, isMobile, hasTouch, userAgent });

    test('leads from its page to the checkout and to a reference, and asks nobody else before that [ROUTE-27, ROUTE-22, RES-04]', async ({
      page,
      baseURL,
    }) => {
      const others = askedOfOthers(page, baseURL ?? '');
      await page.goto('/');
      await page.goto(await pathOfCar(page, 30));
      await isLive(page);
      await page
        .getByRole('link', { name: 'Reserve Online' })
        .filter({ visible: true })
        .first()
        .tap();
      await page.waitForURL(/\/reserve\//);
      await isLive(page);
      await expectNoFaults(page);
      await page.setViewportSize(viewport);
      await fillIn(page, 'sian.touch@example.org');
      expect(others).toEqual([]);
      await reserve(page).tap();

      await page.waitForURL(/\/sandbox\/checkout\//);
      await page.getByRole('button', { name: /^Pay/ }).tap();
      await page.waitForURL(/\/reservation-success\//);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'The car is reserved for you',
      );
      await expect(page.getByText(/RV-[0-9A-F]{10}/)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Add to your calendar' })).toBeVisible();
      await expectNoFaults(page);
    });
  });

  test('by keyboard: a card is declined, the form is as it was after Back, and another card pays [ROUTE-21, RES-03]', async ({
    page,
  }) => {
    const car = await pathOfCar(page, 31);
    const path = car.replace('/used/cars/', '/used/cars/reserve/');
    await page.goto(path);
    await isLive(page);
    await fillIn(page, 'sian.keys@example.org');
    await form(page).getByLabel('Postcode').press('Enter');
    await page.waitForURL(/\/sandbox\/checkout\//);
    const checkout = page.url();
    await page.getByText('Is declined').click();
    await page.getByRole('button', { name: /^Pay/ }).press('Enter');
    await expect(page.getByText(/declined/i).first()).toBeVisible();

    await page.goto(path);
    await isLive(page);
    await expect(page.getByText(/^This car is held for you until \d\d:\d\d$/)).toBeVisible();
    await expect(form(page).getByLabel('Email').first()).toHaveValue('sian.keys@example.org');

    const id = checkout.split('/').at(-1) ?? '';
    await page.goto(`/reservation-failed/${id}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your card was declined');
    await expectNoFaults(page);
    await page.getByRole('link', { name: 'Go on to pay' }).press('Enter');
    await isLive(page);
    await reserve(page).press('Enter');
    await page.waitForURL(checkout);
    await page.getByText(/^Pays/).click();
    await page.getByRole('button', { name: /^Pay/ }).press('Enter');
    await page.waitForURL(/\/reservation-success\//);
    await expect(page.getByText(/RV-[0-9A-F]{10}/)).toBeVisible();
  });
});
