import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import axe, { type Result } from 'axe-core';

/** One look of a page: a width and a colour scheme. */
export interface Look {
  readonly width: 360 | 1440;
  readonly colorScheme: 'light' | 'dark';
}

export const EVERY_LOOK: readonly Look[] = [
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
];

/** Every rule is run; only what it found wrong is written out in full. */
const OPTIONS = { resultTypes: ['violations' as const] };

/**
 * What axe finds wrong in a page of one frame. The builder of axe for Playwright would carry every
 * node that passed out of the page, and into a blank one that puts the frames' parts together: five
 * times the work for the same answer. A page keeps axe for its next look.
 */
async function violationsOfOneFrame(page: Page, within?: string): Promise<readonly Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ selector, options }) => {
      const { run } = Reflect.get(window, 'axe') as typeof axe;
      const { violations } = await run(
        selector === undefined ? document : { include: [[selector]] },
        options,
      );
      return violations;
    },
    { selector: within, options: OPTIONS },
  );
}

async function violationsOfAllFrames(page: Page, within?: string): Promise<readonly Result[]> {
  const builder = new AxeBuilder({ page, axeSource: axe.source }).options(OPTIONS);
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze();
  return violations;
}

/** What axe finds wrong, in a form that a failing test can print. */
export async function faultsOf(page: Page, within?: string): Promise<readonly string[]> {
  const violations = await (page.frames().length === 1
    ? violationsOfOneFrame(page, within)
    : violationsOfAllFrames(page, within));
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${impact ?? ''} ${id}: ${String(target)} ${failureSummary ?? ''}`,
    ),
  );
}

/** Colours may be on their way to those of another scheme, but not for long. */
const atEase = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.race([
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
      new Promise((resolve) => setTimeout(resolve, 2_000)),
    ]);
  });

/** Nothing that axe can find, once the page has come to rest; a fault stays. */
export async function expectNoFaultsNow(page: Page, within?: string): Promise<void> {
  await atEase(page);
  await expect(async () => {
    expect(await faultsOf(page, within)).toEqual([]);
  }).toPass({ timeout: 30_000 });
}

/**
 * Nothing that axe can find, and nothing wider than the window, in any of the looks.
 * @param within a selector, where the rest of the page has been looked at elsewhere.
 */
export async function expectNoFaults(
  page: Page,
  looks: readonly Look[] = EVERY_LOOK,
  within?: string,
): Promise<void> {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await test.step(`${width} px, ${colorScheme}`, async () => {
      await expectNoFaultsNow(page, within);
      const isWider = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(isWider, 'the page is wider than the window').toBe(false);
    });
  }
}
