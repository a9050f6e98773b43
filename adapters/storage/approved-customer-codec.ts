import type { ApprovedCustomer } from '../../core/finance/public';
import { fromJson } from './from-json';
import type { StorageCodec, StorageKey } from './storage-keys';
import * as STORAGE_NAMES from './storage-names';

type Kept = Readonly<Record<string, unknown>>;

/** The words and figures of the record by the names the documents give them (STORE-05). */
const TEXTS = {
  firstName: 'first_name',
  lastName: 'last_name',
  fullName: 'full_name',
  telephone: 'telephone',
  email: 'email',
  creditRating: 'credit_rating',
  vehicleId: 'vehicle_id',
  applicationReference: 'application_reference',
} as const satisfies Partial<Record<keyof ApprovedCustomer, string>>;

const RATES = { apr: 'apr', flatRate: 'flat_rate' } as const;

const RATE = /^\d{1,2}(\.\d+)?$|^100(\.0+)?$/;

const textOf = (value: unknown): string | undefined =>
  (typeof value === 'string' && value.trim() !== '') || typeof value === 'number'
    ? String(value).trim()
    : undefined;

const rateOf = (value: unknown): number | undefined => {
  const text = textOf(value);
  return text !== undefined && RATE.test(text) ? Number(text) : undefined;
};

const known = (
  names: Readonly<Record<string, string>>,
  kept: Kept,
  read: (value: unknown) => string | number | undefined,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(names)
      .map(([field, name]): [string, unknown] => [field, read(kept[name])])
      .filter(([, value]) => value !== undefined),
  );

/** A record without its guid is nobody's; a field that is not what it should be is left out. */
function customerFrom(kept: unknown): ApprovedCustomer | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const fields = kept as Kept;
  const guid = textOf(fields['guid']);
  const interest = fields['interest_confirmed'];
  if (guid === undefined) return undefined;
  return {
    guid,
    ...known(TEXTS, fields, textOf),
    ...known(RATES, fields, rateOf),
    ...(typeof interest === 'boolean' && { interestConfirmed: interest }),
  };
}

const codec: StorageCodec<ApprovedCustomer | undefined> = {
  read: (text) => fromJson(text, customerFrom),
  write: (customer) =>
    customer === undefined
      ? ''
      : JSON.stringify({
          guid: customer.guid,
          ...Object.fromEntries(
            Object.entries({ ...TEXTS, ...RATES }).map(([field, name]) => [
              name,
              customer[field as keyof ApprovedCustomer],
            ]),
          ),
          interest_confirmed: customer.interestConfirmed,
        }),
};

/**
 * The whole of what `STORAGE_KEYS.approvedApr` reads the rate of. Apart from that table, of which
 * the first page needs no more.
 */
export const APPROVED_CUSTOMER: StorageKey<ApprovedCustomer | undefined> = {
  key: STORAGE_NAMES.approvedCustomer,
  codec,
};
