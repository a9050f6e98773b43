import { useEffect, useState, type ComponentType } from 'react';
import { useApp } from '../../kit/app-context';
import { onFirstSign } from '../../kit/first-sign';
import { useBehavior } from '../../kit/use-behavior';

/**
 * Fetches what is said of the shopper's lists, and the panel that shows them, once somebody is there
 * or where a list holds something: a vehicle of it may be gone. What is done before it has come waits for it.
 */
export function ListMessagesWhenWanted() {
  const { shortlist } = useApp();
  const { favourites, compare } = useBehavior(shortlist.shortlist$);
  const holdsSome = favourites.length + compare.length > 0;
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
    if (!holdsSome) return onFirstSign(fetchIt);
    fetchIt();
    return undefined;
  }, [holdsSome]);
  return late === undefined ? undefined : <late.View />;
}
