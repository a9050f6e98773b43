import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openSandbox, type Sandbox } from '../../composition/modules/sandbox';
import { vehicleCallsContract } from './vehicle-calls.contract';

let folder: string | undefined;
let sandbox: Sandbox | undefined;

vehicleCallsContract('the sandbox', async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-calls-'));
  sandbox = await openSandbox({ folder, clock: { now: () => Date.UTC(2026, 10, 20, 9) } });
  return sandbox.transport;
});

afterAll(async () => {
  await sandbox?.close();
  if (folder !== undefined) await rm(folder, { recursive: true });
});
