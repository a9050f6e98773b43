import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { layerFiles, STUDIO_PICTURES, type LayerSubject } from '../pictures/picture-files';

/** Remembers from which source each layer was made, so that a broken-off run can be taken up again. */
export interface LayerLedger {
  readonly isCurrent: (subject: LayerSubject, source: string) => boolean;
  readonly record: (subject: LayerSubject, source: string) => Promise<void>;
}

/** One for each kind of run, so that two of different kinds do not overwrite each other's. */
export type LedgerName = 'ledger' | 'turntable-ledger';

export async function openLedger(name: LedgerName = 'ledger'): Promise<LayerLedger> {
  const path = join(STUDIO_PICTURES, 'layers', `${name}.json`);
  const entries = new Map<string, string>(Object.entries(await read(path)));
  return {
    isCurrent: (subject, source) => entries.get(layerFiles(subject).black) === source,
    record: async (subject, source) => {
      entries.set(layerFiles(subject).black, source);
      const sorted = Object.fromEntries([...entries].sort(([a], [b]) => a.localeCompare(b)));
      await writeFile(path, `${JSON.stringify(sorted, undefined, 1)}\n`);
    },
  };
}

async function read(path: string): Promise<Record<string, string>> {
  try {
    const parsed: unknown = JSON.parse(await readFile(path, 'utf8'));
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, string>) : {};
  } catch {
    // No ledger yet, or an unreadable one: everything is taken again.
    return {};
  }
}
