import { chromium, type Page } from 'playwright-core';
import { chromiumArguments, findChromium } from '../support/browser/chromium';
import { atMost, type BenchResult } from './bench-result';
import { startSite, temporaryData } from './running-site';

const CLICKS = 9;

/** Milliseconds from a press on an option to the frame that shows the new heading. */
async function clickToPaint(page: Page, label: string): Promise<number> {
  return page.evaluate(async (name) => {
    const option = [
      ...document.querySelectorAll<HTMLInputElement>('#filters input[name=fuel_type]'),
    ].find(({ value }) => value === name);
    const heading = document.querySelector('h1');
    if (option === undefined || heading === null) throw new Error('Nothing to press');
    const before = heading.textContent;
    const painted = new Promise<number>((resolve) => {
      const watcher = new MutationObserver(() => {
        if (heading.textContent === before) return;
        watcher.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0));
      });
      watcher.observe(heading, { childList: true, characterData: true, subtree: true });
    });
    const pressed = performance.now();
    option.click();
    return (await painted) - pressed;
  }, label);
}

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

async function clicks(page: Page, address: string): Promise<number> {
  await page.goto(`${address}/used/cars/search/`, { waitUntil: 'networkidle' });
  await page.locator('#filters summary', { hasText: 'Fuel Type' }).click();
  const times: number[] = [];
  for (let press = 0; press < CLICKS; press += 1) {
    times.push(await clickToPaint(page, press % 2 === 0 ? 'diesel' : 'electric'));
    // Past the burst in which changes are gathered (FILTER-18).
    await page.waitForTimeout(700);
  }
  return median(times);
}

/** Filter click to painted results, as shoppers feel it: on a desk, and on a phone of the middle range. */
export async function run(): Promise<readonly BenchResult[]> {
  const data = temporaryData();
  const site = await startSite(data.folder);
  const browser = await chromium.launch({
    executablePath: findChromium('whole'),
    args: [...chromiumArguments],
  });
  try {
    const page = await browser.newPage();
    const free = await clicks(page, site.address);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    });
    const slow = await clicks(page, site.address);
    return [
      atMost('filter click to painted results, unthrottled', free, 'ms', 80, 36),
      atMost('filter click to painted results, mobile profile', slow, 'ms', 250, 100),
    ];
  } finally {
    await browser.close();
    await site.stop();
    data.remove();
  }
}
