import { Observable } from 'rxjs';
import { STORAGE_KEYS } from './storage-keys';

const LISTS: readonly (string | null)[] = [
  STORAGE_KEYS.favourites.key,
  STORAGE_KEYS.compare.key,
  // All was cleared.
  null,
];

/**
 * A word whenever another tab has changed a list, so that tabs agree with each other live. A page
 * that comes back from the back/forward cache heard nothing meanwhile, so it gets a word as well.
 */
export const changedElsewhere = (page: Window): Observable<void> =>
  new Observable((told) => {
    const life = new AbortController();
    const { signal } = life;
    const changed = ({ key }: StorageEvent): void => {
      if (LISTS.includes(key)) told.next();
    };
    const shown = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) told.next();
    };
    page.addEventListener('storage', changed, { signal });
    page.addEventListener('pageshow', shown, { signal });
    return () => {
      life.abort();
    };
  });
