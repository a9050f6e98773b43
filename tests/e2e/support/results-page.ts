import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

export const CARS = '/used/cars/search/';

/** The calls that a search consists of, as patterns for `page.route`. */
export const CALLS = {
  search: '**/api/v2/vehicle-search?*',
  options: '**/api/v2/vehicle-search-filter?*',
  visitors: '**/api/views-today?*',
} as const;

/** What a results page says of one search; its parts must always tell the same story. */
export interface WhatIsShown {
  readonly address: string;
  readonly heading: string;
  readonly chips: readonly string[];
  readonly cards: readonly string[];
}

export const results = (page: Page): Locator => page.getByRole('list', { name: 'Results' });

/** The vehicles of the list, without the offers between them. */
export const cards = (page: Page): Locator => results(page).locator('article[data-slug]');

export const chips = (page: Page): Locator =>
  page.getByRole('list', { name: 'Chosen filters' }).getByRole('button', { name: /^Remove / });

/** The words on the chips. */
export const chipNames = async (page: Page): Promise<readonly string[]> =>
  (await chips(page).allTextContents()).map((words) => words.replace(/^Remove\s+/, ''));

export const announcement = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: /^(No|[\d,]+) used / });

/** The filters beside the list on a wide screen, or in the dialog of a phone. */
export const filters = (page: Page): Locator =>
  page.getByRole('form', { name: 'Filter your results' });

/** The number of vehicles that the heading speaks of. */
export async function totalOf(page: Page): Promise<number> {
  const words = await page.getByRole('heading', { level: 1 }).innerText();
  const [number = '0'] = /^[\d,]+/.exec(words) ?? [];
  return Number(number.replaceAll(',', ''));
}

/** Waits until the script has taken the page over: until then a press is only kept. */
export async function isLive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // A page that is only read has no script until somebody does more.
    if (document.querySelector('script[data-entry]') !== null) return true;
    const root = document.getElementById('page');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactFiber'));
  });
}

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await isLive(page);
}

const LOADING = 'still loading';

export async function shown(page: Page): Promise<WhatIsShown> {
  return page.evaluate((loading) => {
    const textsOf = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) =>
        innerText.replace(/\s+/g, ' ').trim(),
      );
    const isBusy =
      document.querySelector('main [aria-busy="true"], main [aria-hidden="true"] > li') !== null;
    return {
      address: location.pathname + location.search,
      heading: isBusy ? loading : (textsOf('h1')[0] ?? ''),
      chips: textsOf('[aria-label="Chosen filters"] li:has(svg) button'),
      cards: [
        ...document.querySelectorAll<HTMLElement>('[aria-label="Results"] article[data-slug]'),
      ].map(({ dataset }) => dataset['slug'] ?? ''),
    };
  }, LOADING);
}

/** Waits until the page has come to rest, at another address if told one, and says what it shows. */
export async function atRest(page: Page, before?: WhatIsShown): Promise<WhatIsShown> {
  let last: WhatIsShown | undefined;
  await expect
    .poll(
      async () => {
        const now = await shown(page);
        const isStill = JSON.stringify(now) === JSON.stringify(last);
        last = now;
        return isStill && now.heading !== LOADING && now.address !== before?.address;
      },
      { intervals: [150], timeout: 25_000 },
    )
    .toBe(true);
  return last ?? shown(page);
}

/** Opens a box of filters, unless it is open, and ticks or unticks one of its options. */
export async function pick(page: Page, box: string, option: RegExp): Promise<void> {
  const group = filters(page).locator('details', {
    has: page.locator('summary', { hasText: new RegExp(`^${box}`) }),
  });
  if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
  await group
    .getByRole('checkbox', { name: option })
    .or(group.getByRole('radio', { name: option }))
    .click();
}

export const sortBy = (page: Page): Locator => page.getByLabel('Sort by').first();

export const pageLink = (page: Page, number: number): Locator =>
  page
    .getByRole('navigation', { name: 'Result pages' })
    .getByRole('link', { name: `Page ${number}`, exact: true });

/** Everything a shopper can read on the page. */
export const readableText = (page: Page): Promise<string> => page.locator('body').innerText();

/** Words that only a programmer would put on a page (SF-5, MF-1). */
export const STRAY_WORDS = /\b(undefined|null|NaN|Infinity)\b|\[object /;
