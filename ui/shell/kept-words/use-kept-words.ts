import { useEffect, useEffectEvent, useState } from 'react';
import type { ShortlistChange } from '../../../core/shortlist/public';
import { changeWords, goneWords, NOT_KEPT } from '../../copy/shortlist-copy';
import { useApp } from '../../kit/app-context';
import { useBehavior } from '../../kit/use-behavior';
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
  const { isKept, favourites } = useBehavior(shortlist.shortlist$);
  const { gone } = useBehavior(saved.state$);
  const panel = useBehavior(headerPanel.panel$);

  const say = useEffectEvent((word: Toast) => {
    setWords((before) => [...before.filter(({ id }) => id !== word.id), word].slice(-MOST_WORDS));
  });
  const takeBack = (changes: readonly ShortlistChange[]) => {
    for (const change of changes.toReversed()) {
      shortlist.takeBack(change);
      for (const event of eventsOfTakingBack(change)) track(event);
    }
  };
  const hear = useEffectEvent((change: ShortlistChange) => {
    saved.changed(change);
    for (const event of eventsOfChange(change)) track(event);
  });

  useEffect(() => {
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
          message: changeWords(changes, shortlist.shortlist$.value.compare.length),
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
  }, [shortlist, saved]);

  useEffect(() => {
    if (!isKept) say({ id: 'not-kept', message: NOT_KEPT });
  }, [isKept]);

  useEffect(() => {
    for (const list of ['favourites', 'compare'] as const) {
      const ofList = saved.state$.value.gone.filter((one) => one.list === list);
      if (ofList.length === 0) continue;
      const isOpen = panel === (list === 'favourites' ? 'favs' : list);
      // Where its list is open, the list itself says what is gone, but for favourites when none is left (FAV-06).
      const isClosing = panel === 'favs' && shortlist.shortlist$.value.favourites.length === 0;
      if (isOpen && !isClosing) continue;
      say({ id: `gone-${list}`, message: goneWords(ofList) });
      saved.told(list);
      if (isOpen) headerPanel.close();
    }
  }, [gone, favourites, panel, saved, shortlist, headerPanel]);

  return {
    words,
    dismiss: (id) => {
      setWords((before) => before.filter((word) => word.id !== id));
    },
  };
}
