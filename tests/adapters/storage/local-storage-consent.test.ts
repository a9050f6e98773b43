import fc from 'fast-check';
import { Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import type { BrowserStorage } from '../../../adapters/storage/browser-storage';
import {
  CONSENT_LASTS_MS,
  localStorageConsent,
} from '../../../adapters/storage/local-storage-consent';
import { localStorageCountedConversions } from '../../../adapters/storage/local-storage-counted-conversions';
import { STORAGE_KEYS } from '../../../adapters/storage/storage-keys';
import { TRACKING_KEYS } from '../../../adapters/storage/tracking-keys';
import { ACCEPTED, REFUSED, type Consent } from '../../../core/tracking/public';

function memory(): BrowserStorage & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      kept.set(key, value);
    },
    removeItem: (key) => {
      kept.delete(key);
    },
  };
}

const blocked = (): BrowserStorage => {
  throw new Error('blocked');
};

function open(storage: () => BrowserStorage, now = () => 0, key = 'consent') {
  const changedElsewhere$ = new Subject<void>();
  const store = localStorageConsent({ storage, now, key, changedElsewhere$ });
  const heard: (Consent | undefined)[] = [];
  store.read().subscribe((consent) => heard.push(consent));
  return { store, heard, changedElsewhere$ };
}

const nothing = () => undefined;

describe('The answer to the question of consent, kept', () => {
  it('comes back on the next visit, under the name that is set [CG-121]', () => {
    const storage = memory();
    open(() => storage, undefined, 'cookie-choice').store.write(ACCEPTED, nothing);
    expect([...storage.kept.keys()]).toEqual(['cookie-choice']);
    expect(open(() => storage, undefined, 'cookie-choice').heard).toEqual([ACCEPTED]);
  });

  it('is asked for again after six months, and where the clock went back', () => {
    const storage = memory();
    open(
      () => storage,
      () => 1000,
    ).store.write(REFUSED, nothing);
    const at = (now: number) =>
      open(
        () => storage,
        () => now,
      ).heard[0];
    expect([at(1000), at(999 + CONSENT_LASTS_MS)]).toEqual([REFUSED, REFUSED]);
    expect([at(1000 + CONSENT_LASTS_MS), at(0)]).toEqual([undefined, undefined]);
    expect(CONSENT_LASTS_MS / 86_400_000).toBeLessThanOrEqual(181);
  });

  it('lasts for the visit where storage is blocked or full [ST-1]', () => {
    const { store, heard, changedElsewhere$ } = open(blocked);
    const whenKept = vi.fn();
    store.write(ACCEPTED, whenKept);
    changedElsewhere$.next();
    expect(heard).toEqual([undefined, ACCEPTED]);
    expect(whenKept).not.toHaveBeenCalled();
    open(() => memory()).store.write(ACCEPTED, whenKept);
    expect(whenKept).toHaveBeenCalledOnce();
  });

  it('follows another tab, and a storage that was cleared', () => {
    const storage = memory();
    const here = open(() => storage);
    open(() => storage).store.write(ACCEPTED, nothing);
    here.changedElsewhere$.next();
    storage.kept.clear();
    here.changedElsewhere$.next();
    expect(here.heard).toEqual([undefined, ACCEPTED, undefined]);
  });

  it('reads no answer out of text that nobody wrote', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const storage = memory();
        storage.kept.set('consent', text);
        expect(open(() => storage).heard).toEqual([undefined]);
      }),
    );
  });

  it('goes by names that nothing else has', () => {
    const names = [...Object.values(STORAGE_KEYS), ...Object.values(TRACKING_KEYS)].map(
      ({ key }) => key,
    );
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('Conversions counted', () => {
  it('count once over reloads and days, whatever the id [TR-5]', () => {
    const storage = memory();
    const first = (id: string) => localStorageCountedConversions(() => storage).isFirst(id);
    expect([first('a,b'), first('a,b'), first('a'), first('a')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('count once for the visit where storage is blocked [ST-1]', () => {
    const counted = localStorageCountedConversions(blocked);
    expect([counted.isFirst('a'), counted.isFirst('a')]).toEqual([true, false]);
    counted.forget();
  });

  it('keep no more than fifty, and none once consent is taken back [TRACK-03]', () => {
    const storage = memory();
    const counted = localStorageCountedConversions(() => storage);
    for (let id = 0; id < 80; id += 1) counted.isFirst(String(id));
    expect(storage.kept.get('countedConversions')?.split(',')).toHaveLength(50);
    counted.forget();
    expect(storage.kept.size).toBe(0);
  });
});
