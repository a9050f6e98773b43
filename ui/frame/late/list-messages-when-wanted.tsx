import { useEffect, useState, type ComponentType } from 'react';
import { filter, take } from 'rxjs';
import { useApp } from '../../kit/app-context';
import { onFirstSign } from '../../kit/first-sign';

/**
 * Fetches what is said of the shopper's lists, and the panel that shows them, once somebody is there
 * or where a list holds something: a vehicle of it may be gone. What is done before it has come waits for it.
 */
export function ListMessagesWhenWanted() {
  const { shortlist } = useApp();
  const [late, setLate] = useState<{ readonly View: ComponentType }>();
  useEffect(() => {
    const fetchIt = () => {
      import('../list-messages/list-messages').then(
        ({ ListMessages }) => {
          setLate({ View: ListMessages });
        },
        () => undefined,
      );
    };
    const endOfSigns = onFirstSign(fetchIt);
    const held = shortlist.shortlist$
      .pipe(
        filter(({ favourites, compare }) => favourites.length + compare.length > 0),
        take(1),
      )
      .subscribe(fetchIt);
    return () => {
      endOfSigns();
      held.unsubscribe();
    };
  }, [shortlist]);
  return late === undefined ? undefined : <late.View />;
}
