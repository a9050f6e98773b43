import { layerFiles, type LayerSubject } from '../pictures/picture-files';
import { openSourceLedger } from './source-ledger';

/** Remembers from which source each pair of layers was made. */
export interface LayerLedger {
  readonly isCurrent: (subject: LayerSubject, source: string) => boolean;
  readonly record: (subject: LayerSubject, source: string) => Promise<void>;
}

/** One for each kind of run, so that two of different kinds do not overwrite each other's. */
export type LedgerName = 'ledger' | 'turntable-ledger';

export async function openLedger(name: LedgerName = 'ledger'): Promise<LayerLedger> {
  const ledger = await openSourceLedger(`layers/${name}.json`);
  return {
    isCurrent: (subject, source) => ledger.isCurrent(layerFiles(subject).black, source),
    record: (subject, source) => ledger.record(layerFiles(subject).black, source),
  };
}
