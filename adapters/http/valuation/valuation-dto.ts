import { chain, map as mapRight, type Either } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { GatewayFailure } from '../../../core/kernel/failure';
import {
  careChoiceOf,
  hashOfAddress,
  type Department,
  type LookedUpVehicle,
  type LookupAnswer,
  type PriceStep,
  type TierPrices,
  type Valuation,
} from '../../../core/valuation/public';
import { isoDay, isoInstant } from '../dates';
import { decode, decodeList, goodOnes } from '../decode';
import { amount, flag, identifier, list, name, price, record, sterling, text } from '../lenient';
import { outsideAddress } from '../outside-address';
import { unwrap, unwrapList } from '../unwrap';
import { withoutAbsent } from '../../../core/kernel/without-absent';

const VehicleDto = t.type(
  {
    vrm: text,
    cap_id: text,
    make: name,
    model: name,
    derivative: text,
    transmission: name,
    fuel_type: name,
    colour: name,
    date_first_registered: text,
    registration_date: text,
    engine_size: amount,
    engine: text,
    date_for_humans: text,
    vehicle_type: name,
    image: text,
    service_history: text,
    previous_keepers: amount,
  },
  'Vehicle',
);

function toVehicle(wire: t.TypeOf<typeof VehicleDto>): LookedUpVehicle {
  const keepers = Math.floor(wire.previous_keepers ?? 0);
  return withoutAbsent({
    vrm: wire.vrm?.toUpperCase().replace(/[\s-]+/g, ''),
    capId: wire.cap_id,
    make: wire.make,
    model: wire.model,
    derivative: wire.derivative,
    transmission: wire.transmission,
    fuel: wire.fuel_type,
    colour: wire.colour,
    firstRegistered: isoDay(wire.date_first_registered ?? wire.registration_date),
    registeredInWords: wire.date_for_humans,
    engine: wire.engine,
    kind: wire.vehicle_type,
    picture: outsideAddress('media', wire.image),
    engineSize: wire.engine_size,
    // VALB-23: what is not told is full.
    care: wire.service_history === undefined ? 'full' : careChoiceOf(wire.service_history),
    // VALB-22.
    previousKeepers: keepers,
  });
}

const LookupDto = t.type({ existing: flag, data: record }, 'Lookup');
const HashDto = t.type({ hash: text });

/** `{ existing, data }`; an empty `data`, which PHP writes as a list, is no vehicle (VALB-25). */
export const toLookup = (body: unknown): Either<GatewayFailure, LookupAnswer> =>
  chain(({ existing, data }: t.TypeOf<typeof LookupDto>) =>
    chain((vehicle: t.TypeOf<typeof VehicleDto>) =>
      mapRight(({ hash }: t.TypeOf<typeof HashDto>) => {
        const isThere = vehicle.vrm !== undefined || vehicle.cap_id !== undefined;
        return withoutAbsent({
          existing,
          hash: hash === undefined ? undefined : hashOfAddress(hash),
          vehicle: isThere ? toVehicle(vehicle) : undefined,
        });
      })(decode(HashDto, data, 'data')),
    )(decode(VehicleDto, data, 'data')),
  )(decode(LookupDto, body));

const StepDto = t.type({ step: identifier, amount: sterling }, 'Step');

const ValuationDto = t.type(
  {
    mileage: amount,
    cap_below: price,
    cap_average: price,
    cap_clean: price,
    valued_at: text,
    valid_until: text,
    out_of_date: flag,
    workings: list,
  },
  'Valuation',
);

/** CALL-09, CALL-10. @param hash it was fetched by */
export function toValuation(body: unknown, hash: string): Either<GatewayFailure, Valuation> {
  const { content } = unwrap(body);
  return chain((wire: t.TypeOf<typeof ValuationDto>) =>
    mapRight((vehicle: t.TypeOf<typeof VehicleDto>): Valuation =>
      withoutAbsent({
        hash,
        vehicle: toVehicle(vehicle),
        mileage: wire.mileage,
        prices: toPrices(wire),
        valuedAt: isoInstant(wire.valued_at),
        lastDay: isoDay(wire.valid_until),
        isOutOfDate: wire.out_of_date,
        workings: toSteps(wire.workings),
      }),
    )(decode(VehicleDto, content)),
  )(decode(ValuationDto, content));
}

/** All three or none: a tier that is missing would be a price of nothing. */
function toPrices({
  cap_below: belowAverage,
  cap_average: average,
  cap_clean: showroom,
}: t.TypeOf<typeof ValuationDto>): TierPrices | undefined {
  return belowAverage === undefined || average === undefined || showroom === undefined
    ? undefined
    : { belowAverage, average, showroom };
}

/** Steps of which one cannot be read do not add up: none are shown then. */
function toSteps(wire: readonly unknown[]): readonly PriceStep[] {
  const { read, unreadable } = decodeList(StepDto, wire, 'workings');
  return unreadable.length > 0 ? [] : read;
}

const DepartmentDto = t.type(
  { code: identifier, name: identifier, slug: text, telephone: text, id: text },
  'Department',
);

/** CG-011: the list in `data`, or in the `data` of that. */
export const toDepartments = (body: unknown): Either<GatewayFailure, readonly Department[]> =>
  chain((entries: readonly unknown[]) =>
    mapRight((departments: readonly t.TypeOf<typeof DepartmentDto>[]) =>
      departments.map((department): Department => withoutAbsent(department)),
    )(goodOnes(decodeList(DepartmentDto, entries))),
  )(unwrapList(body));
