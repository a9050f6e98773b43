import { tabStorage } from '../../adapters/storage/browser-storage';
import { storageValuationMemory } from '../../adapters/storage/valuation-memory';
import { isOutOfDate, type HeldValuation, type ValuationMemory } from '../../core/valuation/public';
import { markOwnCar } from '../../ui/kit/own-car-mark';

const memory = storageValuationMemory(tabStorage);

const mark = (held?: HeldValuation): void => {
  markOwnCar(
    held === undefined
      ? undefined
      : held.lastDay !== undefined && isOutOfDate(held.lastDay, Date.now())
        ? 'old'
        : 'held',
  );
};

/**
 * What a visit keeps of valuations; comes with the first part that asks for it. Whoever keeps or
 * forgets a price, the page is marked with it.
 */
export const valuationMemoryOfVisit: ValuationMemory = {
  ...memory,
  held: {
    ...memory.held,
    write: (held) => {
      memory.held.write(held);
      mark(held);
    },
    forget: () => {
      memory.held.forget();
      mark();
    },
  },
};
