import type { EnquiryOption, EnquiryKind } from '../../../core/enquiry/public';
import type { SiteSection } from '../../../core/stock/public';
import { vehicleWord } from '../search-copy';

/** VDP-28, in its two halves. */
export const LIKE_THIS_VEHICLE = 'Like this vehicle?';
export const ENQUIRE_NOW = 'Enquire now';

/** VDP-29. */
export const OPTION_WORDS: Readonly<Record<EnquiryOption['kind'], string>> = {
  reserve: 'Reserve Online',
  'buy-now': 'Buy Now',
  'test-drive': 'Book Test Drive',
  chat: 'Chat with us',
  'general-enquiry': 'Make General Enquiry',
  callback: 'Request Callback',
  enquire: 'Enquire on this vehicle',
};

/** What the links of the bar are for, for those who jump from one landmark to the next. */
export const BAR_NAME = 'Ways to enquire';

export const OPENS_A_NEW_TAB = '(opens in a new tab)';

/** The title of an enquiry's page, and of its window. */
export const enquiryTitle = (kind: EnquiryKind, vehicle: string): string =>
  ({
    'general-enquiry': 'Make a general enquiry',
    appointment:
      vehicle === ''
        ? 'Book a virtual appointment'
        : `Book a virtual appointment to see the ${vehicle}`,
    reserve: `Reserve the ${vehicle} online`,
    'buy-now': `Buy the ${vehicle} online`,
    'test-drive': `Book a test drive of the ${vehicle}`,
    callback: `Request a callback about the ${vehicle}`,
    enquire: `Enquire about the ${vehicle}`,
  })[kind];

/** Where the form cannot be had, and the branch is rung instead. */
export const FORM_UNAVAILABLE = 'We cannot show the form at the moment';

export const ALL_BRANCHES = 'See all our branches';

/** Beside the branch's name, or a sentence that has it; the number stays in one piece. */
export const callWords = (telephone: string): string =>
  `Call ${telephone.replaceAll(' ', '\u00a0')}`;

export const DIRECTIONS = 'Directions';

/** "Used vans at Bolton". */
export const branchStockWords = (section: SiteSection, place: string): string =>
  `Used ${vehicleWord(section, 2)} at ${place}`;

/** For search engines and shared links. */
export const enquiryDescription = (vehicle: string): string =>
  `Whom to ring about the ${vehicle}, and what happens when you do.`;
