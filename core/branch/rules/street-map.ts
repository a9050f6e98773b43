import type { GeoPoint } from '../model/geo-point';

/** Who draws the map of streets that a shopper may ask for; nothing is asked of them before. */
export const STREET_MAP_ORIGIN = 'https://www.openstreetmap.org';

/** Degrees on each side of the point: a town. */
const AROUND = 0.012;

/** The address of a map of the streets around a point, to stand in a frame (BRANCH-06). */
export function streetMapAddress({ latitude, longitude }: GeoPoint): string {
  const edges = [
    longitude - AROUND * 1.6,
    latitude - AROUND,
    longitude + AROUND * 1.6,
    latitude + AROUND,
  ].map((degrees) => degrees.toFixed(5));
  const marker = [latitude, longitude].map((degrees) => degrees.toFixed(5));
  return `${STREET_MAP_ORIGIN}/export/embed.html?bbox=${edges.join('%2C')}&layer=mapnik&marker=${marker.join('%2C')}`;
}

/** The address of the same map as a page of its own. */
export const streetMapPage = ({ latitude, longitude }: GeoPoint): string => {
  const [north, east] = [latitude, longitude].map((degrees) => degrees.toFixed(5));
  return `${STREET_MAP_ORIGIN}/?mlat=${north ?? ''}&mlon=${east ?? ''}#map=15/${north ?? ''}/${east ?? ''}`;
};
