import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onPageErrors } from '../../../composition/web/chunk-guard';

const LOST = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
const reload = vi.fn();

/** The tab: its storage, its connection, and how its document was opened. */
function aTab({
  storage = 'works',
  isOnline = true,
  type = 'navigate',
}: {
  readonly storage?: 'works' | 'blocked' | 'full';
  readonly isOnline?: boolean;
  readonly type?: string;
} = {}) {
  const kept = new Map<string, string>();
  const fail = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine: isOnline });
  vi.stubGlobal('performance', { now: () => Date.now(), getEntriesByType: () => [{ type }] });
  vi.stubGlobal('sessionStorage', {
    getItem: storage === 'blocked' ? fail : (key: string) => kept.get(key) ?? null,
    setItem: storage === 'works' ? (key: string, text: string) => kept.set(key, text) : fail,
  });
  return { kept };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockClear();
});

/** When the part is missing, in seconds, and at which of them the page was reloaded. */
function reloadsAt(seconds: readonly number[], reloaded: () => void = () => undefined) {
  return seconds.map((second) => {
    vi.setSystemTime(1_000_000 + second * 1000);
    reload.mockClear();
    onPageErrors([LOST]);
    if (reload.mock.calls.length > 0) reloaded();
    return reload.mock.calls.length;
  });
}

describe('a page one of whose parts is gone', () => {
  it('is loaded anew, once in a minute [NAV-14, WE-123, BT-1]', () => {
    aTab();
    expect(reloadsAt([0, 30, 59, 61, 100, 122])).toEqual([1, 0, 0, 1, 0, 1]);
  });

  it.each(['blocked', 'full'] as const)(
    'is not loaded without end where storage is %s: the browser knows that it was reloaded [NAV-14, BT-1, ST-1]',
    (storage) => {
      aTab({ storage });
      reloadsAt([0]);
      expect(reload).toHaveBeenCalledTimes(1);
      // The document that the reload has opened, a moment and then a minute later.
      let opened = 0;
      aTab({ storage, type: 'reload' });
      vi.stubGlobal('performance', {
        now: () => opened,
        getEntriesByType: () => [{ type: 'reload' }],
      });
      expect(reloadsAt([1])).toEqual([0]);
      opened = 61_000;
      expect(reloadsAt([62])).toEqual([1]);
    },
  );

  it('is loaded anew where somebody else has written into the storage [ST-3]', () => {
    const { kept } = aTab();
    kept.set('chunkReloadedAt', 'yesterday');
    expect(reloadsAt([0, 1])).toEqual([1, 0]);
  });

  it('stays as it is without a connection, since a reload would lose it for nothing', () => {
    aTab({ isOnline: false });
    expect(reloadsAt([0])).toEqual([0]);
  });

  it('is not loaded anew for another error', () => {
    aTab();
    onPageErrors([new Error('Anything else'), { status: 404 }]);
    onPageErrors([]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('lets links load whole pages once it may not be loaded anew [BT-1]', () => {
    aTab({ isOnline: false });
    onPageErrors([LOST]);
    document.body.innerHTML = '<a href="#x"><b>Home</b></a><button>More</button>';
    const heard: string[] = [];
    document.body.addEventListener('click', (event) =>
      heard.push((event.target as Element).tagName),
    );
    document.querySelector('b')?.click();
    document.querySelector('button')?.click();
    expect(heard).toEqual(['BUTTON']);
  });
});
