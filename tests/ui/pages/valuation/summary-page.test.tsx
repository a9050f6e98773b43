import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pounds } from '../../../../core/kernel/money';
import { heldOf, type ValuationMemory } from '../../../../core/valuation/public';
import type { SummaryState } from '../../../../ui/pages/valuation/summary/summary-loader';
import { SummaryPage } from '../../../../ui/pages/valuation/summary/summary-page';
import { showRoutes, stumblingBlocks } from '../../../support/browser/show';
import { fakeApp } from '../../../support/fakes/app';
import { fakeValuationMemory } from '../../../support/fakes/valuation-memory';
import { aValuation } from '../../../support/mothers/valuation';

const NOW = Date.parse('2026-07-01T20:00:00Z');

const found = (changed: Partial<Extract<SummaryState, { kind: 'found' }>> = {}): SummaryState => ({
  kind: 'found',
  valuation: aValuation(),
  now: NOW,
  ...changed,
});

async function open(state: SummaryState, memory: ValuationMemory = fakeValuationMemory()) {
  const app = fakeApp({ valuationMemory: memory });
  const shown = showRoutes(
    app,
    [{ path: '/car-value/summary/:id', loader: () => state, element: <SummaryPage /> }],
    '/car-value/summary/8f3a2c9d',
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, memory };
}

const USE = { name: 'See our prices less this one' };
const STOP = { name: 'Stop using it' };

const another = () => {
  const memory = fakeValuationMemory();
  const vehicle = { make: 'Kia', model: 'Rio', care: 'full', previousKeepers: 0 } as const;
  const held = heldOf(aValuation({ hash: 'another', vehicle }));
  if (held !== undefined) memory.held.write(held);
  return memory;
};

describe('The page of one valuation', () => {
  it('puts the price to use by one press, and takes it back by another', async () => {
    const { user, memory, container } = await open(found());
    await user.click(await screen.findByRole('button', USE));
    expect(memory.held.read()).toEqual(heldOf(aValuation()));
    expect(screen.getByRole('status').textContent).toMatch(/^This price is in use/);
    expect(screen.getByText(/^It is stored for this visit/)).toBeTruthy();
    expect(await stumblingBlocks(container)).toEqual([]);
    await user.click(screen.getByRole('button', STOP));
    expect(memory.held.read()).toBeUndefined();
    expect(screen.queryByText(/^It is stored for this visit/)).toBeNull();
  });

  it('follows what is removed or put back elsewhere on the page, at once', async () => {
    const { memory } = await open(found());
    const held = heldOf(aValuation());
    expect(await screen.findByRole('button', USE)).toBeTruthy();
    act(() => {
      if (held !== undefined) memory.held.write(held);
    });
    expect(screen.getByRole('button', STOP)).toBeTruthy();
    act(memory.held.forget);
    expect(screen.getByRole('button', USE)).toBeTruthy();
  });

  it('knows the price that this visit made, and what is owed on it', async () => {
    const memory = fakeValuationMemory();
    const held = heldOf(aValuation(), pounds(3500));
    if (held !== undefined) memory.held.write(held);
    await open(found(), memory);
    expect(await screen.findByRole('button', STOP)).toBeTruthy();
    expect(screen.getByText('£5,680 left for you')).toBeTruthy();
  });

  it('says whose price it takes the place of', async () => {
    const { user, memory } = await open(found(), another());
    expect(await screen.findByText(/^You are using the price of your Kia Rio/)).toBeTruthy();
    expect(screen.queryByText(/left for you/)).toBeNull();
    await user.click(screen.getByRole('button', USE));
    expect(memory.held.read()?.hash).toBe('8f3a2c9d');
  });

  it('puts no price to use that is out of date, and leaves the one that is in use', async () => {
    const { memory } = await open(
      found({ valuation: aValuation({ isOutOfDate: true }) }),
      another(),
    );
    expect(screen.getByRole('link', { name: 'Value it again' })).toBeTruthy();
    expect(screen.queryByRole('button', USE)).toBeNull();
    expect(memory.held.read()?.hash).toBe('another');
  });

  it('stands where a visit keeps nothing', async () => {
    const app = {
      ...fakeApp(),
      openValuationMemory: () => Promise.reject(new Error('blocked')),
    };
    showRoutes(app, [{ path: '/', loader: () => found(), element: <SummaryPage /> }], '/');
    expect(await screen.findByText('£8,040')).toBeTruthy();
    expect(screen.queryByRole('button', USE)).toBeNull();
  });

  it('says what to do about an address that leads to none', async () => {
    const { container } = await open({ kind: 'unknown' });
    expect(screen.getByRole('heading', { name: 'We cannot find this valuation' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Value your vehicle' })).toBeTruthy();
    expect(await stumblingBlocks(container)).toEqual([]);
  });

  it('says whom to ring while it cannot be had', async () => {
    await open({
      kind: 'unavailable',
      branches: [{ id: '1', slug: 'bolton', name: 'Forecourt Bolton', telephone: '01632 960101' }],
    });
    expect(screen.getByRole('link', { name: /^Call 01632/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(
      '/car-value/summary/8f3a2c9d',
    );
  });
});
