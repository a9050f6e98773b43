import {
  financeDefaultFrom,
  financeDefaultToKeep,
  type FinanceDefault,
} from '../../core/finance/public';
import { pence, type Money } from '../../core/kernel/money';
import type { PricesWhenSaved } from '../../core/shortlist/public';
import { readCommaList, writeCommaList } from './comma-list';
import { fromJson } from './from-json';

/** How a kept value becomes text and comes back. Reading is total: text nobody wrote gives nothing. */
export interface StorageCodec<T> {
  readonly read: (text: string | null) => T;
  readonly write: (value: T) => string;
}

/**
 * One thing the browser keeps for a shopper. `necessary` needs no consent: the shopper asked for
 * it to be kept. A change of a codec's format gets a new version and a reader of the old one.
 */
export interface StorageKey<T> {
  readonly key: string;
  readonly version: number;
  readonly codec: StorageCodec<T>;
  readonly consent: 'necessary' | 'analytics' | 'marketing';
  readonly cleared: 'when the shopper empties it' | 'when the visit ends' | 'never';
}

/** How results are laid out. */
export type KeptLayout = 'grid' | 'list';

const layout: StorageCodec<KeptLayout> = {
  read: (text) => (text === 'list' ? 'list' : 'grid'),
  write: (value) => value,
};

/** What is read of the kept approval: the rate alone. A percentage from 0 to 100, or nothing. */
const approvedApr: StorageCodec<number | undefined> = {
  read: (text) =>
    fromJson(text, (kept) => {
      const { apr } = kept as { readonly apr?: unknown };
      return /^(\d{1,2}(\.\d+)?|100)$/.test(String(apr)) ? Number(apr) : undefined;
    }),
  write: (apr) => JSON.stringify({ apr }),
};

/** FIN-40. */
const financeDefault: StorageCodec<FinanceDefault | undefined> = {
  read: (text) => fromJson(text, financeDefaultFrom),
  write: (terms) => (terms === undefined ? '' : JSON.stringify(financeDefaultToKeep(terms))),
};

const commaList: StorageCodec<readonly string[]> = { read: readCommaList, write: writeCommaList };

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

/** Everything this site keeps in a browser's local storage. A name not in this table is not ours. */
export const STORAGE_KEYS = {
  /** STORE-01: slugs, oldest first. */
  favourites: {
    key: 'favs',
    version: 1,
    codec: commaList,
    consent: 'necessary',
    cleared: 'when the shopper empties it',
  },
  /** STORE-02: slugs, oldest first. */
  compare: {
    key: 'compare',
    version: 1,
    codec: commaList,
    consent: 'necessary',
    cleared: 'when the shopper empties it',
  },
  /** What each saved vehicle cost when it was saved. */
  savedPrices: {
    key: 'favPrices',
    version: 1,
    codec: savedPrices,
    consent: 'necessary',
    cleared: 'when the shopper empties it',
  },
  /** STORE-04. */
  listingView: {
    key: 'listingView',
    version: 1,
    codec: layout,
    consent: 'necessary',
    cleared: 'never',
  },
  /** STORE-05: the customer of an accepted credit pre-check. */
  autoConvert: {
    key: 'autoConvert',
    version: 1,
    codec: approvedApr,
    consent: 'necessary',
    cleared: 'when the shopper empties it',
  },
  /** STORE-08: the finance terms last chosen. */
  financeDefault: {
    key: 'financeDefault',
    version: 1,
    codec: financeDefault,
    consent: 'necessary',
    cleared: 'never',
  },
} as const satisfies Readonly<
  Record<
    string,
    | StorageKey<readonly string[]>
    | StorageKey<PricesWhenSaved>
    | StorageKey<KeptLayout>
    | StorageKey<number | undefined>
    | StorageKey<FinanceDefault | undefined>
  >
>;
