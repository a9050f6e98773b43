import { pence } from '../../core/kernel/money';
import type { ShortlistSnapshot, SnapshotVehicle } from '../../core/shortlist/public';
import { isRecord, textOf } from './found-value';
import { fromJson } from './from-json';
import type { StorageCodec, StorageKey } from './storage-keys';
import * as STORAGE_NAMES from './storage-names';

/** A path of this site: one slash, and no character that a browser reads as a way out of it. */
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;

function vehicleFrom(value: unknown): readonly SnapshotVehicle[] {
  if (!isRecord(value)) return [];
  const slug = textOf(value['slug']);
  const title = textOf(value['title']);
  const path = textOf(value['path']);
  if (slug === undefined || title === undefined || path === undefined || !OWN_PATH.test(path)) {
    return [];
  }
  const { price } = value;
  const facts = textOf(value['facts']);
  const picture = textOf(value['picture']);
  return [
    {
      slug,
      title,
      path,
      ...(typeof price === 'number' &&
        Number.isSafeInteger(price) &&
        price > 0 && { price: pence(price) }),
      ...(facts !== undefined && { facts }),
      ...(picture !== undefined && /^(https?:\/\/|\/(?!\/))/.test(picture) && { picture }),
    },
  ];
}

const vehiclesFrom = (value: unknown): readonly SnapshotVehicle[] =>
  Array.isArray(value) ? value.flatMap(vehicleFrom) : [];

/** A snapshot with no time it was taken at is none: its prices could not be shown (MF-1). */
function snapshotFrom(value: unknown): ShortlistSnapshot | undefined {
  if (!isRecord(value)) return undefined;
  const { takenAt } = value;
  if (typeof takenAt !== 'number' || !(takenAt > 0) || takenAt > 8.64e15) return undefined;
  const favourites = vehiclesFrom(value['favourites']);
  const compare = vehiclesFrom(value['compare']);
  return favourites.length + compare.length === 0 ? undefined : { takenAt, favourites, compare };
}

const codec: StorageCodec<ShortlistSnapshot | undefined> = {
  read: (text) => fromJson(text, snapshotFrom),
  write: (snapshot) =>
    snapshot === undefined || snapshot.favourites.length + snapshot.compare.length === 0
      ? ''
      : JSON.stringify(snapshot),
};

/**
 * The lists as they were last seen. Apart from `storage-keys.ts`, as only scripts that come late ask
 * for it.
 */
export const SHORTLIST_SNAPSHOT: StorageKey<ShortlistSnapshot | undefined> = {
  key: STORAGE_NAMES.shortlistSnapshot,
  codec,
};
