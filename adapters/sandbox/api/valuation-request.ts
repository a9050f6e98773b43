import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { isNone } from 'fp-ts/Option';
import { readMileage } from '../../../core/kernel/mileage';
import { inPoundsAndPence, moneyFromWire } from '../../../core/kernel/money';
import { readEmailAddress } from '../../../core/kernel/person/email-address';
import { tidyLine } from '../../../core/kernel/tidy-text';
import { CARE_CHOICES } from '../../../core/valuation/public';
import { isRecord, readNumber, readText } from '../../http/lenient';
import type { SandboxBranch } from '../catalogue/branches';
import { branchOfDepartment } from '../content/departments';
import { postedOptIns } from '../desk/posted-opt-ins';
import type { Owner } from '../valuer/valuation-lead';
import type { PriceRequest } from '../valuer/valuer';

/** By the names they were sent under. */
export type Errors = Readonly<Record<string, string>>;

/** The two readings send, and need, different facts (VALA-42, VALB-30). */
export type WireReading = 'a' | 'b';

export interface LookupRequest {
  readonly vrm: string;
  readonly mileage: number;
}

export interface ProcessRequest {
  readonly price: PriceRequest;
  readonly owner: Owner;
  readonly branch: SandboxBranch;
}

const LONGEST = 200;

const textIn = (sent: Readonly<Record<string, unknown>>, name: string): string =>
  tidyLine(readText(sent[name]) ?? '').slice(0, LONGEST);

/** A mark and a mileage, or what is wrong with them. */
export function readLookup(sent: unknown): Either<Errors, LookupRequest> {
  const told = isRecord(sent) ? sent : {};
  const vrm = textIn(told, 'vrm');
  const mileage = readMileage(textIn(told, 'mileage'));
  return vrm === '' || isLeft(mileage)
    ? left({
        ...(vrm === '' && { vrm: 'Please enter a registration' }),
        ...(isLeft(mileage) && { mileage: 'Please enter a mileage in whole miles' }),
      })
    : right({ vrm, mileage: mileage.right });
}

/** All that a price is made for, or what is wrong with it. */
export function readProcess(
  sent: unknown,
  reading: WireReading,
  key: string | undefined,
): Either<Errors, ProcessRequest> {
  const told = isRecord(sent) ? sent : {};
  const looked = readLookup(told);
  const text = (name: string): string => textIn(told, name);
  const branch = branchOfDepartment(text('department_code'));
  const needed =
    reading === 'a'
      ? (['first_name', 'last_name', 'email'] as const)
      : (['name', 'email', 'postcode', 'telephone'] as const);
  const errors: Errors = {
    ...(isLeft(looked) ? looked.left : {}),
    ...Object.fromEntries(
      needed.filter((name) => text(name) === '').map((name) => [name, 'This is missing']),
    ),
    ...(isLeft(readEmailAddress(text('email'))) && { email: 'Please enter an e-mail address' }),
    ...(branch === undefined && { department_code: 'Please choose a location' }),
  };
  if (isLeft(looked) || branch === undefined || Object.keys(errors).length > 0) return left(errors);
  const full = [text('first_name'), text('last_name')].filter((part) => part !== '').join(' ');
  const care = CARE_CHOICES.find((choice) => choice === text('service_history'));
  const previousKeepers = readNumber(told['previous_keepers']);
  return right({
    price: {
      ...looked.right,
      ...(care !== undefined && { care }),
      ...(previousKeepers !== undefined && { previousKeepers }),
      ...(key !== undefined && { key }),
    },
    owner: {
      name: text('name') === '' ? full : text('name'),
      email: text('email'),
      telephone: text('telephone'),
      postcode: text('postcode'),
      settlement: settlementIn(told['settlement']),
      optIns: postedOptIns(told['opt_in']),
    },
    branch,
  });
}

function settlementIn(value: unknown): string {
  const read = moneyFromWire(value);
  return isNone(read) || read.value <= 0 ? '' : inPoundsAndPence(read.value);
}
