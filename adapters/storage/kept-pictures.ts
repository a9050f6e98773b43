import * as STORAGE_NAMES from './storage-names';

/** The browser's cache of pictures, which the service worker answers from without a connection. */
const CACHE = STORAGE_NAMES.snapshotPictures;

/** As many as are worth a shopper's disk. */
const MOST = 30;

/**
 * Keeps exactly these pictures, and forgets those of vehicles that are in no list any more. Only
 * our own: what others send cannot be looked into. Where nothing can be kept, nothing is.
 * @param addresses paths or addresses; the first are kept if there are too many.
 */
export async function keepPictures(addresses: readonly string[]): Promise<void> {
  try {
    const wanted = addresses
      .map((address) => new URL(address, location.origin))
      .filter(({ origin }) => origin === location.origin)
      .map(({ href }) => href)
      .slice(0, MOST);
    if (wanted.length === 0) {
      await caches.delete(CACHE);
      return;
    }
    const cache = await caches.open(CACHE);
    const kept = await cache.keys();
    await Promise.all(
      kept.filter(({ url }) => !wanted.includes(url)).map((request) => cache.delete(request)),
    );
    const missing = wanted.filter((href) => !kept.some(({ url }) => url === href));
    await Promise.allSettled(missing.map((href) => cache.add(href)));
  } catch {
    // No cache, or none that may be used: the list is readable without its pictures.
  }
}
