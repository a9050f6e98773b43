import type { GeoPoint } from '../model/geo-point';

/** The mean radius of the Earth (IUGG), in miles. */
const EARTH_MILES = 6371.0088 / 1.609344;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** As the crow flies, in miles: the haversine formula, steady for short ways too. */
export function milesBetween(one: GeoPoint, other: GeoPoint): number {
  const north = radians(other.latitude - one.latitude);
  const east = radians(other.longitude - one.longitude);
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(half)));
}

/**
 * A point in the British Isles, or none: what a feed gives as 0 and 0, or the wrong way round, is
 * no place to measure from (BR-3).
 */
export function britishPoint(
  latitude: number | undefined,
  longitude: number | undefined,
): GeoPoint | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  return latitude > 49 && latitude < 61 && longitude > -9 && longitude < 2.1
    ? { latitude, longitude }
    : undefined;
}
