import * as fc from 'fast-check';
import {
  BehaviorSubject,
  defer,
  map,
  NEVER,
  Observable,
  of,
  startWith,
  Subject,
  switchMap,
  tap,
  timer,
} from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FAULTS_IN_A_ROW, makeScope, REST_AFTER_FAULTS_MS } from '../../../core/kernel/scope';

afterEach(() => {
  vi.useRealTimers();
});

/** What a stream says from now on. */
function heard<T>(source$: Observable<T>): readonly T[] {
  const values: T[] = [];
  source$.subscribe((value) => void values.push(value));
  return values;
}

describe('state within a lifetime', () => {
  it('has a value now, and tells the value now to whoever asks later', () => {
    const source$ = new BehaviorSubject(1);
    const state$ = makeScope().behavior(source$);
    source$.next(2);
    expect(state$.value).toBe(2);
    expect(heard(state$)).toEqual([2]);
  });

  it('remembers what the page was drawn with, whatever comes', () => {
    const source$ = new BehaviorSubject('drawn');
    const state$ = makeScope().behavior(source$);
    source$.next('live');
    expect([state$.initial, state$.value]).toEqual(['drawn', 'live']);
    expect(() => Object.assign(state$, { initial: 'other' })).toThrow(TypeError);
    expect(() => Object.assign(state$, { value: 'other' })).toThrow(TypeError);
    expect([state$.initial, state$.value]).toEqual(['drawn', 'live']);
  });

  it('cannot be moved by those who read it', () => {
    const state$ = makeScope().behavior(of(1));
    expect(state$).not.toHaveProperty('next');
  });

  it('does not repeat itself', () => {
    const source$ = new BehaviorSubject(1);
    const values = heard(makeScope().behavior(source$));
    [1, 2, 2, 1].forEach((value) => {
      source$.next(value);
    });
    expect(values).toEqual([1, 2, 1]);
  });

  it('takes the last of several values that come at once', () => {
    expect(makeScope().behavior(of(1, 2, 3)).value).toBe(3);
  });

  it('must have a value at once', () => {
    expect(() => makeScope().behavior(NEVER)).toThrow('first value');
    expect(makeScope().behavior(of(undefined)).value).toBeUndefined();
  });

  it('stays as it was when the lifetime ends', () => {
    const scope = makeScope();
    const source$ = new BehaviorSubject(1);
    const state$ = scope.behavior(source$);
    scope.end();
    source$.next(2);
    expect(state$.value).toBe(1);
    expect(source$.observed).toBe(false);
  });
});

describe('a store', () => {
  it('moves by its reducer alone', () => {
    const { state$, dispatch } = makeScope().store(0, (sum: number, more: number) => sum + more);
    const values = heard(state$);
    dispatch(2);
    dispatch(3);
    expect(values).toEqual([0, 2, 5]);
    expect(state$.initial).toBe(0);
  });

  it('tells nobody when nothing has changed', () => {
    const { state$, dispatch } = makeScope().store({ page: 1 }, (state) => state);
    const values = heard(state$);
    dispatch('anything');
    expect(values).toHaveLength(1);
  });
});

describe('the end of a lifetime', () => {
  it('ends what was kept going', () => {
    const scope = makeScope();
    const effects$ = new Subject<number>();
    scope.run(effects$);
    expect(effects$.observed).toBe(true);
    scope.end();
    expect(effects$.observed).toBe(false);
  });

  it('cancels a call that is under way', () => {
    const scope = makeScope();
    const cancelled: string[] = [];
    scope.run(new Observable(() => () => void cancelled.push('call')));
    scope.end();
    expect(cancelled).toEqual(['call']);
  });

  it('calls back once, and at once when it is over already', () => {
    const scope = makeScope();
    const calls: string[] = [];
    scope.onEnd(() => void calls.push('in time'));
    scope.end();
    scope.end();
    scope.onEnd(() => void calls.push('late'));
    expect(calls).toEqual(['in time', 'late']);
  });

  it('ends shorter lives within, but not the other way round', () => {
    const outer = makeScope();
    const inner = outer.child();
    const ended: string[] = [];
    outer.onEnd(() => void ended.push('outer'));
    inner.onEnd(() => void ended.push('inner'));
    const other = outer.child();
    other.end();
    expect(ended).toEqual([]);
    outer.end();
    expect([...ended].sort()).toEqual(['inner', 'outer']);
  });

  it('leaves nothing going that is started afterwards', () => {
    const scope = makeScope();
    scope.end();
    const effects$ = new Subject<number>();
    scope.run(effects$);
    expect(effects$.observed).toBe(false);
    const source$ = new BehaviorSubject(1);
    expect(scope.behavior(source$).value).toBe(1);
    expect(source$.observed).toBe(false);
    expect(scope.child().behavior(source$).value).toBe(1);
    expect(source$.observed).toBe(false);
  });
});

