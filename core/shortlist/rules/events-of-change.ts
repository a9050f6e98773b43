import type { ShortlistChange } from '../model/shortlist-change';
import type { TrackingEvent } from '../../tracking/public';

const added = (list: ShortlistChange['list'], slug: string): TrackingEvent => ({
  kind: list === 'favourites' ? 'favourite-added' : 'compare-added',
  slug,
});

const removed = (list: ShortlistChange['list'], slug: string): TrackingEvent => ({
  kind: list === 'favourites' ? 'favourite-removed' : 'compare-removed',
  slug,
});

/** What is reported of a change (FAV-03). A swap is a removal and an addition. */
export function eventsOfChange(change: ShortlistChange): readonly TrackingEvent[] {
  const { list, slug } = change;
  switch (change.kind) {
    case 'added':
      return [added(list, slug)];
    case 'removed':
      return [removed(list, slug)];
    case 'replaced':
      return [removed(list, change.former), added(list, slug)];
  }
}

/** What is reported when a change is taken back: the opposite, so that the counts stay true. */
export function eventsOfTakingBack(change: ShortlistChange): readonly TrackingEvent[] {
  const { list, slug } = change;
  switch (change.kind) {
    case 'added':
      return [removed(list, slug)];
    case 'removed':
      return [added(list, slug)];
    case 'replaced':
      return [removed(list, slug), added(list, change.former)];
  }
}
