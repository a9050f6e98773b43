/** A point on the map, in degrees north and degrees east (WGS 84). */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}
