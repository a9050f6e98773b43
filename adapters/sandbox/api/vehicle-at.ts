/** The slug in the path of a vehicle's page, `/used/cars/slug/`, or of anything that looks like one. */
export const vehicleAt = (path: string): string | undefined =>
  decoded(/^\/?used\/(?:cars|van)\/([^/]+)\/?$/.exec(path)?.[1]);

function decoded(part: string | undefined): string | undefined {
  if (part === undefined || !part.includes('%')) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
