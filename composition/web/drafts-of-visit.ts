import { browserStorage } from '../../adapters/storage/browser-storage';
import { localStorageDrafts } from '../../adapters/storage/local-storage-drafts';

/** Forms that were begun; comes with the first form of a visit. */
export const draftsOfVisit = localStorageDrafts(browserStorage, () => Date.now());
