import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { build, isBuilt } from '../../composition/server/build';
import { atMost, type BenchResult } from './bench-result';
import { startSite, temporaryData, type RunningSite } from './running-site';

const CONNECTIONS = 30;
const REQUESTS = 60;
const WATCHED_MS = 30_000;
const BETWEEN_MS = 100;

async function slugsOf({ address }: RunningSite, count: number): Promise<readonly string[]> {
  const slugs: string[] = [];
  for (let page = 1; slugs.length < count; page += 1) {
    const answer = await fetch(
      `${address}/api/v2/vehicle-search?resultsPerPage=100&page=${String(page)}`,
    );
    const { data } = (await answer.json()) as { readonly data: readonly { slug: string }[] };
    if (data.length === 0) break;
    slugs.push(...data.map(({ slug }) => slug));
  }
  return slugs;
}

/** Asks for a page of each slug at once, and reads no answer. */
function unreadConnection({ address }: RunningSite, slugs: readonly string[]): Socket {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(slugs.map((slug) => `GET /used/cars/${slug}/ HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
  return socket;
}

/** What thirty strangers cost the others, who ask for sixty pages each and read none. */
export async function run(): Promise<readonly BenchResult[]> {
  if (!(await isBuilt())) await build();
  const data = temporaryData();
  const site = await startSite(data.folder);
  try {
    const slugs = await slugsOf(site, CONNECTIONS * REQUESTS);
    const strangers = Array.from({ length: CONNECTIONS }, (_, place) =>
      unreadConnection(site, slugs.slice(place * REQUESTS, (place + 1) * REQUESTS)),
    );
    const times: number[] = [];
    const resident: number[] = [];
    const until = performance.now() + WATCHED_MS;
    for (let page = 1; performance.now() < until; page += 1) {
      const began = performance.now();
      const answer = await fetch(
        `${site.address}/used/cars/search/?page=${String((page % 60) + 1)}`,
      );
      await answer.text();
      times.push(answer.ok ? performance.now() - began : Number.POSITIVE_INFINITY);
      resident.push(site.resident());
      await wait(BETWEEN_MS);
    }
    for (const stranger of strangers) stranger.destroy();
    times.sort((one, other) => one - other);
    return [
      atMost('memory with 30 × 60 unread requests', Math.max(...resident), 'MB', 800),
      atMost(
        'a page for others meanwhile, slowest',
        Math.round(times.at(-1) ?? Number.POSITIVE_INFINITY),
        'ms',
        5_000,
        1_000,
      ),
      atMost(
        'a page for others meanwhile, middle one',
        Math.round(times[Math.floor(times.length / 2)] ?? Number.POSITIVE_INFINITY),
        'ms',
        1_000,
      ),
    ];
  } finally {
    await site.stop();
    data.remove();
  }
}
