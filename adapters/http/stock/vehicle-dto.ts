import { map } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import {
  amount,
  flag,
  identifier,
  isRecord,
  list,
  money,
  name,
  numeric,
  price,
  readText,
  record,
  text,
} from '../lenient';

/**
 * A vehicle as it travels (`docs/contracts/vehicle-api.md`). Strict about what it is, lenient
 * about every fact on it: without an id or a slug there is nothing to list or to open.
 */
const KnownFields = t.strict(
  {
    id: identifier,
    stock_id: text,
    slug: identifier,
    name: text,
    category: text,
    vrm: text,
    formatted_plate: text,
    plate: text,
    make: name,
    make_slug: text,
    model: text,
    range: name,
    range_slug: text,
    derivative: text,
    attention_grabber: text,
    status: text,
    reservation_status: text,
    reserved_at: text,
    hold_ends_at: text,
    online_purchase: flag,
    is_example: flag,
    media_urls: list,
    original_media_urls: list,
    odometer_value: amount,
    odometer_units: text,
    transmission: name,
    fuel_type: name,
    body_type: name,
    colour: name,
    manufacturer_colour: name,
    engine_size: amount,
    doors: numeric,
    seats: numeric,
    tax_rate_value: money,
    technical_data: record,
    technical_spec: record,
    date_first_registered: text,
    price,
    final_price: price,
    discount_price: price,
    price_excluding_vat: price,
    vat_scheme: text,
    admin_fee: money,
    optional_extras: list,
    feature_classification: list,
    classifiedFeatures: list,
    location: record,
    location_slug: text,
    site_slug: text,
  },
  'Vehicle',
);

export interface VehicleDto extends t.TypeOf<typeof KnownFields> {
  /** The answer's plain fields that a promotion's rule may name, as text (PROMO-04). */
  readonly plain_fields: Readonly<Record<string, string>>;
}

export const VehicleDto = new t.Type<VehicleDto, VehicleDto, unknown>(
  'Vehicle',
  (value): value is VehicleDto => KnownFields.is(value) && 'plain_fields' in value,
  (value, context) =>
    pipe(
      KnownFields.validate(value, context),
      map((known) => ({ ...known, plain_fields: isRecord(value) ? plainFields(value) : {} })),
    ),
  t.identity,
);

/**
 * What a promotion's rule may name: the documents' own plain fields of a vehicle (VDP-49, VDP-50,
 * VDP-51, VDP-57). Whatever else a back end sends is its own business, and leaves the server on no page.
 */
const FIELDS_OF_RULES = [
  'admin_fee',
  'advance_payment',
  'advert_classification',
  'attention_grabber',
  'body_type',
  'category',
  'colour',
  'date_first_registered',
  'derivative',
  'discount_price',
  'doors',
  'engine_size',
  'final_price',
  'formatted_plate',
  'fuel_type',
  'id',
  'list_price',
  'location_slug',
  'make',
  'make_slug',
  'manufacturer_colour',
  'model',
  'mot',
  'name',
  'odometer_units',
  'odometer_value',
  'plate',
  'price',
  'price_excluding_vat',
  'price_indicator',
  'range',
  'range_slug',
  'reservation_status',
  'reserved_at',
  'hold_ends_at',
  'seats',
  'service_history',
  'site_slug',
  'slug',
  'status',
  'stock_id',
  'tax_rate_value',
  'transmission',
  'vat_scheme',
  'vrm',
] as const;

/** Longer than anything a rule would list. */
const LONGEST_PLAIN_FIELD = 80;

const plainFields = (
  vehicle: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    FIELDS_OF_RULES.flatMap((key) => {
      const plain = Object.hasOwn(vehicle, key) ? readText(vehicle[key]) : undefined;
      return plain === undefined || plain.length > LONGEST_PLAIN_FIELD ? [] : [[key, plain]];
    }),
  );
