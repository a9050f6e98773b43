import {
  BehaviorSubject,
  catchError,
  distinctUntilChanged,
  Observable,
  Subject,
  Subscription,
  switchMap,
  takeUntil,
  timer,
} from 'rxjs';
import type { Behavior } from './behavior';

/** State that its owner alone can move, by a pure reducer. */
export interface Store<S, E> {
  readonly state$: Behavior<S>;
  readonly dispatch: (event: E) => void;
}

/**
 * Is told what was thrown in a stream: a programmer's mistake, since failures are values. Whoever
 * composes the site says where it is to be seen; it may hold what a shopper typed.
 */
export type OnFault = (fault: unknown) => void;

/**
 * The lifetime of a page, a journey or a visit. Everything subscribed through it ends with it;
 * nothing in the core subscribes in any other way. A fault that is thrown in a stream costs what
 * the stream was about to say and no more: it is told to `OnFault`, and the stream begins anew, so
 * that what the shopper does next is heard.
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
  /** A shorter life inside this one, whose faults are told to the same. */
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

/** A stream that faults again and again as it begins must neither hang the page nor press the back end. */
export const FAULTS_IN_A_ROW = 4;
export const REST_AFTER_FAULTS_MS = 10_000;

/** Nobody else wants to know of it, so the surroundings do: an uncaught error. */
const uncaught: OnFault = (fault) => {
  timer(0).subscribe(() => {
    throw fault;
  });
};

export function makeScope(onFault: OnFault = uncaught): Scope {
  const ended$ = new Subject<void>();
  const life = new Subscription();

  const goingOn = <T>(source$: Observable<T>): Observable<T> => {
    let faults = 0;
    return source$.pipe(
      catchError((fault: unknown, again$) => {
        onFault(fault);
        faults += 1;
        return faults % FAULTS_IN_A_ROW === 0
          ? timer(REST_AFTER_FAULTS_MS).pipe(switchMap(() => again$))
          : again$;
      }),
      takeUntil(ended$),
    );
  };

  const scope: Scope = {
    behavior: <T>(source$: Observable<T>) => {
      const first: { value?: T; come: boolean } = { come: false };
      let subject$: BehaviorSubject<T> | undefined;
      life.add(
        goingOn(source$.pipe(distinctUntilChanged())).subscribe((value) => {
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
      life.add(goingOn(effects$).subscribe());
    },
    onEnd: (callback) => life.add(callback),
    child: () => {
      const inner = makeScope(onFault);
      const ending = new Subscription(inner.end);
      life.add(ending);
      // A long visit must not remember every page it had.
      inner.onEnd(() => {
        ending.unsubscribe();
      });
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
