import {
  priceIndicatorOf,
  type ExtraOffer,
  type Film,
  type VehicleInFull,
} from '../../../core/stock/public';
import { isoDay, isoInstant } from '../dates';
import { isRecord, readText } from '../lenient';
import { outsideAddress } from '../outside-address';
import { plainText } from '../plain-text';
import { withoutAbsent } from '../../../core/kernel/without-absent';
import { toEquipment, toNames } from './to-equipment';
import { toServiceEntries, toServiceHistory } from './to-service-entries';
import { toTechnicalData } from './to-technical-data';
import { toVehicle } from './to-vehicle';
import type { VehicleInFullDto } from './vehicle-in-full-dto';

/**
 * The vehicle an answer is about with all its page tells. A fact that cannot be right is left out,
 * and its vehicle stays.
 * @param today ISO date.
 */
export function toVehicleInFull({ vehicle, page }: VehicleInFullDto, today: string): VehicleInFull {
  return withoutAbsent({
    ...toVehicle(vehicle),
    mark: markOf(vehicle.vrm ?? vehicle.formatted_plate),
    description: plainText(page.description),
    technicalData: toTechnicalData(vehicle.technical_data, vehicle.technical_spec),
    equipment: toEquipment(page.standard_equipment),
    additionalFeatures: toNames(page.additional_features),
    serviceHistory: toServiceHistory(page.service_history),
    serviceEntries: toServiceEntries(page.service_records, today),
    motExpiresOn: isoDay(page.mot),
    keepers: Number.isSafeInteger(page.keepers) ? page.keepers : undefined,
    listPrice: page.list_price,
    priceIndicator: priceIndicatorOf(page.price_indicator?.replace(/[ _-]price$/i, '')),
    tags: toNames(page.tags),
    isOffer: ['OFFER', 'RESULTS_PAGE_OFFER'].includes(
      page.advert_classification?.toUpperCase() ?? '',
    ),
    isDrawn: page.drawn_pictures || undefined,
    films: page.videos.flatMap((entry) => toFilm(entry, today)),
    turntable: toTurntable(page.turntable),
    extraOffers: page.extra_offers.flatMap(toExtraOffer),
    exampleFacts: toNames(page.example_facts),
  });
}

/** "jt71 abc" → "JT71ABC". */
function markOf(registration: string | undefined): string | undefined {
  const mark = registration?.toUpperCase().replace(/[\s-]+/g, '') ?? '';
  return /^[A-Z0-9]{1,10}$/.test(mark) ? mark : undefined;
}

function toFilm(entry: unknown, today: string): readonly Film[] {
  if (!isRecord(entry)) return [];
  const address = outsideAddress('media', entry['url']);
  if (address === undefined) return [];
  const madeOn = isoInstant(readText(entry['created_at']));
  return [
    withoutAbsent({
      id: readText(entry['video_id']) ?? address,
      address,
      madeOn: madeOn !== undefined && madeOn.slice(0, 10) <= today ? madeOn : undefined,
    }),
  ];
}

/** Frames are steps of one turn: with one of them unreadable there is no turn to show. */
function toTurntable(frames: readonly unknown[]): readonly string[] {
  const addresses = frames.map((frame) => outsideAddress('media', frame));
  const known = addresses.filter((address) => address !== undefined);
  return known.length === addresses.length ? known : [];
}

/** The template whose offers stand on a vehicle's page (VDP-58). */
const PAGE_TEMPLATE = 'vehicle-search-extra-offers';

function toExtraOffer(entry: unknown): readonly ExtraOffer[] {
  if (!isRecord(entry) || entry['template_slug'] !== PAGE_TEMPLATE) return [];
  const contents = isRecord(entry['contents']) ? entry['contents'] : {};
  return [
    withoutAbsent({
      title: plainText(readText(contents['title'])),
      terms: plainText(readText(contents['terms__and__conditions'])),
    }),
  ];
}
