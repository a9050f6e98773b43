import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Starts a program of ours, and waits for the line that says that it is open. */
export async function started(
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

/** Tells a program to end, and waits until it has. */
export const ended = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    child.once('exit', () => done());
    child.kill();
  });
