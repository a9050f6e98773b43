import { isLeft } from 'fp-ts/Either';
import { readSettings, wrongSettingLine, type Settings } from '../../settings/settings';
import type { ClosingTimes } from './close-connections';
import { failedStartLine } from './failed-start';

export type Say = (line: string) => void;

export interface OpenServer {
  /** @returns where it listens. */
  readonly listen: () => Promise<string>;
  /** In good order, as far as the times allow. */
  readonly close: (times: ClosingTimes) => Promise<void>;
  /** What a person at a terminal is told, once it listens. */
  readonly news: (address: string) => readonly string[];
}

/** A process that is told to end is gone within this. Milliseconds. */
const GONE_WITHIN_MS = 10_000;
/** A terminal and npm both hand on the one signal. Milliseconds. */
const SAME_MS = 300;
/** For what must be closed after the connections. */
const LAST_MS = 1_000;

const say: Say = (line) => process.stdout.write(`${line}\n`);

/**
 * A process that is one server, from its settings to its end. Whatever keeps it from starting is one
 * line on standard error, and exit code 1. Told to end, it leaves in good order and exits with 0;
 * told so twice, at once.
 */
export async function runServer(
  environment: Readonly<Record<string, string | undefined>>,
  open: (settings: Settings, say: Say) => Promise<OpenServer>,
): Promise<void> {
  const read = readSettings(environment);
  if (isLeft(read)) return failed(wrongSettingLine(read.left));
  const settings = read.right;
  try {
    const server = await open(settings, say);
    server.news(await server.listen()).forEach(say);
    endWhenTold(server, settings.noticeSeconds * 1000);
  } catch (error) {
    failed(failedStartLine(error, settings));
  }
}

function failed(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function endWhenTold({ close }: OpenServer, noticeMs: number): void {
  let toldAt: number | undefined;
  const end = (): void => {
    const now = performance.now();
    if (toldAt !== undefined) {
      if (now - toldAt >= SAME_MS) process.exit(1);
      return;
    }
    toldAt = now;
    setTimeout(() => process.exit(0), GONE_WITHIN_MS - LAST_MS / 2).unref();
    void close({ noticeMs, mostMs: GONE_WITHIN_MS - LAST_MS }).then(
      () => process.exit(0),
      (error: unknown) => {
        failed(String(error));
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
}
