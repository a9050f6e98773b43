import type { Vehicle } from '../model/vehicle';

/** Where a card says a vehicle stands (CARD-07), and whom to ring (CARD-08). */
export interface CardLocation {
  readonly branch: string;
  readonly town?: string;
  readonly postcode?: string;
  readonly telephone?: string;
}

/** `undefined` is a place to be confirmed: "Location TBC" on the second card (CARD-21). */
export function cardLocation({ location }: Vehicle): CardLocation | undefined {
  if (location === undefined) return undefined;
  const { name, town, postcode, telephone } = location;
  return {
    branch: name,
    ...(town !== undefined && town !== '' && { town }),
    ...(postcode !== undefined && postcode !== '' && { postcode }),
    ...(telephone !== undefined && telephone !== '' && { telephone }),
  };
}
