import { of } from 'rxjs';
import type { ValuationMemory } from '../../../../core/valuation/public';

const nothing = { read: () => undefined, write: () => undefined, forget: () => undefined };

/** Where what keeps a valuation cannot be had: the journey lasts as long as its page. */
export const MEMORY_OF_PAGE: ValuationMemory = {
  journey: nothing,
  held: { ...nothing, held$: of(undefined) },
};
