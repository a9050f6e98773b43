import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Serves the site as `npm start` does (which builds it if its sources have changed), but with an
// empty, temporary data folder, until this process is told to stop.

const data = mkdtempSync(join(tmpdir(), 'forecourt-'));
const site = spawn(process.execPath, ['composition/run.mjs', 'start'], {
  cwd: join(import.meta.dirname, '../../..'),
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, FORECOURT_DATA: data },
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal));

site.on('exit', (code) => {
  rmSync(data, { recursive: true, force: true });
  process.exit(code ?? 0);
});
