import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

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

/** What axe finds wrong, in a form that a failing test can print. */
export async function faultsOf(page: Page, within?: string): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${impact ?? ''} ${id}: ${String(target)} ${failureSummary ?? ''}`,
    ),
  );
}

/** Colours may be on their way to those of another scheme, but not for long. */
export const atEase = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.race([
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
      new Promise((resolve) => setTimeout(resolve, 2_000)),
    ]);
  });

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
      await atEase(page);
      // Colours of the look that was just left may still be on their way out; a fault stays.
      await expect(async () => {
        expect(await faultsOf(page, within)).toEqual([]);
      }).toPass({ timeout: 30_000 });
      const isWider = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(isWider, 'the page is wider than the window').toBe(false);
    });
  }
}
