import { tabStorage } from '../../adapters/storage/browser-storage';
import { storageValuationMemory } from '../../adapters/storage/valuation-memory';
import type { ValuationMemory } from '../../core/valuation/public';

/** What a visit keeps of valuations; comes with the first part that asks for it. */
export const valuationMemoryOfVisit: ValuationMemory = storageValuationMemory(tabStorage);
