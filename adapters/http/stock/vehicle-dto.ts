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
  /** The answer's own plain fields by name, as text (PROMO-04). */
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

/** Longer than anything a rule would list: descriptions, which would only make pages heavier. */
const LONGEST_PLAIN_FIELD = 80;

function plainFields(vehicle: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [key, value] of Object.entries(vehicle)) {
    const plain = readText(value);
    if (plain !== undefined && plain.length <= LONGEST_PLAIN_FIELD) found[key] = plain;
  }
  return found;
}
