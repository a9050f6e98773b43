import { BehaviorSubject, NEVER, Observable, of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makeScope } from '../../../core/kernel/scope';

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
