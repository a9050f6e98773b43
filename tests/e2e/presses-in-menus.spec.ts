import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/quiet-test';
import { cards, CARS, open } from './support/results-page';

type Press = (page: Page, x: number, y: number) => Promise<void>;

const PRESSES: readonly (readonly [name: string, press: Press, hasTouch: boolean])[] = [
  ['a mouse', (page, x, y) => page.mouse.click(x, y), false],
  ['a finger', (page, x, y) => page.touchscreen.tap(x, y), true],
];

/** In the middle of an element, as a hand would press it: whatever lies there gets it. */
async function pressOn(page: Page, press: Press, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('What is to be pressed is not drawn');
  await press(page, box.x + box.width / 2, box.y + box.height / 2);
}

/** In the padding of a panel, where nothing takes the focus. */
async function pressBlank(page: Page, press: Press, panel: Locator): Promise<void> {
  const box = await panel.boundingBox();
  if (box === null) throw new Error('The panel is not drawn');
  await press(page, box.x + 4, box.y + 4);
}

for (const [name, press, hasTouch] of PRESSES) {
  test.describe(`a press of ${name} inside an open menu`, () => {
    test.use({ hasTouch });

    for (const width of [390, 1440]) {
      test(`leaves the home page's Budget open and takes the choice, ${width} px wide [FILTER-21, FILTER-29]`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await open(page, '/');
        const menu = page.locator("[data-menu='budget']");
        const panel = menu.locator(':scope > div');
        await menu.locator('summary').click();
        await expect(panel).toBeVisible();
        await pressBlank(page, press, panel);
        await expect(panel).toBeVisible();
        for (const kind of ['Total price', 'Monthly', 'Total price']) {
          await pressOn(page, press, menu.getByText(kind, { exact: true }));
          await expect(menu.getByRole('radio', { name: kind })).toBeChecked();
          await expect(panel).toBeVisible();
        }
      });

      test(`leaves the home page's Help me choose open and takes the choice, ${width} px wide [FILTER-22]`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await open(page, '/');
        const menu = page.locator("[data-menu='help']");
        const panel = menu.locator(':scope > div');
        await menu.locator('summary').click();
        await expect(panel).toBeVisible();
        await pressBlank(page, press, panel);
        await pressOn(
          page,
          press,
          menu.locator('legend:visible, h3:visible, label:visible').first(),
        );
        await expect(panel).toBeVisible();
        if (width < 768) {
          await menu.getByRole('combobox', { name: 'Transmission' }).selectOption('manual');
          await expect(menu.getByRole('combobox', { name: 'Transmission' })).toHaveValue('manual');
        } else {
          for (const choice of ['SUV', 'Automatic (includes semi-automatic)', 'Black']) {
            await pressOn(page, press, menu.getByText(choice, { exact: true }).first());
            await expect(menu.getByRole('checkbox', { name: choice })).toBeChecked();
          }
        }
        await expect(panel).toBeVisible();
      });
    }

    test('outside the panel, on the page itself, closes it', async ({ page }) => {
      await open(page, '/');
      const menu = page.locator("[data-menu='budget']");
      await menu.locator('summary').click();
      await expect(menu).toHaveAttribute('open', '');
      await pressOn(page, press, page.getByRole('heading', { level: 1 }));
      await expect(menu).not.toHaveAttribute('open', '');
    });
  });
}

// A finger is taken to mean the link it is nearest to, so there is no blank spot for it.
test.describe('a press of a mouse inside the enquiry menu', () => {
  test('on a blank spot leaves the ways to enquire of a vehicle open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(CARS);
    const slug = await cards(page).first().getAttribute('data-slug');
    await open(page, `/used/cars/${slug ?? ''}/`);
    const bar = page.getByRole('navigation', { name: 'Ways to enquire' });
    await bar.getByRole('button', { name: 'Like this vehicle? Enquire now' }).click();
    const list = bar.getByRole('list');
    await expect(list).toBeVisible();
    const box = await list.boundingBox();
    if (box === null) throw new Error('The menu is not drawn');
    await page.mouse.click(box.x + box.width / 2, box.y + 3);
    await expect(list).toBeVisible();
  });
});
