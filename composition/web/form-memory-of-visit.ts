import { browserStorage, tabStorage } from '../../adapters/storage/browser-storage';
import { keptIn } from '../../adapters/storage/kept-in';
import { localStorageDrafts } from '../../adapters/storage/local-storage-drafts';
import { NEAREST_OUTCODE } from '../../adapters/storage/nearest-outcode';
import { PREVIOUS_ADDRESSES } from '../../adapters/storage/previous-addresses';
import type { FormMemory } from '../../ui/kit/form-memory';

/** What forms remember of a visit; comes with the first form. */
export const formMemoryOfVisit: FormMemory = {
  drafts: localStorageDrafts(browserStorage, () => Date.now()),
  previousAddresses: keptIn(tabStorage, PREVIOUS_ADDRESSES).read,
  outcode: keptIn(tabStorage, NEAREST_OUTCODE),
};
