import { expectNoFaults } from './support/axe';
import { expect, FAILED_CALL, test } from './support/quiet-test';
import { CARS, cards, isLive } from './support/results-page';

/**
 * One address for every row of the route table, as ROUTE-01 to -51 write them, without those of a
 * vehicle, which are found out below. One without an id only says yet what it will do.
 */
const ADDRESSES: readonly (readonly [address: string, id?: string])[] = [
  ['/', 'ROUTE-01'],
  ['/blog/', 'ROUTE-03'],
  ['/blog/hp-or-pcp/', 'ROUTE-04'],
  ['/blog/category/', 'ROUTE-05'],
  ['/blog/category/finance/', 'ROUTE-05'],
  ['/blog/tag/', 'ROUTE-06'],
  ['/blog/tag/electric/', 'ROUTE-06'],
  ['/blog-search/electric/', 'ROUTE-07'],
  ['/compare/', 'ROUTE-08'],
  ['/shortlist/', 'PANEL-01'],
  ['/contact/', 'ROUTE-09'],
  ['/contact/bolton/', 'ROUTE-10'],
  ['/contact/stoke/', 'ROUTE-38'],
  ['/packages/', 'ROUTE-11'],
  ['/part-exchange-form/'],
  ['/used/cars/', 'ROUTE-13'],
  ['/used/van/', 'ROUTE-14'],
  ['/used/cars/search/', 'ROUTE-28'],
  ['/used/van/search/', 'ROUTE-28'],
  ['/click-collect/'],
  ['/click-collect/?login=1'],
  ['/click-collect/password-reset/'],
  ['/login/'],
  ['/mot-reminders/unsubscribe/', 'ROUTE-19'],
  ['/servicing/', 'PAGE-01'],
  ['/used-vans-for-business/', 'PAGE-10'],
  ['/your-first-car/', 'PAGE-25'],
  ['/redirection/', 'ROUTE-20'],
  ['/reservation-failed/'],
  ['/reservation-success/'],
  ['/car-value/'],
  ['/car-finance/', 'ROUTE-44'],
  ['/car-finance/calculator/', 'ROUTE-39'],
  ['/car-finance/poor-credit/', 'ROUTE-44'],
  ['/car-finance/outstanding/', 'ROUTE-45'],
  ['/form/contact/'],
  ['/form/26/'],
  ['/used/cars/enquire/', 'ROUTE-23'],
  ['/used/van/virtual-appointment/', 'ROUTE-30'],
  ['/can-i-get-credit/', 'ROUTE-46'],
  ['/cars/bolton/', 'ROUTE-47'],
  ['/used-cars/ford/', 'ROUTE-48'],
  ['/used-cars/ds/', 'ROUTE-49'],
  ['/warranty/', 'ROUTE-50'],
  ['/terms-and-conditions/', 'ROUTE-51'],
  ['/cookie-policy/', 'ROUTE-51'],
  ['/data-preferences/', 'ROUTE-51'],
  ['/sitemap/', 'ROUTE-51'],
  ['/privacy-policy/', 'ROUTE-51'],
  ['/modern-slavery-act-statement/', 'ROUTE-51'],
  ['/asset-protection-insurance/', 'ROUTE-51'],
];

/** What a shopper may ask for about a vehicle (ROUTE-23 to -30). */
const ABOUT_A_VEHICLE = [
  'enquire',
  'request-callback',
  'reserve',
  'test-drive',
  'virtual-appointment',
  'print',
  'provenance/print',
] as const;

/** Each page in both widths and both schemes, by turns: the four pairs would take twice as long. */
const LOOKS = [
  [
    { width: 360, colorScheme: 'light' },
    { width: 1440, colorScheme: 'dark' },
  ],
  [
    { width: 360, colorScheme: 'dark' },
    { width: 1440, colorScheme: 'light' },
  ],
] as const;

test.describe('every route', () => {
  test.describe.configure({ timeout: 240_000 });
  test.use({ expectedNoise: FAILED_CALL });

  const parts = 4;
  for (let part = 0; part < parts; part += 1) {
    const rows = ADDRESSES.filter((_, place) => place % parts === part);
    const ids = rows.flatMap(([, id]) => id ?? []).join(', ');
    test(`has one heading, a title and nothing axe can find, part ${part + 1} of ${parts} [${ids}]`, async ({
      page,
    }) => {
      for (const [place, [address]] of rows.entries()) {
        await test.step(address, async () => {
          const answer = await page.goto(address);
          expect(answer?.status(), address).toBe(200);
          await isLive(page);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(page).toHaveTitle(/\S.* \| Forecourt$|^Used cars and vans \| Forecourt$/);
          // Header and footer are the same on all of them; accessibility.spec.ts looks at those.
          await expectNoFaults(page, LOOKS[place % 2 === 0 ? 0 : 1], 'main');
        });
      }
    });
  }

  test('of a vehicle is there too, in both halves of the stock [ROUTE-23, ROUTE-24, ROUTE-25, ROUTE-26, ROUTE-27, ROUTE-29, ROUTE-30]', async ({
    page,
  }) => {
    for (const section of ['cars', 'van'] as const) {
      await page.goto(`/used/${section}/search/`);
      const slug = await cards(page).first().getAttribute('data-slug');
      for (const wish of ABOUT_A_VEHICLE) {
        for (const end of ['', '/']) {
          const address = `/used/${section}/${wish}/${slug ?? ''}${end}`;
          const answer = await page.request.get(address);
          expect(answer.status(), address).toBe(200);
          expect(await answer.text(), address).toMatch(/<h1[\s>]/);
        }
      }
    }
  });

  test('is the same page with and without a slash at its end [ROUTE-02, CG-122]', async ({
    page,
  }) => {
    const paths = ADDRESSES.map(([path]) => path);
    for (const address of paths.filter((path) => path !== '/' && !path.includes('?'))) {
      const answers = await Promise.all(
        [address, address.slice(0, -1)].map((path) => page.request.get(path)),
      );
      const titles = await Promise.all(
        answers.map(async (answer) => /<title>([^<]*)/.exec(await answer.text())?.[1]),
      );
      expect(titles[0], address).toBe(titles[1]);
      expect(
        answers.map((answer) => answer.status()),
        address,
      ).toEqual([200, 200]);
    }
  });

  test('that nobody has is the page for that, with its status [ERR-06, ROUTE-34]', async ({
    page,
  }) => {
    for (const address of ['/nothing', '/nothing/here/', '/a/b/c/d', '/used/bikes/search/']) {
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        "Sorry about this, but that page doesn't exist",
      );
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
    await page.getByRole('link', { name: 'Find a vehicle' }).click();
    await expect(page).toHaveURL(CARS);
  });
});