describe('a fault that is thrown in a stream', () => {
  const faulty = () => {
    const faults: unknown[] = [];
    return { faults, scope: makeScope((fault) => void faults.push(fault)) };
  };
  const BROKEN = new Error('broken');
  const throwing = (): never => {
    throw BROKEN;
  };

  it('is told, and the next command is heard all the same', () => {
    const { scope, faults } = faulty();
    const presses$ = new Subject<string>();
    const done: string[] = [];
    scope.run(presses$.pipe(tap((press) => (press === 'bad' ? throwing() : done.push(press)))));
    ['good', 'bad', 'bad', 'good again'].forEach((press) => {
      presses$.next(press);
    });
    expect(done).toEqual(['good', 'good again']);
    expect(faults).toEqual([BROKEN, BROKEN]);
  });

  it('of a reducer leaves the state as it was, and the next event moves it', () => {
    const { scope, faults } = faulty();
    const { state$, dispatch } = scope.store(0, (sum: number, more: number) =>
      more < 0 ? throwing() : sum + more,
    );
    const events$ = new Subject<number>();
    scope.run(events$.pipe(tap(dispatch)));
    [1, -1, 2].forEach((event) => {
      events$.next(event);
    });
    expect(state$.value).toBe(3);
    expect(faults).toEqual([BROKEN]);
  });

  it('of a call costs that call, when it comes at once and when it comes late', () => {
    vi.useFakeTimers();
    const { scope, faults } = faulty();
    const asked$ = new Subject<string>();
    const answers: string[] = [];
    const calls: Readonly<Record<string, () => Observable<string>>> = {
      fine: () => of('answer'),
      thrown: throwing,
      late: () => timer(50).pipe(map(throwing)),
    };
    scope.run(
      asked$.pipe(
        switchMap((name) => calls[name]?.() ?? NEVER),
        tap((answer) => answers.push(answer)),
      ),
    );
    asked$.next('thrown');
    asked$.next('late');
    vi.advanceTimersByTime(50);
    asked$.next('fine');
    expect([answers, faults]).toEqual([['answer'], [BROKEN, BROKEN]]);
  });

  it('of a state that is made of another keeps what it was until the next', () => {
    const { scope, faults } = faulty();
    const source$ = new Subject<number>();
    const state$ = scope.behavior(
      source$.pipe(
        map((value) => (value < 0 ? throwing() : value)),
        startWith(0),
      ),
    );
    [1, -1, 2].forEach((value) => {
      source$.next(value);
    });
    expect([state$.value, faults]).toEqual([2, [BROKEN]]);
  });

  it('that comes again with every beginning is left alone for a while, and tried again', () => {
    vi.useFakeTimers();
    const { scope, faults } = faulty();
    let isMended = false;
    const done: string[] = [];
    scope.run(
      defer(() => (isMended ? of('done') : throwing())).pipe(tap((word) => done.push(word))),
    );
    expect(faults).toHaveLength(FAULTS_IN_A_ROW);
    vi.advanceTimersByTime(REST_AFTER_FAULTS_MS - 1);
    expect(faults).toHaveLength(FAULTS_IN_A_ROW);
    isMended = true;
    vi.advanceTimersByTime(1);
    expect(done).toEqual(['done']);
  });

  it('is not tried again once the life is over', () => {
    vi.useFakeTimers();
    const { scope, faults } = faulty();
    scope.run(defer(throwing));
    scope.end();
    vi.advanceTimersByTime(REST_AFTER_FAULTS_MS * 2);
    expect(faults).toHaveLength(FAULTS_IN_A_ROW);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('within a shorter life is told to whom the longer one tells', () => {
    const { scope, faults } = faulty();
    const events$ = new Subject<void>();
    scope.child().run(events$.pipe(tap(throwing)));
    events$.next();
    expect(faults).toEqual([BROKEN]);
  });

  it('never stops what comes after it, wherever the faults fall', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: FAULTS_IN_A_ROW - 1 }), (areFine) => {
        const { scope, faults } = faulty();
        const presses$ = new Subject<boolean>();
        let done = 0;
        scope.run(presses$.pipe(tap((isFine) => (isFine ? (done += 1) : throwing()))));
        [...areFine, true].forEach((isFine) => {
          presses$.next(isFine);
        });
        expect(done).toBe(areFine.filter(Boolean).length + 1);
        expect(faults).toHaveLength(areFine.filter((isFine) => !isFine).length);
      }),
    );
  });
});
