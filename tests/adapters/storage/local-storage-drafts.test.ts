import { describe, expect, it } from 'vitest';
import { localStorageDrafts } from '../../../adapters/storage/local-storage-drafts';
import { DRAFT_AGE_MS, type Draft } from '../../../core/kernel/form/draft';
import { fakeBrowserStorage } from './fake-browser-storage';

const NOW = Date.UTC(2026, 10, 28, 12);

const aDraft = (change: Partial<Draft> = {}): Draft => ({
  values: { first_name: 'Siân', message: 'a,b=c "d"' },
  key: 'c56a4180',
  begunAt: NOW - 1000,
  isSending: false,
  ...change,
});

const storeIn = (storage = fakeBrowserStorage()) =>
  localStorageDrafts(
    () => storage,
    () => NOW,
  );

describe('The drafts of forms in the browser', () => {
  it('come back as they were, each under its form, after the page is opened anew [ST-1]', () => {
    const storage = fakeBrowserStorage();
    storeIn(storage).write('callback/a', aDraft());
    storeIn(storage).write('callback/b', aDraft({ key: 'other', isSending: true }));
    expect(storeIn(storage).read('callback/a')).toEqual(aDraft());
    expect(storeIn(storage).read('callback/b')).toEqual(aDraft({ key: 'other', isSending: true }));
    expect(storeIn(storage).read('callback/c')).toBeUndefined();
  });

  it('leave nothing behind when the last is forgotten', () => {
    const storage = fakeBrowserStorage();
    storeIn(storage).write('callback/a', aDraft());
    storeIn(storage).forget('callback/a');
    expect(storage.kept.size).toBe(0);
  });

  it('go after a day, also those of other forms', () => {
    const storage = fakeBrowserStorage();
    storeIn(storage).write('old', aDraft({ begunAt: NOW - DRAFT_AGE_MS - 1 }));
    storeIn(storage).write('new', aDraft());
    expect(storage.kept.get('enquiryDrafts')).not.toContain('old');
    expect(storeIn(storage).read('old')).toBeUndefined();
  });

  it('last for the visit where the storage is full or blocked [ST-1]', () => {
    const full = fakeBrowserStorage();
    full.isFull = true;
    const store = storeIn(full);
    store.write('callback/a', aDraft());
    expect(store.read('callback/a')).toEqual(aDraft());
    const blocked = localStorageDrafts(
      () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
      () => NOW,
    );
    blocked.write('callback/a', aDraft());
    expect(blocked.read('callback/a')).toEqual(aDraft());
    blocked.forget('callback/a');
    expect(blocked.read('callback/a')).toBeUndefined();
  });

  it.each([
    'x',
    '[]',
    'null',
    '{"a":null}',
    '{"a":{"values":{"b":1},"key":"k","begunAt":1,"isSending":false}}',
    '{"a":{"values":{},"begunAt":1,"isSending":false}}',
    '{"__proto__":{"values":{},"key":"k","begunAt":1,"isSending":false}}',
  ])('are none where %s is stored', (text) => {
    const store = storeIn(fakeBrowserStorage({ enquiryDrafts: text }));
    for (const name of ['a', 'constructor', '__proto__']) {
      expect(store.read(name)).toBeUndefined();
    }
    store.write('b', aDraft());
    expect(store.read('b')).toEqual(aDraft());
  });
});
