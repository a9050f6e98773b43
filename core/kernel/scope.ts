import {
  BehaviorSubject,
  distinctUntilChanged,
  Observable,
  Subject,
  Subscription,
  takeUntil,
} from 'rxjs';
import type { Behavior } from './behavior';

/** State that its owner alone can move, by a pure reducer. */
export interface Store<S, E> {
  readonly state$: Behavior<S>;
  readonly dispatch: (event: E) => void;
}

/**
 * The lifetime of a page, a journey or a visit. Everything subscribed through it ends with it;
 * nothing in the core subscribes in any other way.
 */
export interface Scope {
  /** Turns a stream that has a value at once into state. @throws if it has none. */
  readonly behavior: <T>(source$: Observable<T>) => Behavior<T>;
  /** State advanced by events. A reducer that gives back the same state tells nobody. */
  readonly store: <S, E>(initial: S, reduce: (state: S, event: E) => S) => Store<S, E>;
  /** Keeps a stream going for its effects until the scope ends. */
  readonly run: (effects$: Observable<unknown>) => void;
  /** Calls back when the scope ends; at once if it has ended. */
  readonly onEnd: (callback: () => void) => void;
  /** A shorter life inside this one. */
  readonly child: () => Scope;
  readonly end: () => void;
}

function readOnly<T>(subject$: BehaviorSubject<T>): Behavior<T> {
  const initial = subject$.value;
  const view$ = new Observable<T>((subscriber) => subject$.subscribe(subscriber));
  return Object.defineProperties(view$, {
    value: { get: () => subject$.value },
    initial: { value: initial },
  }) as Behavior<T>;
}

export function makeScope(): Scope {
  const ended$ = new Subject<void>();
  const life = new Subscription();

  const scope: Scope = {
    behavior: <T>(source$: Observable<T>) => {
      const first: { value?: T; come: boolean } = { come: false };
      let subject$: BehaviorSubject<T> | undefined;
      life.add(
        source$.pipe(distinctUntilChanged(), takeUntil(ended$)).subscribe((value) => {
          if (subject$ !== undefined) subject$.next(value);
          else if (!first.come) Object.assign(first, { value, come: true });
          else first.value = value;
        }),
      );
      if (!first.come) throw new Error('A behavior needs a first value at once');
      subject$ = new BehaviorSubject(first.value as T);
      return readOnly(subject$);
    },

    store: <S, E>(initial: S, reduce: (state: S, event: E) => S) => {
      const subject$ = new BehaviorSubject(initial);
      return {
        state$: readOnly(subject$),
        dispatch: (event: E) => {
          const next = reduce(subject$.value, event);
          if (next !== subject$.value) subject$.next(next);
        },
      };
    },

    run: (effects$) => {
      life.add(effects$.pipe(takeUntil(ended$)).subscribe());
    },
    onEnd: (callback) => life.add(callback),
    child: () => {
      const inner = makeScope();
      scope.onEnd(inner.end);
      return inner;
    },
    end: () => {
      ended$.next();
      ended$.complete();
      life.unsubscribe();
    },
  };
  return scope;
}
