import { bind, bindTo } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { amount, flag, list, price, text } from '../lenient';
import { VehicleDto } from './vehicle-dto';

/** Facts that only a vehicle's own page tells (VDP-50 to VDP-59); none of them can fail. */
const PageFields = t.strict(
  {
    description: text,
    standard_equipment: t.unknown,
    additional_features: t.unknown,
    service_history: text,
    service_records: list,
    mot: text,
    keepers: amount,
    list_price: price,
    price_indicator: text,
    advert_classification: text,
    tags: list,
    videos: list,
    turntable: list,
    extra_offers: list,
    example_facts: list,
    drawn_pictures: flag,
  },
  'VehicleInFull',
);

/** A vehicle in full as it travels (`docs/contracts/vehicle-api.md`). */
export interface VehicleInFullDto {
  readonly vehicle: VehicleDto;
  readonly page: t.TypeOf<typeof PageFields>;
}

export const VehicleInFullDto = new t.Type<VehicleInFullDto, VehicleInFullDto, unknown>(
  'VehicleInFull',
  t.type({ vehicle: VehicleDto, page: PageFields }).is,
  (value, context) =>
    pipe(
      VehicleDto.validate(value, context),
      bindTo('vehicle'),
      bind('page', () => PageFields.validate(value, context)),
    ),
  t.identity,
);
