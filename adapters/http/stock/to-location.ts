import type { VehicleLocation } from '../../../core/stock/public';
import { isRecord, readText } from '../lenient';
import { withoutAbsent } from '../../../core/kernel/without-absent';
import type { VehicleDto } from './vehicle-dto';

/** Where a vehicle stands; nothing when the answer names no site. */
export function toLocation(dto: VehicleDto): VehicleLocation | undefined {
  const place = dto.location;
  const site = isRecord(place['site']) ? place['site'] : {};
  const town = readText(site['city_town']);
  const name = readText(site['name']) ?? readText(place['name']) ?? town;
  const slug = readText(site['slug']) ?? dto.site_slug ?? dto.location_slug;
  const siteId = readText(place['site_id']) ?? readText(site['id']) ?? slug;
  if (name === undefined || siteId === undefined) return undefined;
  return withoutAbsent({
    siteId,
    slug,
    name,
    town,
    postcode: readText(site['postcode']),
    telephone: readText(site['telephone']),
  });
}
