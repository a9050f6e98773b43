import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { dayInBritain } from '../../../core/kernel/calendar-day';
import { pounds } from '../../../core/kernel/money';
import { lastDayOf, type CareChoice } from '../../../core/valuation/public';
import { residualTableOf } from '../lender/residual-values';
import { listPriceWhenNew } from '../stock/asking-price';
import { yearsBetween } from '../stock/calendar';
import { fateOfMark, type MarkFate } from './documented-marks';
import { tradeValues, type TradeValues } from './trade-values';
import type { StoredValuation, ValuationStore } from './valuation-store';
import { vehicleOfMark, type MarkedVehicle } from './vehicle-of-mark';
import { wireAnswer, wireValuation, wireVehicle } from './wire-valuation';

export interface ValuerParts {
  readonly store: ValuationStore;
  /** Milliseconds since 1970 in UTC. */
  readonly now: () => number;
}

/** What a price is asked for. */
export interface PriceRequest {
  /** In any spelling. */
  readonly vrm: string;
  /** Whole, from 0. */
  readonly mileage: number;
  /** As the shopper says; as the lookup does where not said. */
  readonly care?: CareChoice;
  /** Before the present one. */
  readonly previousKeepers?: number;
  /** Of the submission; without one each is a request of its own. */
  readonly key?: string;
}

export type NotPriced =
  | { readonly kind: 'no-vehicle' }
  | { readonly kind: 'refused' }
  /** The key is that of a request for something else. */
  | { readonly kind: 'key-of-another' };

export interface Looked {
  readonly fate: MarkFate | undefined;
  /** `undefined` where there is none behind the mark. */
  readonly vehicle: MarkedVehicle | undefined;
  /** One made of this mark at this mileage whose last day is not over. */
  readonly existing: StoredValuation | undefined;
}

/** A vehicle and what it comes to, of which nothing is stored and nobody is told. */
export interface Worth {
  readonly vehicle: MarkedVehicle;
  readonly values: TradeValues;
}

export interface SandboxValuer {
  readonly worth: (request: Omit<PriceRequest, 'key'>) => Either<NotPriced, Worth>;
  readonly lookUp: (vrm: string, mileage: number) => Looked;
  readonly price: (request: PriceRequest) => Either<NotPriced, StoredValuation>;
  /** As it is sent. */
  readonly fetch: (hash: string) => ReturnType<typeof wireValuation> | undefined;
}

/** Made of so many random bytes: no one is near another. */
const HASH_BYTES = 16;

const wholeMonths = (from: string, to: string): number =>
  Math.max(0, Math.floor(yearsBetween(from, to) * 12));

/** What a history in these words is worth, where the shopper does not say. */
const careOf = (wording: string): CareChoice =>
  wording === 'no history' ? 'none' : wording.endsWith('partial') ? 'some' : 'full';

/** What a vehicle comes to today. */
export function valueOf(
  vehicle: MarkedVehicle,
  { mileage, care, previousKeepers }: Omit<PriceRequest, 'vrm' | 'key'>,
  today: string,
): TradeValues {
  const years = Math.max(0, yearsBetween(vehicle.registeredOn, today));
  return tradeValues({
    table: residualTableOf(vehicle.valueClass),
    priceWhenNew: pounds(listPriceWhenNew(vehicle.listPounds, years)),
    ageMonths: wholeMonths(vehicle.registeredOn, today),
    miles: mileage,
    expectedMiles: Math.round(years * vehicle.yearlyMiles),
    keepers: (previousKeepers ?? vehicle.keepers - 1) + 1,
    care: care ?? careOf(vehicle.serviceHistory),
  });
}

/** The group's valuer: vehicles by their marks, and what the group pays for them. */
export function sandboxValuer({ store, now }: ValuerParts): SandboxValuer {
  const today = (): string => dayInBritain(now());

  function worth(request: Omit<PriceRequest, 'key'>): Either<NotPriced, Worth> {
    const day = today();
    const vehicle = vehicleOfMark(request.vrm, day);
    if (vehicle === undefined) return left({ kind: 'no-vehicle' });
    const fate = fateOfMark(vehicle.vrm);
    if (fate === 'not-found') return left({ kind: 'no-vehicle' });
    if (fate === 'price-refused') return left({ kind: 'refused' });
    return right({ vehicle, values: valueOf(vehicle, request, day) });
  }

  function price(request: PriceRequest): Either<NotPriced, StoredValuation> {
    const found = worth(request);
    if (isLeft(found)) return found;
    const { vehicle, values } = found.right;
    const { key = randomUUID(), mileage } = request;
    const madeAt = now();
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([vehicle.vrm, mileage, request.care, request.previousKeepers]))
      .digest('hex');
    const stored = store.take({
      hash: randomBytes(HASH_BYTES).toString('hex'),
      key,
      fingerprint,
      vrm: vehicle.vrm,
      mileage,
      madeAt,
      lastDay: lastDayOf(madeAt),
      answer: JSON.stringify(wireAnswer(wireVehicle(vehicle), values)),
    });
    return stored.fingerprint === fingerprint ? right(stored) : left({ kind: 'key-of-another' });
  }

  function existingOf(vehicle: MarkedVehicle, mileage: number): StoredValuation | undefined {
    const found = store.current(vehicle.vrm, mileage, today());
    if (found !== undefined || fateOfMark(vehicle.vrm) !== 'already-valued') return found;
    const made = price({ vrm: vehicle.vrm, mileage });
    return made._tag === 'Right' ? made.right : undefined;
  }

  return {
    lookUp: (vrm, mileage) => {
      const vehicle = vehicleOfMark(vrm, today());
      if (vehicle === undefined) return { fate: undefined, vehicle, existing: undefined };
      const fate = fateOfMark(vehicle.vrm);
      return fate === 'not-found' || fate === 'error'
        ? { fate, vehicle: undefined, existing: undefined }
        : { fate, vehicle, existing: existingOf(vehicle, mileage) };
    },
    worth,
    price,
    fetch: (hash) => {
      const found = store.byHash(hash);
      return found === undefined ? undefined : wireValuation(found, now());
    },
  };
}
