import { describe, expect, it } from 'vitest';
import { changedElsewhere } from '../../../adapters/storage/changed-elsewhere';

const listening = () => {
  let told = 0;
  const life = changedElsewhere(window).subscribe(() => (told += 1));
  return { told: () => told, end: () => life.unsubscribe() };
};

const inOtherTab = (key: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key }));

const shown = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('A word from other tabs', () => {
  it.each(['favs', 'compare', null])('comes when another tab writes %s', (key) => {
    const { told, end } = listening();
    inOtherTab(key);
    expect(told()).toBe(1);
    end();
  });

  it('comes for nothing else that is kept', () => {
    const { told, end } = listening();
    inOtherTab('listingView');
    expect(told()).toBe(0);
    end();
  });

  it('comes to a page that the Back button brought from the cache, and to no fresh one', () => {
    const { told, end } = listening();
    shown(false);
    expect(told()).toBe(0);
    shown(true);
    expect(told()).toBe(1);
    end();
  });

  it('comes no more once nobody listens', () => {
    const { told, end } = listening();
    end();
    inOtherTab('favs');
    shown(true);
    expect(told()).toBe(0);
  });
});
