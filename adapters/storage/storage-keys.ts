import {
  financeDefaultFrom,
  financeDefaultToKeep,
  type ApprovedTerms,
  type FinanceDefault,
} from '../../core/finance/public';
import { pence, type Money } from '../../core/kernel/money';
import type { PricesWhenSaved } from '../../core/shortlist/public';
import type { KeptThing } from '../../core/tracking/public';
import { readCommaList, readNames, writeCommaList } from './comma-list';
import { fromJson } from './from-json';
import * as STORAGE_NAMES from './storage-names';

/** How a kept value becomes text and comes back. Reading is total: text nobody wrote gives nothing. */
export interface StorageCodec<T> {
  readonly read: (text: string | null) => T;
  readonly write: (value: T) => string;
}

/** All names and no others. */
type Whole<
  Names extends Readonly<Record<KeptThing, string>> &
    Readonly<Record<Exclude<keyof Names, KeptThing>, never>>,
> = Names;

/** A name of the table. What is kept but has no name, or has a name but no duty, does not compile. */
export type StorageName = Whole<typeof STORAGE_NAMES>[KeptThing];

/**
 * One thing the browser keeps for a shopper, and how. A change of a codec's format needs a reader of
 * the old one, since shoppers come back with what was kept before.
 */
export interface StorageKey<T> {
  readonly key: StorageName;
  readonly codec: StorageCodec<T>;
}

/** How results are laid out. */
export type KeptLayout = 'grid' | 'list';

const layout: StorageCodec<KeptLayout> = {
  read: (text) => (text === 'list' ? 'list' : 'grid'),
  write: (value) => value,
};

/** What is read of the kept approval: a rate from 0 to 100 per cent, or nothing, and the rating. */
const approvedTerms: StorageCodec<ApprovedTerms> = {
  read: (text) =>
    fromJson(text, (kept): ApprovedTerms | undefined => {
      const { apr, credit_rating: rating } = kept as Readonly<Record<string, unknown>>;
      if (!/^(\d{1,2}(\.\d+)?|100)$/.test(String(apr))) return undefined;
      const creditRating = typeof rating === 'string' && rating !== '' ? rating : undefined;
      return { approvedApr: Number(apr), ...(creditRating !== undefined && { creditRating }) };
    }) ?? {},
  write: ({ approvedApr: apr, creditRating: credit_rating }) =>
    JSON.stringify({ apr, credit_rating }),
};

/** FIN-40. */
const financeDefault: StorageCodec<FinanceDefault | undefined> = {
  read: (text) => fromJson(text, financeDefaultFrom),
  write: (terms) => (terms === undefined ? '' : JSON.stringify(financeDefaultToKeep(terms))),
};

const names: StorageCodec<readonly string[]> = { read: readNames, write: writeCommaList };

/** `slug=pence`, in the order the vehicles were saved. What is no price is passed over. */
const savedPrices: StorageCodec<PricesWhenSaved> = {
  read: (text) =>
    new Map(
      readCommaList(text).flatMap((entry): [string, Money][] => {
        const [, slug, price] = /^(.+)=(\d{1,12})$/.exec(entry) ?? [];
        return slug === undefined ? [] : [[slug, pence(Number(price))]];
      }),
    ),
  write: (prices) => writeCommaList([...prices].map((entry) => entry.join('='))),
};

/** What the first page reads of the browser's local storage; what comes later is beside its store. */
export const STORAGE_KEYS = {
  /** STORE-01: slugs, oldest first. */
  favourites: {
    key: STORAGE_NAMES.favourites,
    codec: names,
  },
  /** STORE-02: slugs, oldest first. */
  compare: {
    key: STORAGE_NAMES.compare,
    codec: names,
  },
  /** What each saved vehicle cost when it was saved. */
  savedPrices: {
    key: STORAGE_NAMES.savedPrices,
    codec: savedPrices,
  },
  /** STORE-04. */
  listingView: {
    key: STORAGE_NAMES.listingView,
    codec: layout,
  },
  /** STORE-05: of the customer of an accepted credit pre-check, the rate and the rating. */
  approvedTerms: {
    key: STORAGE_NAMES.approvedCustomer,
    codec: approvedTerms,
  },
  /** STORE-08: the finance terms last chosen. */
  financeDefault: {
    key: STORAGE_NAMES.financeDefault,
    codec: financeDefault,
  },
} as const satisfies Readonly<
  Record<
    string,
    | StorageKey<readonly string[]>
    | StorageKey<PricesWhenSaved>
    | StorageKey<KeptLayout>
    | StorageKey<ApprovedTerms>
    | StorageKey<FinanceDefault | undefined>
  >
>;
