import type { SiteSection } from '../../core/stock/public';
import { vehicleWord } from './search-copy';

export const PRINT = 'Print';
/** Names the two things to do with the page, for those who go by landmarks. */
export const PRINTING = 'Printing';
export const BACK_TO_VEHICLE = 'Back to the vehicle';

/** "Made on 28 November 2026": prices and stock change, so that the day belongs on the paper. */
export const madeOn = (day: string): string => `Made on ${day}`;
export const MAY_CHANGE = 'Prices and availability may change after this day.';

export const CHECK_TITLE = 'Vehicle check';
export const checkPageTitle = (title: string): string => `Vehicle check of ${title}`;

/** An honest line instead of a check that is not there. */
export const CHECK_NOT_LOADED =
  'The vehicle check could not be loaded when this page was made. Please ask us for it before you buy.';
export const CHECK_NOT_ON_RECORD =
  'No result of a vehicle check is on record here. Please ask us for it before you buy.';

export const FINANCE_TITLE = 'Finance';
export const FINANCE_NOT_LOADED =
  'Finance figures could not be loaded when this page was made. Please ask us for them.';
export const BRANCH_TITLE = 'Where to see it';
export const DETAILS_TITLE = 'Details';
export const SPECIFICATION_TITLE = 'Technical specification';
export const EQUIPMENT_TITLE = 'Equipment';
export const EXTRAS_TITLE = 'Optional extras';
export const extrasTotal = (someUnpriced: boolean): string =>
  someUnpriced ? 'Together, as far as prices are known' : 'Together';

/** Said of a vehicle that cannot be bought. */
export const reservedLine = (section: SiteSection): string =>
  `This ${vehicleWord(section, 1)} is reserved for another customer.`;
export const soldLine = (section: SiteSection): string =>
  `This ${vehicleWord(section, 1)} is no longer for sale.`;
