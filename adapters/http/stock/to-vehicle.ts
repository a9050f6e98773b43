import {
  adminFeeOf,
  type Named,
  type OptionalExtra,
  type StockId,
  type StockStatus,
  type Vehicle,
  type VehicleId,
  type VehiclePrice,
  type VehicleSlug,
} from '../../../core/stock/public';
import { price, readNumber, readText, isRecord } from '../lenient';
import { isoInstant } from '../dates';
import { slugOf } from '../../../core/kernel/slug-of';
import { toNames } from './to-equipment';
import { toLocation } from './to-location';
import { toPictures } from './to-pictures';
import type { VehicleDto } from './vehicle-dto';
import { withoutAbsent } from '../without-absent';

/** The vehicle an answer is about, in the core's words. */
export function toVehicle(dto: VehicleDto): Vehicle {
  return withoutAbsent({
    id: dto.id as VehicleId,
    stockId: (dto.stock_id ?? dto.id) as StockId,
    slug: dto.slug as VehicleSlug,
    section: /^vans?$/i.test(dto.category ?? '') ? 'van' : 'cars',
    registration: dto.formatted_plate ?? spacedRegistration(dto.vrm),
    plate: dto.plate,
    make: toNamed(dto.make, dto.make_slug),
    range: toNamed(dto.range ?? dto.model, dto.range_slug),
    derivative: dto.derivative,
    attentionGrabber: dto.attention_grabber,
    status: toStatus(dto),
    reservedAt: dto.reserved_at,
    holdEndsAt: isoInstant(dto.hold_ends_at),
    onlinePurchase: dto.online_purchase,
    isExample: dto.is_example || undefined,
    price: toPrice(dto),
    odometer:
      dto.odometer_value === undefined
        ? undefined
        : { value: dto.odometer_value, units: dto.odometer_units ?? 'miles' },
    transmission: dto.transmission,
    fuelType: dto.fuel_type,
    bodyType: dto.body_type,
    colour: dto.colour,
    manufacturerColour: dto.manufacturer_colour,
    engineSize: dto.engine_size,
    doors: aboveZero(dto.doors),
    seats: aboveZero(dto.seats),
    taxRate: dto.tax_rate_value,
    powerBhp: technical(dto, 'enginePowerBhp', 'engine-power-bhp'),
    combinedMpg: technical(dto, 'ecCombinedMpg', 'ec-combined-mpg'),
    co2GramsPerKm: technical(dto, 'co2Gkm', 'co2-gkm'),
    registeredOn: isoDate(dto.date_first_registered),
    pictures: toPictures(dto.media_urls, dto.original_media_urls),
    location: toLocation(dto),
    extras: dto.optional_extras.flatMap(toExtra),
    features: toFeatures(dto),
    direct: dto.plain_fields,
  });
}

/** A current registration has its gap after the fourth character; older forms are left as they are. */
function spacedRegistration(registration: string | undefined): string | undefined {
  return registration?.toUpperCase().replace(/^([A-Z]{2}\d{2})\s*([A-Z]{3})$/, '$1 $2');
}

function toNamed(name: string | undefined, slug: string | undefined): Named {
  return { slug: slug ?? slugOf(name ?? ''), name: name ?? wordsOf(slug ?? '') };
}

/** `land-rover` → "Land Rover", for a feed that sends the address name alone. */
const wordsOf = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const STATUSES: Readonly<Record<string, StockStatus>> = {
  FOR_SALE_RETAIL: 'for-sale',
  RESERVED: 'reserved',
  SOLD: 'sold',
};

/** A reservation may be told by `reservation_status` alone (VDP-31). */
function toStatus(dto: VehicleDto): StockStatus {
  const status = STATUSES[dto.status?.toUpperCase() ?? ''] ?? 'other';
  const isReserved = dto.reservation_status?.toUpperCase() === 'RESERVED';
  return isReserved && status !== 'sold' ? 'reserved' : status;
}

function toPrice(dto: VehicleDto): VehiclePrice {
  return withoutAbsent({
    advertised: dto.price,
    final: dto.final_price,
    discount: dto.discount_price,
    excludingVat: dto.price_excluding_vat,
    vatScheme:
      dto.vat_scheme === undefined
        ? undefined
        : dto.vat_scheme.toLowerCase() === 'commercial'
          ? 'commercial'
          : 'other',
    adminFee: adminFeeOf(dto.admin_fee),
  });
}

const aboveZero = (value: number | undefined): number | undefined =>
  value !== undefined && value > 0 ? value : undefined;

/** Plain in `technical_spec`, or wrapped in a `value` in `technical_data`. */
function technical(dto: VehicleDto, plain: string, wrapped: string): number | undefined {
  const entry = dto.technical_data[wrapped];
  return (
    readNumber(dto.technical_spec[plain]) ?? readNumber(isRecord(entry) ? entry['value'] : entry)
  );
}

const isoDate = (text: string | undefined): string | undefined =>
  /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(text ?? '')?.[0];

function toExtra(entry: unknown): readonly OptionalExtra[] {
  if (!isRecord(entry)) return [];
  const description = readText(entry['short_description']) ?? readText(entry['description']);
  if (description === undefined) return [];
  const outcome = price.decode(entry['price']);
  return [
    withoutAbsent({ description, price: outcome._tag === 'Right' ? outcome.right : undefined }),
  ];
}

function toFeatures(dto: VehicleDto): readonly string[] {
  const entries =
    dto.classifiedFeatures.length > 0 ? dto.classifiedFeatures : dto.feature_classification;
  return toNames(entries);
}
