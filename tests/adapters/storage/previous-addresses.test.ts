import { describe, expect, it } from 'vitest';
import { keptIn } from '../../../adapters/storage/kept-in';
import {
  PREVIOUS_ADDRESSES,
  previousAddressesSink,
} from '../../../adapters/storage/previous-addresses';
import { MOST_ADDRESSES } from '../../../core/tracking/rules/with-address';
import type { TrackingEvent } from '../../../core/tracking/public';
import { fakeBrowserStorage } from './fake-browser-storage';

const viewed = (path: string): TrackingEvent => ({ kind: 'page-viewed', path, title: '' });

const open = () => {
  const storage = fakeBrowserStorage();
  const sink = previousAddressesSink(() => storage);
  const read = keptIn(() => storage, PREVIOUS_ADDRESSES).read;
  return { storage, sink, read };
};

describe('The addresses of a visit', () => {
  it('are kept in their order under previous_urls, the same page once in a row [STORE-07]', () => {
    const { storage, sink, read } = open();
    ['/', '/used/cars/search/', '/used/cars/search/', '/'].map(viewed).forEach(sink.take);
    expect(read()).toEqual(['/', '/used/cars/search/', '/']);
    expect([...storage.kept.keys()]).toEqual(['previous_urls']);
  });

  it('are the last few after a hundred and fifty vehicles [ST-5]', () => {
    const { storage, sink, read } = open();
    for (let at = 1; at <= 150; at += 1) {
      sink.take(viewed(`/used/cars/${'x'.repeat(45)}-${at}/`));
      expect(read().length).toBeLessThanOrEqual(MOST_ADDRESSES);
      expect(read().at(-1)).toContain(`-${at}/`);
    }
    sink.take(viewed(`/${'x'.repeat(100_000)}`));
    expect(storage.kept.get('previous_urls')?.length).toBeLessThan(4096);
  });

  it('are noted for views of pages only, and gone when consent is taken back [STORE-07]', () => {
    const { storage, sink } = open();
    sink.take({ kind: 'content-viewed', path: '/' });
    expect(storage.kept.size).toBe(0);
    sink.take(viewed('/'));
    sink.stop();
    expect(storage.kept.size).toBe(0);
    expect(sink.needs).toBe('analytics');
  });
});
