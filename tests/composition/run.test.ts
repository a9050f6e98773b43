import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const run = (...words: readonly string[]) =>
  spawnSync(process.execPath, ['composition/run.mjs', ...words], {
    encoding: 'utf8',
    env: { ...process.env, PORT: 'none' },
  });

// Holds with a build and without: these sources may or may not have been built.
describe('how site and command line are started', { timeout: 120_000 }, () => {
  it('hands its words to the command line, and the exit code back', () => {
    const told = run('forecourt', 'compare', '--help');
    expect(told.stdout).toContain('Usage: forecourt compare');
    expect(told.status).toBe(0);
    expect(run('forecourt', 'sell').status).toBe(2);
  });

  it('says what is wrong with the settings before it builds or opens anything', () => {
    const told = run('start');
    expect(told.stderr).toContain('PORT');
    expect(told.stdout).toBe('');
    expect(told.status).toBe(1);
  });

  it('knows no other program', () => {
    expect(run('toString').status).toBe(1);
    expect(run().stderr).toContain('There is no undefined; there is start, sandbox, forecourt.');
  });
});
