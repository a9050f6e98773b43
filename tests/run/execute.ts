import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** What is run, as `npx` would: a program of node_modules/.bin, or npm itself. */
export type Command = readonly [program: string, ...args: string[]];

export interface Finished {
  readonly succeeded: boolean;
  readonly output: string;
}

/** The project's own root folder. */
export const root = join(import.meta.dirname, '../..');

const longestCommand = 28 * 60_000;

/** The first process of each program that runs, which leads a group of the same number. */
const running = new Set<number>();

function stopGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch {
    // It has ended by itself.
  }
}

/** From now on an interrupt ends every program that was started, and then this one. */
export function stopAllOnInterrupt(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      for (const leader of running) stopGroup(leader, 'SIGTERM');
      process.exit(130);
    });
  }
}

/** Runs a program without standard input, in a group of its own, which is ended if it takes too long. */
export const execute = ([program, ...args]: Command): Promise<Finished> =>
  new Promise((resolve) => {
    const parts: Buffer[] = [];
    const child = spawn(program, args, {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, CI: 'true', FORCE_COLOR: '0', NO_COLOR: '1' },
    });
    const leader = child.pid;
    if (leader !== undefined) running.add(leader);
    const limit = setTimeout(() => {
      parts.push(Buffer.from(`\nStopped after ${String(longestCommand / 60_000)} minutes.\n`));
      if (leader !== undefined) stopGroup(leader, 'SIGKILL');
    }, longestCommand);
    const done = (succeeded: boolean): void => {
      clearTimeout(limit);
      if (leader !== undefined) running.delete(leader);
      resolve({ succeeded, output: Buffer.concat(parts).toString('utf8') });
    };
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.on('error', (problem) => {
      parts.push(Buffer.from(String(problem)));
      done(false);
    });
    child.on('close', (code) => {
      done(code === 0);
    });
  });
