import type { Consent } from '../../core/tracking/public';
import { readCommaList, writeCommaList } from './comma-list';
import { fromJson } from './from-json';
import type { StorageCodec, StorageKey } from './storage-keys';
import * as STORAGE_NAMES from './storage-names';

/** An answer, and when it was given, in milliseconds since 1970. */
export interface KeptConsent {
  readonly consent: Consent;
  readonly at: number;
}

function consentFrom(kept: unknown): KeptConsent | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { analytics, marketing, at } = kept as Readonly<Record<string, unknown>>;
  return typeof analytics === 'boolean' && typeof marketing === 'boolean' && typeof at === 'number'
    ? { consent: { analytics, marketing }, at }
    : undefined;
}

const consent: StorageCodec<KeptConsent | undefined> = {
  read: (text) => fromJson(text, consentFrom),
  write: (kept) => (kept === undefined ? '' : JSON.stringify({ ...kept.consent, at: kept.at })),
};

const conversions: StorageCodec<readonly string[]> = {
  read: readCommaList,
  write: writeCommaList,
};

/**
 * What is kept for the question of consent itself, beside `STORAGE_KEYS`: these come with the
 * script of tracking, and weigh nothing on the first page.
 */
export const TRACKING_KEYS = {
  /** The answer; the setting `CONSENT_KEY` may name another key (CG-121). */
  consent: {
    key: STORAGE_NAMES.consent,
    codec: consent,
  },
  /** Ids of the conversions already reported, oldest first (TR-5). There while anything is agreed to. */
  conversions: {
    key: STORAGE_NAMES.countedConversions,
    codec: conversions,
  },
} as const satisfies Readonly<
  Record<string, StorageKey<KeptConsent | undefined> | StorageKey<readonly string[]>>
>;
