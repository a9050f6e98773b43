import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { layerFiles, STUDIO_PICTURES, type LayerSubject } from '../pictures/picture-files';

/** Remembers from which source each layer was made, so that a broken-off run can be taken up again. */
export interface LayerLedger {
  readonly isCurrent: (subject: LayerSubject, source: string) => boolean;
  readonly record: (subject: LayerSubject, source: string) => Promise<void>;
}

const LEDGER = join(STUDIO_PICTURES, 'layers', 'ledger.json');

export async function openLedger(): Promise<LayerLedger> {
  const entries = new Map<string, string>(Object.entries(await read()));
  return {
    isCurrent: (subject, source) => entries.get(layerFiles(subject).black) === source,
    record: async (subject, source) => {
      entries.set(layerFiles(subject).black, source);
      const sorted = Object.fromEntries([...entries].sort(([a], [b]) => a.localeCompare(b)));
      await writeFile(LEDGER, `${JSON.stringify(sorted, undefined, 1)}\n`);
    },
  };
}

async function read(): Promise<Record<string, string>> {
  try {
    const parsed: unknown = JSON.parse(await readFile(LEDGER, 'utf8'));
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, string>) : {};
  } catch {
    // No ledger yet, or an unreadable one: everything is taken again.
    return {};
  }
}
