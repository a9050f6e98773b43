import { findBranch } from '../catalogue/branches';
import {
  BODY_STYLES,
  PLATE_VIEWS,
  pictureAddress,
  plateSlug,
  STUDIO_FACES,
  STUDIO_VIEWS,
} from '../pictures/picture-address';
import type { StockRecord } from '../stock/stock-record';

interface WirePicture {
  readonly thumb: string;
  readonly medium: string;
  readonly large: string;
}

/** Pence as the wire has money: "9995.00"; `null` where there is none, never "0.00" for it (MF-1). */
export const wireMoney = (pence: number | null): string | null =>
  pence === null ? null : (pence / 100).toFixed(2);

/** "JT71 ABC": the last three letters stand apart; other shapes stay whole. */
export const formattedPlate = (vrm: string): string =>
  vrm.replace(/^([A-Z]{1,2}\d{1,3})([A-Z]{3})$/, '$1 $2');

/** "2021 (71)", or the year alone where the mark does not say an age. */
export function plateOf({ vrm, registeredOn }: StockRecord): string | null {
  const year = /^\d{4}/.exec(registeredOn)?.[0];
  if (year === undefined) return null;
  const age =
    /^[A-Z]{2}(\d{2})[A-Z]{3}$/.exec(vrm)?.[1] ?? /^([A-Z])\d{1,3}[A-Z]{3}$/.exec(vrm)?.[1];
  return age === undefined ? year : `${year} (${age})`;
}

/**
 * The feed's own pictures, or all views from the studio: small ones with blank plates, which vehicles that
 * look alike share, larger ones with the vehicle's registration where its plate can be read.
 */
function picturesOf(record: StockRecord): readonly WirePicture[] {
  if (record.pictureUrls.length > 0) {
    return record.pictureUrls.map((url) => ({ thumb: url, medium: url, large: url }));
  }
  const style = BODY_STYLES.find((known) => known === record.bodyStyle);
  const face = STUDIO_FACES.find((known) => known === record.face);
  if (style === undefined || face === undefined) return [];
  const registration = plateSlug(record.vrm);
  return STUDIO_VIEWS.map((view) => {
    const blank = { style, face, paint: record.paint, view };
    const isLettered = registration !== undefined && PLATE_VIEWS.includes(view);
    const look = isLettered ? { ...blank, plate: registration } : blank;
    return {
      thumb: pictureAddress({ ...blank, width: 320 }),
      medium: pictureAddress({ ...look, width: 640 }),
      large: pictureAddress({ ...look, width: 1280 }),
    };
  });
}

function locationOf({ siteId }: StockRecord) {
  const branch = siteId === null ? undefined : findBranch(siteId);
  if (branch === undefined) return null;
  const { id, name, slug, town, postcode, telephone } = branch;
  return { site_id: id, site: { name, slug, city_town: town, postcode, telephone } };
}

const named = (name: string | null) => (name === null ? null : { name });

/** One vehicle as the vehicle calls send it (`docs/contracts/vehicle-api.md`). */
export function toWireVehicle(record: StockRecord) {
  const pictures = picturesOf(record);
  const location = locationOf(record);
  const siteSlug = location?.site.slug ?? null;
  return {
    id: record.id,
    stock_id: record.stockId,
    slug: record.slug,
    name: [record.makeName, record.rangeName, record.derivative].join(' ').trim(),
    category: record.category,
    vrm: record.vrm,
    formatted_plate: formattedPlate(record.vrm),
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
    online_purchase: record.onlinePurchase,
    media_urls: pictures,
    original_media_urls: pictures.map(({ large }) => large),
    videos: [],
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
    technical_data: Object.fromEntries(
      Object.entries(record.details.technicalData).map(([key, value]) => [key, { value }]),
    ),
    technical_spec: {
      enginePowerBhp: record.bhp,
      ecCombinedMpg: record.mpg,
      co2Gkm: record.co2,
    },
    date_first_registered: record.registeredOn === '' ? null : record.registeredOn,
    mot: record.details.motExpiresOn,
    service_history: record.details.serviceHistory,
    description: record.details.description,
    price: wireMoney(record.pricePence),
    discount_price: wireMoney(record.discountPricePence),
    final_price: wireMoney(record.finalPricePence),
    price_excluding_vat: wireMoney(record.priceExcludingVatPence),
    vat_scheme: record.vatScheme,
    list_price: wireMoney(record.listPricePence),
    admin_fee: wireMoney(record.adminFeePence),
    advert_classification: null,
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
    extra_offers: [],
  };
}
