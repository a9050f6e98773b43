import { defer, merge, Subject, type Observable } from 'rxjs';
import type { Scope } from './scope';

/** News for whoever listens. */
export interface Announcements<T> {
  /**
   * All that is announced from now on. What was announced while nobody listened comes first, the
   * last ten of it, and once: whoever listens next does not hear it again.
   */
  readonly announced$: Observable<T>;
  readonly announce: (news: T) => void;
}

/** Enough for what can be pressed until a script that comes late listens. */
const MOST_WAITING = 10;

/** They end with the scope. */
export function makeAnnouncements<T>(scope: Scope): Announcements<T> {
  const news$ = new Subject<T>();
  let waiting: readonly T[] = [];
  scope.onEnd(() => {
    news$.complete();
  });
  return {
    announced$: defer(() => {
      const missed = waiting;
      waiting = [];
      return merge(news$, missed);
    }),
    announce: (news) => {
      if (news$.observed) news$.next(news);
      else waiting = [...waiting, news].slice(-MOST_WAITING);
    },
  };
}
