import { expect, test } from '@playwright/test';
import { faultsOf } from './support/axe';

const PAGE = `<!doctype html><html lang="en"><title>A page with faults</title>
  <main><h1>Faults</h1>
    <p style="color: #999; background: #fff">Pale words</p><button></button>
  </main>`;

const FRAME = `<iframe title="A frame" srcdoc="<!doctype html><html lang='en'><title>A frame</title>
  <main><h1>A frame</h1><img src='none.png'></main>"></iframe>`;

const rulesBroken = (faults: readonly string[]): readonly string[] =>
  faults.map((fault) => /^\w+ ([\w-]+):/.exec(fault)?.[1] ?? fault).toSorted();

test('faults that are put on a page are found, in a part of it, and in a frame of it', async ({
  page,
}) => {
  await page.setContent(PAGE);
  expect(rulesBroken(await faultsOf(page))).toEqual(['button-name', 'color-contrast']);
  expect(rulesBroken(await faultsOf(page, 'p'))).toEqual(['color-contrast']);
  await page.setContent(PAGE + FRAME);
  await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible();
  expect(rulesBroken(await faultsOf(page))).toContain('image-alt');
});
