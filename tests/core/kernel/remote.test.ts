import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { timedOut, type GatewayFailure } from '../../../core/kernel/failure';
import {
  idle,
  latest,
  loaded,
  loadingAfter,
  settled,
  type Remote,
} from '../../../core/kernel/remote';

type Count = Remote<number, GatewayFailure>;

describe('something that is asked for', () => {
  it('has nothing to show before the first answer', () => {
    expect(latest<number, GatewayFailure>(idle)).toBeUndefined();
    expect(loadingAfter<number, GatewayFailure>(idle)).toEqual({ kind: 'loading' });
    expect(settled<number, GatewayFailure>({ kind: 'loading' }, left(timedOut))).toEqual({
      kind: 'failed',
      failure: timedOut,
    });
  });

  it('keeps what is on the screen while it is asked for again', () => {
    expect(loadingAfter<number, GatewayFailure>(loaded(5))).toEqual({
      kind: 'loading',
      previous: 5,
    });
  });

  it('keeps what is on the screen when the call fails, again and again', () => {
    const failedOnce = settled<number, GatewayFailure>(
      loadingAfter<number, GatewayFailure>(loaded(5)),
      left(timedOut),
    );
    expect(failedOnce).toEqual({ kind: 'failed', failure: timedOut, previous: 5 });
    const failedTwice = settled(loadingAfter(failedOnce), left(timedOut));
    expect(latest(failedTwice)).toBe(5);
  });

  it('shows 0 and empty answers like any other', () => {
    const zero: Count = settled<number, GatewayFailure>(idle, right(0));
    expect(zero).toEqual({ kind: 'loaded', value: 0 });
    expect(latest(loadingAfter(zero))).toBe(0);
  });

  it('replaces what is on the screen with the new answer', () => {
    const before: Count = { kind: 'loading', previous: 5 };
    expect(settled<number, GatewayFailure>(before, right(6))).toEqual({ kind: 'loaded', value: 6 });
  });
});
