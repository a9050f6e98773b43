import { findBranch } from '../catalogue/branches';
import { advertClassificationOf } from '../content/extra-offers';
import type { StockRecord } from '../stock/stock-record';
import { picturesOf } from './wire-pictures';

/** Pence as the wire has money: "9995.00"; `null` where there is none, never "0.00" for it (MF-1). */
export const wireMoney = (pence: number | null): string | null =>
  pence === null ? null : (pence / 100).toFixed(2);

/** "JT71 ABC": the last three letters stand apart; other shapes stay whole. */
export const formattedPlate = (vrm: string): string =>
  vrm.replace(/^([A-Z]{1,2}\d{1,3})([A-Z]{3})$/, '$1 $2');

/** "2021 (71)", or the year alone where the mark does not say an age. */
export function plateOf({ vrm, registeredOn }: StockRecord): string | null {
  const year = /^\d{4}/.exec(registeredOn ?? '')?.[0];
  if (year === undefined) return null;
  const mark = vrm ?? '';
  const age =
    /^[A-Z]{2}(\d{2})[A-Z]{3}$/.exec(mark)?.[1] ?? /^([A-Z])\d{1,3}[A-Z]{3}$/.exec(mark)?.[1];
  return age === undefined ? year : `${year} (${age})`;
}

function locationOf({ siteId }: StockRecord) {
  const branch = siteId === null ? undefined : findBranch(siteId);
  if (branch === undefined) return null;
  const { id, name, slug, town, postcode, telephone } = branch;
  return { site_id: id, site: { name, slug, city_town: town, postcode, telephone } };
}

/** Whether gaps were filled for a demonstration. */
export const isExample = ({ details }: StockRecord): boolean => (details.examples?.length ?? 0) > 0;

const named = (name: string | null) => (name === null ? null : { name });

/** One vehicle as lists send it (`docs/contracts/vehicle-api.md`): what only its own page tells is left out. */
export function toWireVehicle(record: StockRecord) {
  const pictures = picturesOf(record).map(({ caption: _, ...sizes }) => sizes);
  const location = locationOf(record);
  const siteSlug = location?.site.slug ?? null;
  return {
    id: record.id,
    stock_id: record.stockId,
    slug: record.slug,
    name: [record.makeName, record.rangeName, record.derivative].join(' ').trim(),
    category: record.category,
    vrm: record.vrm,
    formatted_plate: record.vrm === null ? null : formattedPlate(record.vrm),
    plate: plateOf(record),
    make: { name: record.makeName },
    make_slug: record.makeSlug,
    model: record.rangeName,
    range: { name: record.rangeName },
    range_slug: record.rangeSlug,
    derivative: record.derivative,
    attention_grabber: record.attentionGrabber,
    status: record.status,
    reservation_status: record.status === 'RESERVED' ? 'Reserved' : null,
    reserved_at: record.reservedAt,
    ...(record.holdEndsAt !== undefined && { hold_ends_at: record.holdEndsAt }),
    online_purchase: record.onlinePurchase,
    // Left out of all others, so that their answers are as small as they were.
    ...(isExample(record) ? { is_example: true } : {}),
    media_urls: pictures,
    original_media_urls: pictures.map(({ large }) => large),
    odometer_value: record.mileage,
    odometer_units: 'miles',
    transmission: record.transmission,
    fuel_type: named(record.fuelType),
    manufacturer_colour: record.manufacturerColour,
    colour: record.colour,
    body_type: named(record.bodyType),
    engine_size: record.engineSize,
    doors: record.doors,
    seats: record.seats,
    tax_rate_value: record.taxPence === null ? null : record.taxPence / 100,
    technical_spec: {
      enginePowerBhp: record.bhp,
      ecCombinedMpg: record.mpg,
      co2Gkm: record.co2,
    },
    date_first_registered: record.registeredOn?.length === 10 ? record.registeredOn : null,
    mot: record.details.motExpiresOn,
    service_history: record.details.serviceHistory,
    price: wireMoney(record.pricePence),
    discount_price: wireMoney(record.discountPricePence),
    final_price: wireMoney(record.finalPricePence),
    price_excluding_vat: wireMoney(record.priceExcludingVatPence),
    vat_scheme: record.vatScheme,
    list_price: wireMoney(record.listPricePence),
    admin_fee: wireMoney(record.adminFeePence),
    advert_classification: advertClassificationOf(record),
    price_indicator: record.priceIndicator,
    optional_extras: record.extras.map((extra) => ({
      short_description: extra.description,
      price: wireMoney(extra.pricePence),
    })),
    feature_classification: record.features,
    classifiedFeatures: record.features,
    tags: record.tags,
    location,
    location_slug: siteSlug,
    site_slug: siteSlug,
    listed_at: record.listedAt,
  };
}
