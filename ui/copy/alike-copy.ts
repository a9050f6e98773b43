import { inPounds } from '../../core/kernel/money';
import type { SiteSection, VehicleDifference } from '../../core/stock/public';
import { inWords, vehicleWord } from './search-copy';

/** "mile", or "miles": units come from the feed in the plural. */
const unitWords = (count: number, units: string): string =>
  count === 1 ? units.replace(/s$/, '') : units;

const yearWords = (count: number): string => `${count} year${count === 1 ? '' : 's'}`;

/** "2,100 fewer miles", said of the other vehicle. */
export function differenceWords(difference: VehicleDifference): string {
  switch (difference.kind) {
    case 'mileage':
      return `${inWords(difference.difference)} ${difference.direction} ${unitWords(difference.difference, difference.units)}`;
    case 'price':
      return `${inPounds(difference.difference)} ${difference.direction}`;
    case 'year':
      return `${yearWords(difference.difference)} ${difference.direction}`;
    case 'power':
      return `${inWords(difference.difference)} bhp ${difference.direction}`;
    case 'transmission':
    case 'fuel':
      return `${inside(difference.has)}, not ${inside(difference.insteadOf)}`;
  }
}

/** A name within a sentence: "petrol hybrid", but "LPG" and "CVT" as they are. */
const inside = (name: string): string =>
  name.replace(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());

/** Heard before the differences, which are seen under the vehicle they are said of. */
export const COMPARED_WITH_THIS = 'Compared with this one:';

export const SIMILAR_TITLE = 'Similar vehicles';

/** VDP-27; the same for vans. */
export const interestTitle = (section: SiteSection): string =>
  section === 'van' ? 'Vans you may find of interest' : 'Cars you may find of interest';

/** "More used Ford cars" (VDP-43). */
export const moreOfMakeTitle = (make: string, section: SiteSection): string =>
  `More used ${make} ${vehicleWord(section, 2)}`;

export const allOfMake = (make: string, section: SiteSection): string =>
  `See all used ${make} ${vehicleWord(section, 2)}`;

/** "Show all 9" (CG-090). */
export const showAll = (count: number): string => `Show all ${count}`;
export const showFirst = (count: number): string => `Show the first ${count}`;

/** "1 to 4 of 12", counted from 1. */
export const inViewWords = (first: number, last: number, count: number): string =>
  first === last ? `${first} of ${count}` : `${first} to ${last} of ${count}`;

export const slideName = (place: number, count: number): string => `${place + 1} of ${count}`;

/** Names of the two buttons: "Next similar vehicles". */
export const stepName = (towards: 'next' | 'previous', what: string): string =>
  `${towards === 'next' ? 'Next' : 'Previous'}: ${what}`;

/** FIN-56: what the figures of similar vehicles are worked out with. */
export const similarTermsLine = (terms: {
  readonly deposit: number;
  readonly months: number;
  readonly mileage: number;
}): string =>
  `Monthly figures are illustrations with a ${terms.deposit}% deposit, over ${terms.months} months, at ${inWords(terms.mileage)} miles a year.`;
export const EXAMPLE_LINK = 'Representative example and how finance works';

/** Said only to a shopper who has been waiting for them (ERR-31, UX rule 24). */
export const couldNotBeLoaded = (what: string): string =>
  `${what}: these could not be loaded this time.`;
export const noneFound = (what: string): string => `${what}: there are none at the moment.`;

/** Over look-alikes: for a vehicle that is sold, and for an address that leads nowhere. */
export const lookAlikesTitle = (reason: 'sold' | 'not-found', section: SiteSection): string =>
  reason === 'sold'
    ? `Similar ${vehicleWord(section, 2)} you can buy`
    : `${section === 'van' ? 'Vans' : 'Cars'} like the one you were looking for`;

export const searchAll = (section: SiteSection): string =>
  `Search all used ${vehicleWord(section, 2)}`;

/** Beside a rate that an editor's text claims. */
export const RATE_LINE =
  'Rates depend on the vehicle, the term and your circumstances; finance is subject to status.';
