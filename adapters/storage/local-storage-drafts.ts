import type { DraftStore } from '../../core/enquiry/public';
import { DRAFT_AGE_MS, type Draft } from '../../core/kernel/form/draft';
import type { BrowserStorage } from './browser-storage';
import { fromJson } from './from-json';
import { keptIn } from './kept-in';
import type { StorageKey } from './storage-keys';
import * as STORAGE_NAMES from './storage-names';

type Drafts = Readonly<Record<string, Draft>>;

const isTexts = (value: unknown): value is Draft['values'] =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'values' in value &&
  isTexts(value.values) &&
  'key' in value &&
  typeof value.key === 'string' &&
  'begunAt' in value &&
  typeof value.begunAt === 'number' &&
  'isSending' in value &&
  typeof value.isSending === 'boolean';

const DRAFTS: StorageKey<Drafts> = {
  key: STORAGE_NAMES.enquiryDrafts,
  codec: {
    read: (text) =>
      fromJson(text, (found) =>
        Object.fromEntries(
          Object.entries(found as object).filter((entry): entry is [string, Draft] =>
            isDraft(entry[1]),
          ),
        ),
      ) ?? {},
    write: (drafts) => JSON.stringify(drafts),
  },
};

/**
 * Forms that were begun, in the storage that outlives the tab: a phone that closes a tab for want of
 * memory does not give the tab's own storage back. So that little of a person stays on a shared
 * computer, a draft goes when it is sent or cleared, and all that are a day old go with the next
 * one that is stored or read.
 */
export function localStorageDrafts(storage: () => BrowserStorage, now: () => number): DraftStore {
  const kept = keptIn(storage, DRAFTS);
  const young = (): Drafts => {
    const all = Object.entries(kept.read());
    const left = all.filter(([, { begunAt }]) => now() - begunAt <= DRAFT_AGE_MS);
    if (left.length < all.length) store(Object.fromEntries(left));
    return Object.fromEntries(left);
  };
  const store = (drafts: Drafts): void => {
    if (Object.keys(drafts).length === 0) kept.forget();
    else kept.write(drafts);
  };
  const without = (name: string): Drafts => {
    const { [name]: gone, ...others } = young();
    return others;
  };
  return {
    read: (name) => {
      const drafts = young();
      return Object.hasOwn(drafts, name) ? drafts[name] : undefined;
    },
    write: (name, draft) => {
      store({ ...without(name), [name]: draft });
    },
    forget: (name) => {
      store(without(name));
    },
  };
}
