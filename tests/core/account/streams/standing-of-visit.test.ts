import { left, right, type Either } from 'fp-ts/Either';
import { Subject, type Observable } from 'rxjs';
import { describe, expect, it } from 'vitest';
import {
  createStanding,
  type Customer,
  type SessionNews,
  type Standing,
} from '../../../../core/account/public';
import type { GatewayFailure } from '../../../../core/kernel/failure';
import { makeScope } from '../../../../core/kernel/scope';

const sam: Customer = { id: 'c1', email: 'sam.sample@example.org' };
const over: GatewayFailure = { kind: 'not-allowed', status: 401 };

function visit(start?: Standing, isMarked = true) {
  const scope = makeScope();
  const asked: Subject<Either<GatewayFailure, Customer>>[] = [];
  const heard$ = new Subject<'signed-in' | 'signed-out'>();
  const told: string[] = [];
  let left = 0;
  const news: SessionNews = { heard$, tell: (what) => told.push(what) };
  const show = (): Observable<Either<GatewayFailure, Customer>> => {
    const answer$ = new Subject<Either<GatewayFailure, Customer>>();
    asked.push(answer$);
    return answer$;
  };
  const standing = createStanding(scope, {
    desk: { show },
    news,
    isMarked: () => isMarked,
    leave: () => {
      left += 1;
    },
    ...(start !== undefined && { start }),
  });
  const answer = (which: number, given: Either<GatewayFailure, Customer>): void => {
    asked[which]?.next(given);
    asked[which]?.complete();
  };
  return { standing, asked, answer, heard$, told, timesLeft: () => left };
}

describe('The standing of a visit, over time', () => {
  it('asks once when nothing is known, and waits for the answer', () => {
    const { standing, asked, answer } = visit();
    expect(asked).toHaveLength(1);
    expect(standing.standing$.value.kind).toBe('unknown');
    answer(0, right(sam));
    expect(standing.standing$.value).toEqual({ kind: 'known', customer: sam });
  });

  it('stays unknown when the back end cannot be asked, and can be asked again', () => {
    const { standing, asked, answer, timesLeft } = visit();
    answer(0, left({ kind: 'timed-out' }));
    expect(standing.standing$.value.kind).toBe('unknown');
    standing.ask();
    expect(asked).toHaveLength(2);
    answer(1, left(over));
    expect(standing.standing$.value.kind).toBe('anonymous');
    expect(timesLeft()).toBe(0);
  });

  it('asks nothing where the server has said who it is', () => {
    expect(visit({ kind: 'known', customer: sam }).asked).toHaveLength(0);
  });

  it('asks after whoever another tab logged out while this page was on its way, and leaves', () => {
    const { asked, answer, timesLeft } = visit({ kind: 'known', customer: sam }, false);
    expect([asked.length, timesLeft()]).toEqual([1, 0]);
    answer(0, left(over));
    expect(timesLeft()).toBe(1);
  });

  it('stays where the mark alone is gone', () => {
    const { standing, answer, timesLeft } = visit({ kind: 'known', customer: sam }, false);
    answer(0, right(sam));
    expect([standing.standing$.value.kind, timesLeft()]).toEqual(['known', 0]);
  });

  it('leaves once and tells other tabs once, however many calls are refused', () => {
    const { standing, told, timesLeft } = visit({ kind: 'known', customer: sam });
    standing.failed(over);
    standing.failed({ kind: 'not-allowed', status: 403 });
    standing.failed(over);
    expect([timesLeft(), told]).toEqual([1, ['signed-out']]);
  });

  it('takes a failure of another kind for what it is', () => {
    const { standing, timesLeft } = visit({ kind: 'known', customer: sam });
    standing.failed({ kind: 'refused', status: 500 });
    expect([standing.standing$.value.kind, timesLeft()]).toEqual(['known', 0]);
  });

  it('leaves when another tab has logged out, and does not tell it again', () => {
    const { heard$, told, timesLeft } = visit({ kind: 'known', customer: sam });
    heard$.next('signed-out');
    heard$.next('signed-out');
    expect([timesLeft(), told]).toEqual([1, []]);
  });

  it('asks again when another tab has logged in, since it may be somebody else', () => {
    const { standing, heard$, asked } = visit({ kind: 'known', customer: sam });
    heard$.next('signed-in');
    expect([standing.standing$.value.kind, asked.length]).toEqual(['unknown', 1]);
  });
});
