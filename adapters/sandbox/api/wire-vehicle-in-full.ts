import { additionalFeaturesOf } from '../content/additional-features';
import { extraOffersOn } from '../content/extra-offers';
import type { StockRecord } from '../stock/stock-record';
import { galleryOf, turntableOf, videosOf } from './wire-pictures';
import { toWireVehicle } from './wire-vehicle';

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
  };
}
