import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from './planted-cases';

interface Answer {
  readonly succeeded: boolean;
  readonly output: string;
}

/** Runs the compiler on a planted project that extends the one of the core. */
const compile = (tree: string): Promise<Answer> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [
        join(projectRoot, 'node_modules/typescript/bin/tsc'),
        '-p',
        join(import.meta.dirname, 'planted/core-without-dom', tree),
      ],
      (error, output) => {
        resolve({ succeeded: error === null, output });
      },
    );
  });

describe('the core compiles without a browser and without Node', { timeout: 120_000 }, () => {
  it('refuses window, console and process in the core', async () => {
    const { succeeded, output } = await compile('violation');
    expect(succeeded).toBe(false);
    for (const name of ['window', 'console', 'process']) {
      expect(output).toContain(`Cannot find name '${name}'`);
    }
  });

  it('accepts a core of rxjs and fp-ts', async () => {
    expect(await compile('clean')).toEqual({ succeeded: true, output: '' });
  });
});
