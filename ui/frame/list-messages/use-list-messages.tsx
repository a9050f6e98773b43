import { useMemo, useRef, useState } from 'react';
import type { SavedVehicles } from '../../../core/showroom/public';
import type { ConsequencesOfChanges, ShortlistName } from '../../../core/shortlist/public';
import { changeWords, goneWords, NOT_KEPT } from '../../copy/shortlist-copy';
import { useApp } from '../../kit/app-context';
import { useAnnouncements } from '../../kit/use-announcements';
import type { Toast } from '../../parts/toast/toast-region';
import { namedChanges } from './named-changes';
import { WayToList } from './way-to-list';

/** The newest of what the shopper has done stands for all of it: more would cover the page. */
const CHANGE = 'change';

export interface ListMessages {
  readonly words: readonly Toast[];
  readonly dismiss: (id: string) => void;
}

const kindOf = (id: string): string => id.split(' ', 1)[0] ?? id;

/**
 * A word with a way back for whatever the shopper does to a list (UX rule 18), wherever that is
 * done; what is done by one press is one word.
 */
export function useListMessages(
  saved: SavedVehicles,
  { announced$, takeBack }: ConsequencesOfChanges,
): ListMessages {
  const { shortlist, headerPanel } = useApp();
  const [words, setWords] = useState<readonly Toast[]>([]);
  const count = useRef(0);
  const wasKept = useRef(true);

  const dismiss = (id: string) => {
    setWords((before) => before.filter((word) => word.id !== id));
  };
  const say = (word: Toast) => {
    setWords((before) => [...before.filter(({ id }) => kindOf(id) !== kindOf(word.id)), word]);
  };

  const changes$ = useMemo(() => namedChanges(announced$, saved), [announced$, saved]);
  useAnnouncements(changes$, ({ changes, name }) => {
    const list = changes[0]?.list ?? 'favourites';
    const holds = shortlist.shortlist$.value[list].length;
    count.current += 1;
    // Another name for each, so that it stays its own time and is said aloud as a whole.
    const id = `${CHANGE} ${String(count.current)}`;
    const onFollow = () => {
      dismiss(id);
    };
    say({
      id,
      message: changeWords(changes, name),
      way: holds === 0 ? undefined : <WayToList list={list} count={holds} onFollow={onFollow} />,
      onUndo: () => {
        takeBack(changes);
      },
    });
  });

  useAnnouncements(shortlist.shortlist$, ({ isKept }) => {
    if (wasKept.current && !isKept) say({ id: 'not-kept', message: NOT_KEPT });
    wasKept.current = isKept;
  });

  const tellGone = (list: ShortlistName) => {
    const gone = saved.state$.value.gone.filter((one) => one.list === list);
    if (gone.length === 0 || saved.isShown(list)) return;
    const isOpen = headerPanel.panel$.value === (list === 'favourites' ? 'favs' : list);
    // An open list says itself what is gone, but for favourites when none is left (FAV-06).
    const isOver = list === 'favourites' && shortlist.shortlist$.value.favourites.length === 0;
    if (isOpen && !isOver) return;
    say({ id: `gone-${list}`, message: goneWords(gone) });
    saved.markRead(list);
    if (isOpen) headerPanel.close();
  };
  useAnnouncements(saved.answered$, () => {
    tellGone('favourites');
    tellGone('compare');
  });

  return { words, dismiss };
}
