import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSiteInProcess, type SiteInProcess } from './site-in-process';

let site: SiteInProcess;
beforeAll(async () => {
  site = await openSiteInProcess();
});
afterAll(() => site.close());

const toNumber = (text = ''): number => Number(text.replaceAll(',', ''));

async function headingAt(address: string): Promise<number> {
  const { status, html } = await site.get(address);
  expect(status, address).toBe(200);
  return toNumber(/<h1[^>]*>([\d,]+)/u.exec(html)?.[1]);
}

it('says on the home page the very numbers of the headings it leads to [FILTER-24, FILTER-31]', async () => {
  const { html } = await site.get('/');

  const [, button] = /Search ([\d,]+) Vehicle/u.exec(html) ?? [];
  const hidden = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/gu)];
  const query = new URLSearchParams(hidden.map(([, name = '', value = '']) => [name, value]));
  expect(await headingAt(`/used/cars/search/?${query.toString()}`)).toBe(toNumber(button));

  const links = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>((?:(?!<\/a>).)*)<\/a>/gsu)].flatMap(
    ([, address = '', inside = '']) => {
      const [, counted = ''] = inside.split('class="count">');
      const [count] = /\d[\d,]*/u.exec(counted.replaceAll(/<[^>]+>/gu, '')) ?? [];
      return count === undefined ? [] : [{ address, count: toNumber(count) }];
    },
  );
  expect(links.length).toBeGreaterThan(15);
  // One of each kind: a page takes its time, and links of a kind are made alike.
  for (const kind of ['body_type=', 'max_price=', 'monthly_to=', '/used-cars/', '/used/van/']) {
    const link = links.find(({ address }) => address.includes(kind));
    expect(link, kind).toBeDefined();
    if (link !== undefined) expect(await headingAt(link.address), kind).toBe(link.count);
  }
});
