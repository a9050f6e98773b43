import type { Locator, Page } from '@playwright/test';
import { expectNoFaultsNow } from './support/axe';
import { expect, FAILED_CALL, test } from './support/quiet-test';
import { cards, CARS, isLive } from './support/results-page';

/** A car with enough pictures to go through, by its own page's address. */
async function carWithPictures(page: Page): Promise<string> {
  await page.goto(CARS);
  const counted = await cards(page).evaluateAll((elements) =>
    elements.map((card) => ({
      slug: card.getAttribute('data-slug') ?? '',
      pictures: Number(/1\s*\/\s*(\d+)/.exec(card.textContent)?.[1] ?? 0),
    })),
  );
  const [most] = counted.toSorted((one, other) => other.pictures - one.pictures);
  expect(most?.pictures).toBeGreaterThanOrEqual(4);
  return `/used/cars/${most?.slug ?? ''}/`;
}

async function openGallery(page: Page): Promise<void> {
  await page.goto(await carWithPictures(page));
  await isLive(page);
  await expect(stage(page)).toBeVisible();
}

const stage = (page: Page): Locator => page.getByRole('group', { name: /^Pictures of / });
const picture = (page: Page): Locator => stage(page).getByRole('link');
const next = (page: Page): Locator => page.getByRole('button', { name: 'Next picture' });
const lightbox = (page: Page): Locator => page.getByRole('dialog', { name: /^Pictures of / });
const counter = (page: Page): Locator => stage(page).getByText(/^\d+\/\d+$/);

const countOf = async (page: Page): Promise<number> =>
  Number((await counter(page).innerText()).split('/')[1]);

test.describe('the gallery of a vehicle', () => {
  test('keeps up with fifteen fast presses on Next, and goes round [GAL-04, GAL-05]', async ({
    page,
  }) => {
    await openGallery(page);
    const count = await countOf(page);
    const reactions = await next(page).evaluate(async (button: HTMLElement) => {
      const shown = () => document.querySelector('[role=group] [data-at=shown]');
      const times: number[] = [];
      for (let press = 0; press < 15; press += 1) {
        const before = shown();
        const began = performance.now();
        button.click();
        while (shown() === before) await new Promise((resolve) => setTimeout(resolve));
        times.push(performance.now() - began);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return times;
    });
    // The one in the middle, and half as long again as on a machine of one's own (UX rule 14), since
    // the test beside this one holds the other core.
    const inOrder = [...reactions].sort((one, other) => one - other);
    expect(inOrder[7]).toBeLessThan(150);
    await expect(counter(page)).toHaveText(`${(15 % count) + 1}/${count}`);
    await expect(page.getByRole('status').filter({ hasText: ` of ${count}` })).toBeVisible();
  });

  test('has its first picture without script, and the others behind links [GAL-02, GAL-05]', async ({
    browser,
    page,
    baseURL,
  }) => {
    const address = await carWithPictures(page);
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL !== undefined && { baseURL }),
    });
    const plain = await context.newPage();
    await plain.goto(address);
    const shown = stage(plain).locator('img');
    await expect(shown).toHaveCount(1);
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const second = plain.getByRole('link', { name: /^Picture 2\b/ });
    await expect(second).toBeVisible();
    await expect(plain.getByRole('tab')).toHaveCount(0);
    await second.click();
    await expect(plain).toHaveURL(/\.(webp|svg)$/);
    await context.close();
  });

  test('can be gone through by keyboard alone, lightbox and back [GAL-02, GAL-05, SC-3]', async ({
    page,
  }) => {
    await openGallery(page);
    const address = page.url();
    const count = await countOf(page);
    await picture(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toHaveText(`2/${count}`);
    await page.keyboard.press('End');
    await expect(counter(page)).toHaveText(`${count}/${count}`);
    await page.keyboard.press('Home');
    await expect(picture(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(lightbox(page)).toBeVisible();
    await expect(lightbox(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(lightbox(page).getByText(`${count} of ${count}`)).toBeVisible();
    await page.keyboard.press('+');
    await expect(lightbox(page).getByText('150%')).toBeVisible();
    await page.keyboard.press('0');
    await expect(lightbox(page).getByText('150%')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toBeHidden();
    await expect(picture(page)).toBeFocused();
    await expect(counter(page)).toHaveText(`${count}/${count}`);

    await page.keyboard.press('Enter');
    await expect(lightbox(page)).toBeVisible();
    // Back is the lightbox's own once it has laid its entry on the history.
    await expect
      .poll(() => page.evaluate(() => history.state as unknown))
      .toHaveProperty('openDialog');
    await page.goBack();
    await expect(lightbox(page)).toBeHidden();
    await expect(picture(page)).toBeFocused();
    expect(page.url()).toBe(address);
  });

  test('lets the Tab key find the shown picture only [GAL-05]', async ({ page }) => {
    await openGallery(page);
    await next(page).click();
    await next(page).click();
    const stops = await stage(page).evaluate(
      (element) =>
        [...element.querySelectorAll<HTMLElement>('a[href], button, [tabindex]')].filter(
          (control) => control.tabIndex >= 0 && control.closest('[inert]') === null,
        ).length,
    );
    expect(stops).toBe(4);
    const thumbnails = page.getByRole('link', { name: /^Picture \d+/ });
    expect(
      await thumbnails.evaluateAll(
        (links) => links.filter((link) => (link as HTMLElement).tabIndex >= 0).length,
      ),
    ).toBe(1);
  });

  test('has no fault that axe can find, with the lightbox open too [GAL-02]', async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await openGallery(page);
      const enlarge = page.getByRole('button', { name: 'Enlarge picture' });
      await enlarge.click();
      await expect(lightbox(page)).toBeVisible();
      await expectNoFaultsNow(page);
      await page.keyboard.press('Escape');
      await expect(enlarge).toBeFocused();
    }
  });

  test('follows a finger to the next picture [GAL-05]', async ({ page }) => {
    await openGallery(page);
    const count = await countOf(page);
    await stage(page).evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = (share: number, type: string) =>
        element.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            pointerId: 1,
            isPrimary: true,
            pointerType: 'touch',
            clientX: left + width * share,
            clientY: top + height / 2,
          }),
        );
      element.setPointerCapture = () => undefined;
      at(0.8, 'pointerdown');
      for (const share of [0.7, 0.5, 0.3]) at(share, 'pointermove');
      at(0.3, 'pointerup');
    });
    await expect(counter(page)).toHaveText(`2/${count}`);
  });
});

