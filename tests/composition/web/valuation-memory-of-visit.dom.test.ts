import { afterEach, describe, expect, it } from 'vitest';
import { EARLY_PRESS_SCRIPT } from '../../../composition/server/early-press';
import { valuationMemoryOfVisit } from '../../../composition/web/valuation-memory-of-visit';
import { aHeldValuation } from '../../support/mothers/held-valuation';

const { held } = valuationMemoryOfVisit;
const mark = () => document.documentElement.dataset['ownCar'];

/** Runs the inline script as a page does while it is read. */
function load(): string | undefined {
  delete document.documentElement.dataset['ownCar'];
  const script = document.createElement('script');
  script.dataset['late'] = '';
  script.textContent = EARLY_PRESS_SCRIPT;
  document.head.append(script);
  return mark();
}

const FUTURE = '2999-12-31';
const PAST = '2001-01-01';

describe('the mark of a visit that holds a valuation', () => {
  afterEach(() => {
    held.forget();
    sessionStorage.clear();
  });

  it('comes with the price that is kept and goes with it', () => {
    expect(mark()).toBeUndefined();
    held.write(aHeldValuation({ lastDay: FUTURE }));
    expect(mark()).toBe('held');
    expect(held.read()?.hash).toBe('8f3a2c9d');
    held.write(aHeldValuation({ lastDay: PAST }));
    expect(mark()).toBe('old');
    held.forget();
    expect(mark()).toBeUndefined();
    expect(held.read()).toBeUndefined();
  });

  it('is on the next page before its first paint', () => {
    expect(load()).toBeUndefined();
    held.write(aHeldValuation({ lastDay: FUTURE }));
    expect(load()).toBe('held');
    held.write(aHeldValuation({ lastDay: PAST }));
    expect(load()).toBe('old');
  });

  it.each(['', '{', 'null', '"'])('is no matter of what somebody else wrote: %j', (text) => {
    sessionStorage.setItem('heldValuation', text);
    expect(load()).toBeUndefined();
  });
});
