import { useEffect, useEffectEvent, useState } from 'react';
import type { ShortlistChange, ShortlistName } from '../../../core/shortlist/public';
import { changeWords, goneWords, NOT_KEPT } from '../../copy/shortlist-copy';
import { useApp } from '../../kit/app-context';
import type { Toast } from '../../parts/toast/toast-region';
import { eventsOfChange, eventsOfTakingBack } from './events-of-change';
import type { SavedVehicles } from './saved-vehicles';

/** More would cover the page; the oldest make room. */
const MOST_WORDS = 2;

export interface KeptWords {
  readonly words: readonly Toast[];
  readonly dismiss: (id: string) => void;
}

/** Changes in their order, those of one kind in a row together: what a press on "Save all" does. */
function alike(changes: readonly ShortlistChange[]): readonly (readonly ShortlistChange[])[] {
  const runs: ShortlistChange[][] = [];
  for (const change of changes) {
    const run = runs.at(-1);
    if (run?.[0]?.kind === change.kind && run[0].list === change.list) run.push(change);
    else runs.push([change]);
  }
  return runs;
}

/**
 * A word with a way back for whatever the shopper does to a list (UX rule 18), wherever that is
 * done; what is done by one press is one word. Reports it too (FAV-03).
 */
export function useKeptWords(saved: SavedVehicles): KeptWords {
  const { shortlist, track, headerPanel } = useApp();
  const [words, setWords] = useState<readonly Toast[]>([]);

  const say = useEffectEvent((word: Toast) => {
    setWords((before) => [...before.filter(({ id }) => id !== word.id), word].slice(-MOST_WORDS));
  });
  const hear = useEffectEvent((change: ShortlistChange) => {
    saved.changed(change);
    for (const event of eventsOfChange(change)) track(event);
  });

  useEffect(() => {
    const takeBack = (changes: readonly ShortlistChange[]) => {
      for (const change of changes.toReversed()) {
        shortlist.takeBack(change);
        for (const event of eventsOfTakingBack(change)) track(event);
      }
    };
    let unsaid: ShortlistChange[] = [];
    let count = 0;
    const tell = () => {
      const presses = alike(unsaid);
      unsaid = [];
      // What it costs on the day it is saved is only known by asking; a removal asks too (FAV-04).
      saved.load();
      for (const changes of presses) {
        count += 1;
        say({
          id: `change-${String(count)}`,
          message: changeWords(changes, shortlist.shortlist$.value),
          onUndo: () => {
            takeBack(changes);
          },
        });
      }
    };
    const subscription = shortlist.changes$.subscribe((change) => {
      hear(change);
      if (unsaid.push(change) === 1) queueMicrotask(tell);
    });
    return () => {
      subscription.unsubscribe();
    };
    // The makers of words are the same through the visit, as is the app.
  }, [shortlist, saved, track]);

  useEffect(() => {
    let wasKept = true;
    const subscription = shortlist.shortlist$.subscribe(({ isKept }) => {
      if (wasKept && !isKept) say({ id: 'not-kept', message: NOT_KEPT });
      wasKept = isKept;
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [shortlist]);

  useEffect(() => {
    const tellGone = (list: ShortlistName) => {
      const gone = saved.state$.value.gone.filter((one) => one.list === list);
      if (gone.length === 0) return;
      const isOpen = headerPanel.panel$.value === (list === 'favourites' ? 'favs' : list);
      // An open list says itself what is gone, but for favourites when none is left (FAV-06).
      const isOver = list === 'favourites' && shortlist.shortlist$.value.favourites.length === 0;
      if (isOpen && !isOver) return;
      say({ id: `gone-${list}`, message: goneWords(gone) });
      saved.told(list);
      if (isOpen) headerPanel.close();
    };
    const subscription = saved.answered$.subscribe(() => {
      tellGone('favourites');
      tellGone('compare');
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [saved, shortlist, headerPanel]);

  return {
    words,
    dismiss: (id) => {
      setWords((before) => before.filter((word) => word.id !== id));
    },
  };
}
