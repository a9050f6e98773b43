import type { GeoPoint } from '../model/geo-point';

/** Part of a map as degrees of its edges. */
export interface MapRegion {
  readonly north: number;
  readonly south: number;
  readonly west: number;
  readonly east: number;
}

/** A point of a drawing: right and down from its upper left corner. */
export interface MapPlace {
  readonly x: number;
  readonly y: number;
}

/** Half as much again around the points, and never less than this many degrees. */
const LEAST_DEGREES = 0.4;
const MARGIN = 0.14;

const span = (least: number, most: number): readonly [number, number] => {
  const across = Math.max(most - least, LEAST_DEGREES);
  const middle = (least + most) / 2;
  const half = across * (0.5 + MARGIN);
  return [middle - half, middle + half];
};

/** The region that holds all points, with room around them; `undefined` where there is none. */
export function regionOf(points: readonly GeoPoint[]): MapRegion | undefined {
  if (points.length === 0) return undefined;
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const [south, north] = span(Math.min(...latitudes), Math.max(...latitudes));
  const [west, east] = span(Math.min(...longitudes), Math.max(...longitudes));
  return { north, south, west, east };
}

/** How high a drawing of that width is, so that a mile is as long upwards as across. */
export const mapHeight = ({ north, south, west, east }: MapRegion, width: number): number =>
  (width * (north - south)) / ((east - west) * shrink({ north, south }));

/** A degree east is shorter than a degree north by this, in the middle of a region. */
const shrink = ({ north, south }: Pick<MapRegion, 'north' | 'south'>): number =>
  Math.cos((((north + south) / 2) * Math.PI) / 180);

/** Where a point is in a drawing of a region, equal in miles in both directions. */
export const mapPlace = (
  region: MapRegion,
  width: number,
  { latitude, longitude }: GeoPoint,
): MapPlace => ({
  x: ((longitude - region.west) / (region.east - region.west)) * width,
  y: ((region.north - latitude) / (region.north - region.south)) * mapHeight(region, width),
});
