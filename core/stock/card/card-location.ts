import { locationName } from '../../kernel/location-name';
import type { Vehicle } from '../model/vehicle';

/** Where a card says a vehicle stands (CARD-07), and whom to ring (CARD-08). */
export interface CardLocation {
  readonly branch: string;
  /** As the site calls it (CONST-03). */
  readonly town?: string;
  readonly postcode?: string;
  readonly telephone?: string;
}

/** `undefined` is a place to be confirmed: "Location TBC" on the second card (CARD-21). */
export function cardLocation({ location }: Vehicle): CardLocation | undefined {
  if (location === undefined) return undefined;
  const { slug, name, postcode, telephone } = location;
  const town = location.town && locationName(slug, location.town);
  return {
    branch: name,
    ...(town !== undefined && town !== '' && { town }),
    ...(postcode !== undefined && postcode !== '' && { postcode }),
    ...(telephone !== undefined && telephone !== '' && { telephone }),
  };
}
