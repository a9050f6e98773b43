import { of, tap } from 'rxjs';
import { isRecent } from '../../core/kernel/is-recent';
import { toAddress } from '../../core/search/public';
import type { SearchState } from '../../core/showroom/public';
import type { App } from '../../ui/kit/app';

/** A list this old is asked for again. */
const FRESH_FOR_MS = 120_000;

/** As many lists as a shopper goes back through. */
const MOST_LISTS = 12;

/** Back shows a list that was just seen at once, as it was (UX rule 2). */
export const rememberedSearches =
  (now: () => number) =>
  (load: App['loadSearch']): App['loadSearch'] => {
    const seen = new Map<string, { readonly at: number; readonly state: SearchState }>();
    return (query, ignored) => {
      const address = toAddress(query);
      const before = seen.get(address);
      if (before !== undefined && isRecent(before.at, now(), FRESH_FOR_MS)) {
        return of(before.state);
      }
      return load(query, ignored).pipe(
        tap((state) => {
          if (state.results.kind !== 'loaded') return;
          seen.delete(address);
          seen.set(address, { at: now(), state });
          const [oldest] = seen.keys();
          if (seen.size > MOST_LISTS && oldest !== undefined) seen.delete(oldest);
        }),
      );
    };
  };
