import fastify from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeHttpClient, type HttpClient } from '../../../../adapters/http/http-client';
import { inProcessTransport } from '../../../../adapters/http/in-process-transport';
import { deskRoutes } from '../../../../adapters/sandbox/api/desk-routes';
import { attachmentRoutes } from '../../../../adapters/sandbox/api/attachment-routes';
import { formRoutes } from '../../../../adapters/sandbox/api/form-routes';
import { openDeskStore } from '../../../../adapters/sandbox/desk/sqlite-desk-store';
import { enquiryTaker } from '../../../../adapters/sandbox/desk/take-enquiry';
import { deskViews } from '../../../../composition/modules/sandbox-desk-views';

export const TOKEN = 'a-token-of-the-tests';

/** What the pages of a desk need beside its store. */
export const DESK_PARTS = {
  token: TOKEN,
  views: () => Promise.resolve(deskViews('Forecourt')),
  from: { name: 'Forecourt', address: 'enquiries@forecourt.example' },
} as const;

export type DeskInProcess = Awaited<ReturnType<typeof openDeskInProcess>>;

/** The desk's calls and pages over a folder of its own. */
export async function openDeskInProcess(mostAMinute?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-desk-'));
  const store = openDeskStore(folder);
  const now = () => Date.UTC(2026, 10, 28, 12);
  const taker = enquiryTaker({ store, now });
  const server = fastify();
  await server.register(
    (api, _options, done) => {
      formRoutes(api, taker, { ...(mostAMinute !== undefined && { mostAMinute }) });
      attachmentRoutes(api, { store, now });
      done();
    },
    { prefix: '/api' },
  );
  await server.register(deskRoutes({ ...DESK_PARTS, store, now }));
  const client: HttpClient = makeHttpClient({
    transport: inProcessTransport((request) => server.inject(request)),
  });
  return {
    folder,
    store,
    server,
    client,
    close: async () => {
      await server.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
