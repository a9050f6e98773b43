import type { InjectOptions } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fault } from '../../../adapters/sandbox/api/sandbox-api';
import { composeServer } from '../../../composition/modules/compose-server';
import { openSandbox } from '../../../composition/modules/sandbox';
import { pageTable, render } from '../../../composition/server/render';
import { sandboxServer } from '../../../composition/server/sandbox-server';
import { siteOf } from './site-of';

export interface AnswerOfSite {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface SiteAndBackEnd {
  readonly get: (address: string, headers?: Record<string, string>) => Promise<AnswerOfSite>;
  readonly send: (request: InjectOptions) => Promise<AnswerOfSite>;
  /** Where the back end answers: an address with a folder. */
  readonly apiBaseUrl: string;
  /** What it has been asked since the last look, by path and query. */
  readonly asked: () => readonly string[];
  readonly breakCall: (path?: string, fault?: Fault) => void;
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}

const FOLDER = '/v1';

/** A site whose back end is another server, as a dealer's is: the stand-in, over a socket. */
export async function openSiteAndBackEnd(
  environment: Readonly<Record<string, string>> = {},
): Promise<SiteAndBackEnd> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-two-'));
  let broken: { readonly path: string; readonly fault: Fault } | undefined;
  const calls: string[] = [];
  const complaints: string[] = [];
  const sandbox = await openSandbox({
    folder,
    firstStock: 60,
    faults: (path) => (broken?.path === path.slice(FOLDER.length) ? broken.fault : undefined),
  });
  const { site: backEnd } = await sandboxServer({ sandbox, folder: FOLDER });
  backEnd.addHook('onRequest', (request, _reply, done) => {
    calls.push(request.url.slice(FOLDER.length));
    done();
  });
  const apiBaseUrl = (await backEnd.listen({ port: 0, host: '127.0.0.1' })) + FOLDER;
  const site = await siteOf({
    environment: { HELD_PAGES_SECONDS: '0', API_BASE_URL: apiBaseUrl, ...environment },
    container: composeServer({ baseUrl: apiBaseUrl }),
    render,
    pageTable,
    // What the browser's build holds beside its scripts.
    clientFolder: join(import.meta.dirname, '../../../ui/public'),
    complain: (line) => complaints.push(line),
    noteFailure: (line) => complaints.push(line),
  });
  const send = async (request: InjectOptions): Promise<AnswerOfSite> => {
    const { statusCode, body, headers } = await site.inject(request);
    return { status: statusCode, text: body, headers };
  };
  return {
    get: (url, headers = {}) => send({ method: 'GET', url, headers }),
    send,
    apiBaseUrl,
    asked: () => calls.splice(0),
    breakCall: (path, fault) => {
      broken = path === undefined || fault === undefined ? undefined : { path, fault };
    },
    complaints,
    close: async () => {
      await site.close();
      await backEnd.close();
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
