import { catchError, defer, EMPTY, Subject, switchMap, tap } from 'rxjs';
import { shopperDraft, type DraftStore } from '../../enquiry/public';
import type { Behavior } from '../../kernel/behavior';
import type { FormValues } from '../../kernel/form/field';
import type { Clock } from '../../kernel/ports/clock';
import type { Scope } from '../../kernel/scope';

type OpenDrafts = () => Promise<{ readonly drafts: DraftStore }>;

/** What a shopper said of themselves in other forms of the visit, for a journey to offer and to add to. */
export interface ToldBefore {
  /** By topic, as it was when this was woken; nothing until then. */
  readonly said$: Behavior<FormValues>;
  readonly wake: (open: OpenDrafts) => void;
  /** For the other forms. @param said by topic */
  readonly share: (said: FormValues, key: string) => void;
}

export function createToldBefore(scope: Scope, clock: Clock): ToldBefore {
  const { state$, dispatch } = scope.store<FormValues, FormValues>({}, (_, next) => next);
  const opens$ = new Subject<OpenDrafts>();
  let drafts: DraftStore | undefined;
  scope.run(
    opens$.pipe(
      // Where nothing is kept, nothing is offered.
      switchMap((open) => defer(open).pipe(catchError(() => EMPTY))),
      tap((memory) => {
        ({ drafts } = memory);
        dispatch(shopperDraft.read(drafts, clock.now())?.values ?? {});
      }),
    ),
  );
  return {
    said$: state$,
    wake: (open) => {
      opens$.next(open);
    },
    share: (said, key) => {
      if (drafts !== undefined) shopperDraft.keep(drafts, said, { key, now: clock.now() });
    },
  };
}
