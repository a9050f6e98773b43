import { useEffect, useEffectEvent } from 'react';
import type { Observable } from 'rxjs';

/**
 * Does something outside React for each word of a stream, for as long as the component stands. For
 * what is drawn of a state there is `useBehavior`.
 *
 * @param hear that of the last rendering is called.
 */
export function useAnnouncements<T>(announced$: Observable<T>, hear: (news: T) => void): void {
  const heard = useEffectEvent(hear);
  useEffect(() => {
    const subscription = announced$.subscribe((news) => {
      heard(news);
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [announced$]);
}
