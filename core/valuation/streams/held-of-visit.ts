import { catchError, defer, EMPTY, startWith, Subject, switchMap, tap } from 'rxjs';
import type { Behavior } from '../../kernel/behavior';
import type { Scope } from '../../kernel/scope';
import type { HeldValuation } from '../model/held-valuation';
import type { HeldOfVisit, OfVisit, ValuationMemory } from '../ports/valuation-memory';

/** What is kept, told to all that look at it as it changes. */
export function heldOfVisit(kept: OfVisit<HeldValuation>): HeldOfVisit {
  const changes$ = new Subject<HeldValuation | undefined>();
  return {
    held$: defer(() => changes$.pipe(startWith(kept.read()))),
    read: kept.read,
    write: (held) => {
      kept.write(held);
      changes$.next(held);
    },
    forget: () => {
      kept.forget();
      changes$.next(undefined);
    },
  };
}

/** Which price the visit puts to use, as far as it is known. */
export interface HeldState {
  readonly isKnown: boolean;
  readonly held?: HeldValuation;
}

export interface HeldInView {
  readonly state$: Behavior<HeldState>;
  /** Looks at what the visit keeps, and follows it from then on; nothing is known where it keeps nothing. */
  readonly wake: (open: () => Promise<Pick<ValuationMemory, 'held'>>) => void;
  readonly use: (held: HeldValuation) => void;
  readonly stop: () => void;
}

/** For a view of one valuation: what is held, and the presses that put another in its place or none. */
export function createHeldInView(scope: Scope): HeldInView {
  const { state$, dispatch } = scope.store<HeldState, HeldState>(
    { isKnown: false },
    (_, next) => next,
  );
  const opens$ = new Subject<() => Promise<Pick<ValuationMemory, 'held'>>>();
  let memory: HeldOfVisit | undefined;
  scope.run(
    opens$.pipe(
      switchMap((open) =>
        defer(open).pipe(
          switchMap(({ held }) => {
            memory = held;
            return held.held$;
          }),
          catchError(() => EMPTY),
        ),
      ),
      tap((held) => {
        dispatch({ isKnown: true, ...(held !== undefined && { held }) });
      }),
    ),
  );
  return {
    state$,
    wake: (open) => {
      opens$.next(open);
    },
    use: (held) => memory?.write(held),
    stop: () => memory?.forget(),
  };
}
