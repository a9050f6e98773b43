import { expect, test } from './support/quiet-test';
import { atRest, cards, CARS, open, pick, sortBy, totalOf } from './support/results-page';
import { twoServers, type TwoServers } from './support/two-servers';

let servers: TwoServers;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  servers = await twoServers();
});
test.afterAll(() => servers.close());

test('a site whose back end is another server, below a path: list, filter, sort, vehicle, form and comparison', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const called: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image' && request.resourceType() !== 'media') {
      called.push(request.url());
    }
  });

  await test.step('the list, a filter and an order', async () => {
    await open(page, servers.site + CARS);
    const all = await atRest(page);
    await pick(page, 'Fuel Type', /^Diesel/);
    const diesel = await atRest(page, all);
    expect(diesel.chips).toHaveLength(1);
    await sortBy(page).selectOption('price|desc');
    const dearest = await atRest(page, diesel);
    expect(dearest.cards).not.toEqual(diesel.cards);
    expect(await totalOf(page)).toBeGreaterThan(0);
    expect(servers.asked.some((path) => /vehicle-search\?.*fuel_type=diesel/.test(path))).toBe(
      true,
    );
  });

  await test.step('a vehicle, with its pictures and the reviews of its branch', async () => {
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/used\/cars\/(?!search)[a-z0-9-]+\//);
    const picture = page.locator('.gallery img, [aria-label^="Gallery of"] img').first();
    await expect(picture).toHaveAttribute(
      'src',
      new RegExp(`^${new URL(servers.apiBaseUrl).origin}`),
    );
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(page.getByText(/reviews of Forecourt \w+/)).toBeVisible();
  });

  await test.step('a form', async () => {
    const slug = new URL(page.url()).pathname.split('/').at(-2) ?? '';
    await open(page, `${servers.site}/used/cars/request-callback/${slug}/`);
    const form = page.locator('form[method="post"]');
    await form.getByLabel('First name').fill('Siân');
    await form.getByLabel('Last name').fill('O’Neill');
    await form.getByLabel('Telephone').first().fill('01632 960 001');
    // A vehicle may stand at a branch that takes no enquiries.
    const dealership = form.getByLabel('Dealership');
    if ((await dealership.inputValue()) === '') await dealership.selectOption({ index: 1 });
    await form.getByLabel('Best time to call').selectOption({ label: 'Morning' });
    await form.getByLabel('By submitting this form').check();
    await form.getByRole('button', { name: 'Request a callback' }).click();
    await expect(page.getByText(/CB-[A-Z0-9]{8}/)).toBeVisible();
    expect(servers.asked).toContain('/api/form/submit');
  });

  await test.step('a comparison that a link carries', async () => {
    await page.goto(`${servers.site}${CARS}`);
    const slugs = await cards(page).evaluateAll((all) =>
      all.slice(0, 2).map((card) => card.getAttribute('data-slug') ?? ''),
    );
    await page.goto(`${servers.site}/compare/?vehicles=${slugs.join(',')}`);
    const table = page.getByRole('table', { name: 'The vehicles side by side' });
    await expect(table.getByRole('columnheader')).toHaveCount(2);
    await expect(table.getByRole('rowheader', { name: /^Monthly payments/ })).toBeVisible();
  });

  // The console has been heard: a breach of the policy would fail the test by itself.
  expect([...new Set(called.map((address) => new URL(address).origin))]).toEqual([servers.site]);
});
