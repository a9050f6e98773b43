import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/browser/free-port';

export interface RunningSite {
  readonly address: string;
  /** From the start of the process to its first answered page, in milliseconds. */
  readonly firstAnswerMs: number;
  /** Of the process, in MB. */
  readonly resident: () => number;
  /** Resolves with the exit code. */
  readonly stop: () => Promise<number | null>;
}

const LONGEST_START_MS = 180_000;
const BETWEEN_TRIES_MS = 20;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A new folder for a sandbox database, and how to be rid of it. */
export function temporaryData(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const residentOf = (pid: number): number =>
  Math.round(
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
  );

/**
 * The site as `npm start` runs it, over a data folder, once it has answered.
 * @param settings environment variables besides.
 * @throws if it never answers.
 */
export async function startSite(
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningSite> {
  const port = Number(settings['PORT'] ?? (await freePort()));
  const address = `http://127.0.0.1:${String(port)}`;
  const began = performance.now();
  const site = spawn(process.execPath, ['composition/run.mjs', 'start'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      FORECOURT_DATA: dataFolder,
      ...settings,
    },
  });
  const ended = new Promise<number | null>((resolve) => site.once('exit', resolve));
  const stop = () => {
    site.kill('SIGTERM');
    return ended;
  };
  while (performance.now() - began < LONGEST_START_MS) {
    try {
      const answer = await fetch(`${address}/used/cars/search/`);
      await answer.text();
      if (answer.ok) {
        const firstAnswerMs = performance.now() - began;
        return { address, firstAnswerMs, resident: () => residentOf(site.pid ?? 0), stop };
      }
    } catch {
      // Not listening yet.
    }
    await pause(BETWEEN_TRIES_MS);
  }
  await stop();
  throw new Error('The site did not answer');
}
