import { build, isBuilt } from '../../composition/server/build';
import { atMost, type BenchResult } from './bench-result';
import { startSite, temporaryData, type RunningSite } from './running-site';

const REQUESTS = 20_000;
const PICTURES = 2_000;
const CONNECTIONS = 4;
const POINTS = 20;

interface Listed {
  readonly slug: string;
  readonly make_slug?: string;
  readonly pictures?: readonly { readonly url?: string }[];
}

async function stockOf({ address }: RunningSite): Promise<readonly Listed[]> {
  const listed: Listed[] = [];
  for (let page = 1; page <= 20; page += 1) {
    const answer = await fetch(
      `${address}/api/v2/vehicle-search?resultsPerPage=100&page=${String(page)}`,
    );
    listed.push(...((await answer.json()) as { readonly data: readonly Listed[] }).data);
  }
  return listed;
}

/** Addresses of pictures anywhere in an answer. */
const picturesIn = (answer: unknown): readonly string[] => [
  ...new Set(JSON.stringify(answer).match(/\/pictures\/[^"\\?# ,]+\.webp/g)),
];

/** A mix as shoppers make it: a quarter vehicles, lists by filter and page, and the rest. */
function pageNumber(visit: number, stock: readonly Listed[]): string {
  const { slug = '' } = stock[(visit * 7) % stock.length] ?? {};
  const makes = ['ford', 'vauxhall', 'bmw', 'audi', 'kia', 'nissan', 'toyota', 'volkswagen'];
  const make = makes[visit % makes.length] ?? '';
  const lists = [
    `/used/cars/search/?make=${make}&page=${String((visit % 5) + 1)}`,
    `/used/cars/search/?max_price=${String(8_000 + (visit % 40) * 500)}`,
    `/used/van/search/?page=${String((visit % 8) + 1)}`,
    `/used-cars/${make}/`,
    '/',
    '/car-finance/',
    '/contact/',
    `/used/cars/enquire/${slug}/`,
    `/unknown-${String(visit)}/`,
  ];
  return visit % 4 === 0 ? `/used/cars/${slug}/` : (lists[visit % lists.length] ?? '/');
}

async function askedInTurn(
  site: RunningSite,
  addresses: readonly string[],
  after: (done: number) => void,
): Promise<number> {
  let next = 0;
  let failed = 0;
  const visitor = async () => {
    while (next < addresses.length) {
      const address = addresses[next] ?? '/';
      next += 1;
      const answer = await fetch(site.address + address);
      await answer.arrayBuffer();
      if (answer.status >= 500) failed += 1;
      after(next);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  return failed;
}

/** Whether memory stays level over many pages and pictures, each of them another. */
export async function run(): Promise<readonly BenchResult[]> {
  if (!(await isBuilt())) await build();
  const data = temporaryData();
  const site = await startSite(data.folder);
  try {
    const stock = await stockOf(site);
    const line: number[] = [];
    const noteOf = (all: number) => (done: number) => {
      if (done % Math.round(all / POINTS) !== 0) return;
      line.push(site.resident());
      console.log(`  ${String(done)}: ${String(line.at(-1))} MB`);
    };
    const pages = Array.from({ length: REQUESTS }, (_, visit) => pageNumber(visit, stock));
    let failed = await askedInTurn(site, pages, noteOf(REQUESTS));
    const afterPages = line.length;
    const pictures = picturesIn(stock).slice(0, PICTURES);
    failed += await askedInTurn(site, pictures, noteOf(PICTURES));
    return [
      atMost(
        `memory over ${String(pages.length)} pages, most`,
        Math.max(...line.slice(0, afterPages)),
        'MB',
        400,
      ),
      atMost(
        `memory over ${String(pictures.length)} pictures after them, most`,
        Math.max(...line.slice(afterPages)),
        'MB',
        400,
      ),
      atMost('pages and pictures that failed', failed, '', 0),
    ];
  } finally {
    await site.stop();
    data.remove();
  }
}
