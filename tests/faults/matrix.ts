import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeServer } from '../../composition/modules/compose-server';
import { openSandbox } from '../../composition/modules/sandbox';
import type { Renderer } from '../../composition/server/render';
import { CALL_TIMES } from '../../composition/server/calls/site-ports';
import { sandboxServer } from '../../composition/server/sandbox-server';
import { siteOf } from '../composition/server/site-of';
import { wireCalls, type WireCall } from '../support/wire-calls';
import type { Fault } from './faults';
import { faultyBackEnd, type FaultyBackEnd } from './faulty-back-end';
import { faultsOf, type Limits, type Outcome } from './judge';
import { pagesUnderFault, type PageUnderFault } from './pages';

/** One call that goes wrong in one way while one page is asked for. */
export interface Cell {
  readonly call: WireCall;
  readonly fault: Fault;
  readonly page: PageUnderFault;
}

export interface JudgedCell extends Cell {
  readonly milliseconds: number;
  readonly status: number;
  readonly problems: readonly string[];
}

export interface Matrix {
  /** Every call of every page, with every one of these faults. */
  readonly cells: (faults: readonly Fault[]) => readonly Cell[];
  /** Each cell meets a site that has just been opened, and remembers nothing. */
  readonly judged: (cell: Cell) => Promise<JudgedCell>;
  /** Calls that no page has made. */
  readonly notMade: readonly string[];
  readonly close: () => Promise<void>;
}

const openSite = (baseUrl: string, { render, pageTable }: Renderer): Promise<FastifyInstance> =>
  siteOf({
    environment: { HELD_PAGES_SECONDS: '0', API_BASE_URL: baseUrl },
    container: composeServer({ baseUrl }),
    render,
    pageTable,
    times: CALL_TIMES,
    complain: () => undefined,
    noteFailure: () => undefined,
  });

/** @param atOnce how many cells may be judged at the same time: each has a line of its own. */
export async function openMatrix(
  renderer: Renderer,
  limits: Limits,
  atOnce: number,
): Promise<Matrix> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-faults-'));
  const sandbox = await openSandbox({ folder, firstStock: 60 });
  const { site: behind } = await sandboxServer({ sandbox });
  const lines: FaultyBackEnd[] = [];
  for (let line = 0; line < atOnce; line += 1) lines.push(await faultyBackEnd(behind));
  const free = [...lines];
  const first = lines[0];
  if (first === undefined) throw new Error('A matrix needs a line');

  const ask = async (
    line: FaultyBackEnd,
    { address, cookie }: PageUnderFault,
  ): Promise<Outcome> => {
    const site = await openSite(line.address, renderer);
    try {
      await site.ready();
      const begun = performance.now();
      const { statusCode, body, headers } = await site.inject({
        method: 'GET',
        url: address,
        ...(cookie !== undefined && { headers: { cookie } }),
      });
      return { status: statusCode, text: body, headers, milliseconds: performance.now() - begun };
    } finally {
      await site.close();
    }
  };

  const customer = { email: 'sam.sample@example.org', password: 'three odd kettles' };
  await sandbox.accounts.create(customer);
  const pages = await pagesUnderFault(behind, customer);
  const calls = await wireCalls();
  const good = new Map<PageUnderFault, Outcome>();
  const made = new Map<PageUnderFault, readonly WireCall[]>();
  for (const page of pages) {
    first.asked();
    good.set(page, await ask(first, page));
    const asked = first.asked().map((line) => line.split(' '));
    made.set(
      page,
      calls.filter((call) => asked.some(([method = '', path = '']) => call.isMeant(method, path))),
    );
  }
  const everMade = new Set([...made.values()].flat());

  return {
    cells: (faults) =>
      pages.flatMap((page) =>
        (made.get(page) ?? []).flatMap((call) => faults.map((fault) => ({ call, fault, page }))),
      ),
    judged: async (cell) => {
      const line = free.pop();
      const onGoodDay = good.get(cell.page);
      if (line === undefined || onGoodDay === undefined) throw new Error('No line is free');
      try {
        line.breakCall(cell);
        // The back end is of this process too: what it takes to make such an answer is not the site's time.
        if (cell.fault.kind === 'huge') await ask(line, cell.page);
        const seen = await ask(line, cell.page);
        return {
          ...cell,
          milliseconds: seen.milliseconds,
          status: seen.status,
          problems: faultsOf(
            cell.page,
            cell.call.name,
            cell.fault,
            { good: onGoodDay, seen },
            limits,
          ),
        };
      } finally {
        line.breakCall();
        free.push(line);
      }
    },
    notMade: calls.filter((call) => !everMade.has(call)).map(({ name }) => name),
    close: async () => {
      await Promise.all(lines.map((line) => line.close()));
      await behind.close();
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
