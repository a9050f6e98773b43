import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { STUDIO_PICTURES } from '../pictures/picture-files';

/** Remembers from which source each file was made, so that a broken-off run can be taken up again. */
export interface SourceLedger {
  readonly isCurrent: (file: string, source: string) => boolean;
  readonly record: (file: string, source: string) => Promise<void>;
}

/** Opens a ledger, named relative to the studio's pictures. Only one run at a time may write in it. */
export async function openSourceLedger(name: string): Promise<SourceLedger> {
  const path = join(STUDIO_PICTURES, name);
  const entries = new Map<string, string>(Object.entries(await read(path)));
  return {
    isCurrent: (file, source) => entries.get(file) === source,
    record: async (file, source) => {
      entries.set(file, source);
      const sorted = Object.fromEntries([...entries].sort(([a], [b]) => a.localeCompare(b)));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, `${JSON.stringify(sorted, undefined, 1)}\n`);
    },
  };
}

async function read(path: string): Promise<Record<string, string>> {
  try {
    const parsed: unknown = JSON.parse(await readFile(path, 'utf8'));
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, string>) : {};
  } catch {
    // No ledger yet, or an unreadable one: everything is made again.
    return {};
  }
}
