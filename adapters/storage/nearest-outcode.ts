import { isLeft } from 'fp-ts/Either';
import { readOutcode } from '../../core/kernel/person/outcode';
import type { StorageKey } from './storage-keys';
import * as STORAGE_NAMES from './storage-names';

/** By which half of a postcode branches were last sorted, in the storage that ends with the visit. */
export const NEAREST_OUTCODE: StorageKey<string | undefined> = {
  key: STORAGE_NAMES.nearestOutcode,
  codec: {
    read: (text) => {
      const read = readOutcode(text ?? '');
      return isLeft(read) ? undefined : read.right;
    },
    write: (outcode) => outcode ?? '',
  },
};
