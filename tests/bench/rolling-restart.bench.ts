import { request as ask, Agent } from 'node:http';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { build, isBuilt } from '../../composition/server/build';
import { freePort } from '../support/browser/free-port';
import { atLeast, atMost, type BenchResult } from './bench-result';
import { startSite, temporaryData, type RunningSite } from './running-site';

const SHOPPERS = 40;
const LOOK_MS = 100;

const PAGES = [
  '/',
  '/used/cars/search/',
  '/used/cars/search/?make=ford',
  '/contact/',
  '/used-cars/bmw/',
];

/** A load balancer as simple as can be: in turn to those that say they are ready, and no second try. */
function balancerOf(ports: readonly number[]): {
  readonly server: Server;
  readonly stop: () => void;
} {
  const ready = new Set<number>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  let isWatching = true;
  const watch = async (port: number): Promise<void> => {
    while (isWatching) {
      const isReady = await fetch(`http://127.0.0.1:${String(port)}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) ready.add(port);
      else ready.delete(port);
      await wait(LOOK_MS);
    }
  };
  for (const port of ports) void watch(port);
  const server = createServer((request, response) => {
    const able = [...ready];
    turn += 1;
    const port = able[turn % able.length];
    const onward = ask(
      { port, host: '127.0.0.1', path: request.url, headers: request.headers, agent },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        answer.once('error', () => response.destroy());
      },
    );
    onward.once('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
    onward.end();
  });
  return {
    server,
    stop: () => {
      isWatching = false;
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Shoppers who ask without a pause until they are stopped; each page must come whole. */
function shoppers(address: string) {
  const count = { good: 0, failed: 0 };
  const faults = new Set<string>();
  let isOpen = true;
  const shopper = async (first: number): Promise<void> => {
    for (let visit = first; isOpen; visit += 1) {
      try {
        const page = PAGES[visit % PAGES.length] ?? '/';
        const answer = await fetch(address + page);
        const text = await answer.text();
        if (answer.ok && text.endsWith('</html>')) count.good += 1;
        else throw new Error(`status ${String(answer.status)} of ${page}`);
      } catch (fault) {
        count.failed += 1;
        faults.add(String(fault instanceof Error ? (fault.cause ?? fault) : fault));
      }
    }
  };
  const all = Promise.all(Array.from({ length: SHOPPERS }, (_, place) => shopper(place)));
  return {
    count,
    faults,
    stop: async () => {
      isOpen = false;
      await all;
    },
  };
}

/** Forty requests under way as the process is told to end, each on a connection of its own. */
async function endedUnderLoad(
  site: RunningSite,
): Promise<{ readonly failed: number; readonly code: number | null }> {
  const answers = Array.from({ length: SHOPPERS }, (_, place) =>
    fetch(`${site.address}/used/cars/search/?page=${String(place + 1)}`, {
      headers: { connection: 'close' },
    }).then(
      async (answer) => answer.ok && (await answer.text()).endsWith('</html>'),
      () => false,
    ),
  );
  await wait(20);
  const code = await site.stop();
  const came = await Promise.all(answers);
  return { failed: came.filter((isWhole) => !isWhole).length, code };
}

/** What a deployment costs the shoppers who are there. */
export async function run(): Promise<readonly BenchResult[]> {
  if (!(await isBuilt())) await build();
  const data = temporaryData();
  try {
    const told = await endedUnderLoad(await startSite(data.folder));
    const ports = [await freePort(), await freePort()];
    const start = (port: number) =>
      startSite(data.folder, { PORT: String(port), HELD_PAGES_SECONDS: '0' });
    const sites = await Promise.all(ports.map(start));
    const { server, stop } = balancerOf(ports);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await wait(LOOK_MS * 3);
    const visits = shoppers(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
    await wait(1_000);
    const codes: (number | null)[] = [];
    const again: RunningSite[] = [];
    for (const [place, site] of sites.entries()) {
      codes.push(await site.stop());
      again.push(await start(ports[place] ?? 0));
      await wait(LOOK_MS * 5);
    }
    await visits.stop();
    await Promise.all(again.map((site) => site.stop()));
    stop();
    for (const fault of visits.faults) console.log(`  ${fault}`);
    return [
      atMost('of 40 requests under way at SIGTERM, not answered', told.failed, '', 0),
      atMost(
        'exit codes of sites told to end, sum',
        [told.code, ...codes].reduce<number>((sum, code) => sum + (code ?? 1), 0),
        '',
        0,
      ),
      atMost('pages that failed in a rolling restart of two', visits.count.failed, '', 0),
      atLeast('pages that came meanwhile', visits.count.good, '', 100),
    ];
  } finally {
    data.remove();
  }
}
