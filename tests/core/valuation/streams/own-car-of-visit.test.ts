import { describe, expect, it } from 'vitest';
import { pounds } from '../../../../core/kernel/money';
import { makeScope } from '../../../../core/kernel/scope';
import { createOwnCar } from '../../../../core/valuation/public';
import { fakeValuationMemory } from '../../../support/fakes/valuation-memory';
import { aHeldValuation } from '../../../support/mothers/held-valuation';

const NOW = Date.UTC(2026, 10, 29);

function aVisit(held?: ReturnType<typeof aHeldValuation>) {
  const memory = fakeValuationMemory().held;
  if (held !== undefined) memory.write(held);
  return { memory, own: createOwnCar(makeScope(), memory, { now: () => NOW }) };
}

describe("the shopper's own car in a visit", () => {
  it('is what is held, as the visit begins', () => {
    expect(aVisit().own.state$.value).toEqual({ isInDeposit: false });
    expect(aVisit(aHeldValuation()).own.state$.value.car?.equity).toBe(pounds(4100));
  });

  it('is gone everywhere once removed, and all as before when that is undone', () => {
    const held = aHeldValuation({ settlement: pounds(1500) });
    const { own, memory } = aVisit(held);
    const before = own.state$.value;
    own.remove();
    expect(memory.read()).toBeUndefined();
    expect(own.state$.value).toEqual({ isInDeposit: false, removed: before.car });
    own.putBack();
    expect(memory.read()).toEqual(held);
    expect(own.state$.value).toEqual(before);
  });

  it('cannot be put back once that is settled, nor by a second press', () => {
    const { own, memory } = aVisit(aHeldValuation());
    own.remove();
    own.settle();
    expect(own.state$.value).toEqual({ isInDeposit: false });
    own.putBack();
    expect(memory.read()).toBeUndefined();
    expect(own.state$.value.car).toBeUndefined();
  });

  it('follows what another part of the site keeps or forgets', () => {
    const { own, memory } = aVisit(aHeldValuation());
    own.countInDeposit(true);
    own.read();
    expect(own.state$.value.isInDeposit).toBe(true);
    memory.write(aHeldValuation({ hash: 'another', settlement: pounds(100) }));
    expect(own.state$.value.car).toMatchObject({ hash: 'another', equity: pounds(4000) });
    memory.forget();
    expect(own.state$.value).toEqual({ isInDeposit: false });
  });

  it('may still be put back after another look at what is kept', () => {
    const { own } = aVisit(aHeldValuation());
    own.remove();
    own.read();
    expect(own.state$.value.removed).toBeDefined();
    own.putBack();
    expect(own.state$.value.car).toBeDefined();
  });
});
