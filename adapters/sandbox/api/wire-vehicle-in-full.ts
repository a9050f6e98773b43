import { additionalFeaturesOf } from '../content/additional-features';
import { extraOffersOn } from '../content/extra-offers';
import type { StockRecord } from '../stock/stock-record';
import { galleryOf, turntableOf, videosOf } from './wire-pictures';
import { isExample, toWireVehicle } from './wire-vehicle';

/** How a page calls a fact, where its column is called otherwise. */
const EXAMPLE_NAMES: Readonly<Record<string, string>> = {
  registered: 'date of registration',
  'attention grabber': 'line above the title',
  bhp: 'power',
  mpg: 'fuel consumption',
  keepers: 'former keepers',
  'listed at': 'day of listing',
};
const exampleName = (column: string): string => EXAMPLE_NAMES[column] ?? column;

/** One vehicle with all its own page tells, as the look-ups by name send it (VDP-49 to VDP-59). */
export function toWireVehicleInFull(record: StockRecord) {
  const { details } = record;
  const pictures = galleryOf(record);
  return {
    ...toWireVehicle(record),
    media_urls: pictures,
    original_media_urls: pictures.map(({ large }) => large),
    videos: videosOf(record),
    turntable: turntableOf(record),
    advance_payment: null,
    description: details.description,
    keepers: details.keepers,
    service_records: details.serviceEntries,
    technical_data: Object.fromEntries(
      Object.entries(details.technicalData).map(([key, value]) => [key, { value }]),
    ),
    standard_equipment: details.equipment,
    additional_features: additionalFeaturesOf(record),
    extra_offers: extraOffersOn(record),
    ...(record.pictureUrls.length === 0 && { drawn_pictures: true }),
    // Left out where there are none, as on lists.
    ...(isExample(record) ? { example_facts: details.examples?.map(exampleName) } : {}),
  };
}
