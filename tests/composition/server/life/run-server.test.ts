import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';

const PROGRAM = join(import.meta.dirname, 'server-process.ts');

/** The program in a process of its own. */
function run(settings: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM], {
    env: { ...process.env, PORT: '0', NOTICE_SECONDS: '0', ...settings },
  });
  const text = { out: '', err: '' };
  child.stdout.on('data', (piece) => (text.out += String(piece)));
  child.stderr.on('data', (piece) => (text.err += String(piece)));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const address = async (): Promise<string> => {
    await vi.waitFor(
      () => {
        expect(text.out).toContain('open at');
      },
      { timeout: 20_000 },
    );
    return text.out.trim().replace('open at ', '');
  };
  return { child, text, ended, address };
}

describe('A process that is one server', () => {
  it('finishes what is under way when it is told to end, and exits with 0', async () => {
    const { child, ended, address } = run({});
    const slow = `${await address()}/slow`;
    const answers = Array.from({ length: 40 }, async () => (await fetch(slow)).text());
    await fetch(slow.replace('slow', 'readyz'));
    child.kill('SIGTERM');
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['whole']));
    expect(await ended).toBe(0);
  });

  it('ends at once when it is told so again', async () => {
    const { child, ended, address } = run({});
    const broken = fetch(`${await address()}/never`).catch(() => 'broken off');
    await fetch(`${await address()}/healthz`);
    child.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 350));
    child.kill('SIGTERM');
    expect(await ended).toBe(1);
    expect(await broken).toBe('broken off');
  });

  it.each([
    ['a wrong setting', { PORT: 'none' }, 'PORT is "none", but it must be a whole number'],
    [
      'what cannot be opened',
      { FORECOURT_DATA: 'damaged' },
      'The folder is damaged; move it away.',
    ],
    ['an address of another machine', { HOST: '192.0.2.1' }, 'no address 192.0.2.1; set HOST'],
  ])('says %s in one line, and exits with 1', async (_, settings, line) => {
    const { text, ended } = run(settings);
    expect(await ended).toBe(1);
    expect(text.err).toContain(line);
    expect(text.err.trim().split('\n')).toHaveLength(1);
    expect(text.out).toBe('');
  });

  it('says in one line that its port is taken', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    const { text, ended } = run({ PORT: String(port) });
    expect(await ended).toBe(1);
    taken.close();
    expect(text.err).toBe(`Port ${port} is taken; set PORT to another.\n`);
  });
});
