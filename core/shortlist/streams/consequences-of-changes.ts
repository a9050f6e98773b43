import { filter, switchMap, tap, type Observable } from 'rxjs';
import { makeAnnouncements } from '../../kernel/announcements';
import type { Scope } from '../../kernel/scope';
import type { Track } from '../../tracking/public';
import type { ShortlistChange } from '../model/shortlist-change';
import { eventsOfChange, eventsOfTakingBack } from '../rules/events-of-change';
import { runsOfChanges } from '../rules/runs-of-changes';
import type { SavedPrices } from './saved-prices';
import type { ShortlistOfVisit } from './shortlist-of-visit';

/** What the consequences of a change are made with. */
export interface ConsequenceParts {
  readonly shortlist: Pick<ShortlistOfVisit, 'changes$' | 'takeBack'>;
  readonly prices: Pick<SavedPrices, 'changed'>;
  readonly track: Track;
  /**
   * Asks for the vehicles of both lists anew: what a vehicle costs on the day it is saved is only
   * known by asking, and so is what is kept of the lists offline.
   */
  readonly load: () => void;
}

/** What follows from the changes of the shopper's lists, wherever they are made. */
export interface ConsequencesOfChanges {
  /** What one press has done, once all has followed from it: to be told to the shopper. */
  readonly announced$: Observable<readonly ShortlistChange[]>;
  /**
   * Undoes what one press has done, the last first. It is reported as its opposite, so that the
   * counts stay true, and announced to nobody.
   */
  readonly takeBack: (changes: readonly ShortlistChange[]) => void;
}

/**
 * Each change is reported (FAV-03), and a vehicle that is saved anew is compared with the price of
 * that day. What is done in one turn is one press: the vehicles are asked for once (FAV-04), and
 * changes of one kind are announced together.
 */
export function consequencesOfChanges(
  scope: Scope,
  { shortlist, prices, track, load }: ConsequenceParts,
): ConsequencesOfChanges {
  const { announced$, announce } = makeAnnouncements<readonly ShortlistChange[]>(scope);
  let ofThisTurn: readonly ShortlistChange[] = [];

  scope.run(
    shortlist.changes$.pipe(
      tap((change) => {
        prices.changed(change);
        for (const event of eventsOfChange(change)) track(event);
        ofThisTurn = [...ofThisTurn, change];
      }),
      filter(() => ofThisTurn.length === 1),
      switchMap(() => Promise.resolve()),
      tap(() => {
        const runs = runsOfChanges(ofThisTurn);
        ofThisTurn = [];
        load();
        runs.forEach(announce);
      }),
    ),
  );

  return {
    announced$,
    takeBack: (changes) => {
      for (const change of changes.toReversed()) {
        shortlist.takeBack(change);
        for (const event of eventsOfTakingBack(change)) track(event);
      }
      load();
    },
  };
}