/** Waits until a second has passed in which nothing was added. */
async function noMoreComes(count: () => number): Promise<void> {
  let last = -1;
  await expect
    .poll(
      () => {
        const isStill = count() === last;
        last = count();
        return isStill;
      },
      { intervals: [1_000] },
    )
    .toBe(true);
}

test.describe('a gallery whose pictures all fail', () => {
  test.use({ expectedNoise: FAILED_CALL });

  test('asks at most three times for each, and no more however long it is looked at [IG-1, ERR-33]', async ({
    page,
  }) => {
    test.slow();
    const address = await carWithPictures(page);
    const asked: string[] = [];
    let answered = 0;
    await page.route('**/pictures/**', async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      await route.fulfill({ status: 404, body: 'not here' });
      answered += 1;
    });
    const pressNext = async () => {
      await next(page).click();
      await page.waitForTimeout(40);
      await expect.poll(() => asked.length - answered).toBe(0);
    };
    await page.goto(address);
    await isLive(page);
    const count = await countOf(page);
    for (let press = 0; press < 2 * count; press += 1) await pressNext();
    await noMoreComes(() => asked.length);
    const views = asked.filter((path) => !path.includes('placeholder'));
    const ofLead = /^(.*)\/[^/]+$/.exec(views[0] ?? '')?.[1] ?? '';
    const ofThisCar = views.filter((path) => path.startsWith(ofLead));
    expect(ofThisCar.length).toBeGreaterThan(0);
    expect(ofThisCar.length).toBeLessThanOrEqual(3 * count);
    const before = asked.length;
    for (let press = 0; press < count; press += 1) await next(page).click();
    await page.waitForTimeout(3000);
    expect(asked).toHaveLength(before);
    await expect(stage(page).locator('[data-at=shown] svg[role=img]')).toBeVisible();
  });
});
