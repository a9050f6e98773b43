import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/browser/free-port';

export interface TwoServers {
  /** Where the site is, without a slash at the end. */
  readonly site: string;
  /** What the site has been given as its back end: an address with a path. */
  readonly apiBaseUrl: string;
  /** Paths that the back end was asked, since the start. */
  readonly asked: readonly string[];
  readonly close: () => Promise<void>;
}

const root = join(import.meta.dirname, '../../..');

/** Starts a program of ours, and waits for the line that says that it is open. */
async function started(
  program: string,
  environment: Record<string, string>,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['composition/run.mjs', program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, HOST: '127.0.0.1', ...environment },
  });
  await new Promise<void>((opened, failed) => {
    child.once('exit', () => failed(new Error(`${program} did not start`)));
    child.stdout.on('data', (line: Buffer) => {
      if (/ (?:is open|answers) at /.test(line.toString())) opened();
    });
  });
  return child;
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    child.once('exit', () => done());
    child.kill();
  });

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
