import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/browser/free-port';
import { ended, started } from './programs';

export interface TwoServers {
  /** Where the site is, without a slash at the end. */
  readonly site: string;
  /** What the site has been given as its back end: an address with a path. */
  readonly apiBaseUrl: string;
  /** Paths that the back end was asked, since the start. */
  readonly asked: readonly string[];
  readonly close: () => Promise<void>;
}

/**
 * The site as a process, and the stand-in back end as another below a folder of its host, with
 * nothing between them and the browser that allows other origins.
 */
export async function twoServers(): Promise<TwoServers> {
  const data = mkdtempSync(join(tmpdir(), 'forecourt-two-'));
  const [backEndPort, sitePort] = [await freePort(), await freePort()];
  const backEnd = await started('sandbox', { PORT: String(backEndPort), FORECOURT_DATA: data });
  const asked: string[] = [];
  const folder = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    const path = url.replace(/^\/v1(?=\/)/, '');
    if (path !== url) asked.push(path);
    const onward = request({ port: backEndPort, path, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((opened) => folder.listen(0, '127.0.0.1', opened));
  const apiBaseUrl = `http://127.0.0.1:${String((folder.address() as AddressInfo).port)}/v1`;
  const site = await started('start', { PORT: String(sitePort), API_BASE_URL: apiBaseUrl });
  return {
    site: `http://127.0.0.1:${String(sitePort)}`,
    apiBaseUrl,
    asked,
    close: async () => {
      await ended(site);
      folder.closeAllConnections();
      folder.close();
      await ended(backEnd);
      rmSync(data, { recursive: true, force: true });
    },
  };
}
