import { act, screen } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeScope } from '../../../core/kernel/scope';
import { OfflineBar } from '../../../ui/frame/offline-bar/offline-bar';
import { show, stumblingBlocks, throughTheServer } from '../../support/browser/show';
import { fakeApp } from '../../support/fakes/app';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function aVisit(isOnline = true, isPageKept = false) {
  const online$ = new BehaviorSubject(isOnline);
  const getRegistration = () => Promise.resolve(isPageKept ? { active: {} } : undefined);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
  const app = { ...fakeApp(), isOnline$: makeScope().behavior(online$) };
  const goes = (next: boolean) => act(async () => online$.next(next));
  return { ...show(<OfflineBar />, app), goes };
}

const words = () => screen.getByRole('status').textContent;

describe('The bar that tells of the connection', () => {
  it('says nothing while there is one [NAV-13]', () => {
    aVisit();
    expect(words()).toBe('');
  });

  it('says at once that there is none, and that prices may be old [NAV-13, CG-133]', async () => {
    const visit = aVisit();
    await visit.goes(false);
    expect(words()).toBe('You are offline. Prices and availability may have changed.');
    vi.useRealTimers();
    expect(await stumblingBlocks(visit.container)).toEqual([]);
  });

  it('says for four seconds that the connection is back, then nothing [NAV-13]', async () => {
    const visit = aVisit();
    await visit.goes(false);
    await visit.goes(true);
    expect(words()).toBe('You are back online.');
    act(() => void vi.advanceTimersByTime(3900));
    expect(words()).not.toBe('');
    act(() => void vi.advanceTimersByTime(200));
    expect(words()).toBe('');
  });

  it('leads to the saved vehicles where the browser keeps the page that lists them', async () => {
    const visit = aVisit(true, true);
    await visit.goes(false);
    expect(screen.getByRole('link', { name: 'Your saved vehicles' }).getAttribute('href')).toBe(
      '/offline/',
    );
  });

  it('leads nowhere where nothing is kept to lead to', async () => {
    const visit = aVisit(true, false);
    await visit.goes(false);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is there in a page that was opened without a connection', () => {
    aVisit(false);
    expect(words()).toContain('You are offline.');
  });

  it('comes through the server without a word', async () => {
    const { complaints } = await throughTheServer(<OfflineBar />);
    expect(complaints).toEqual([]);
  });
});
