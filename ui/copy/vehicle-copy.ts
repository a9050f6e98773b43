import { inPounds } from '../../core/kernel/money';
import type {
  CardInformation,
  CardRibbon,
  PriceFacts,
  TechBriefPart,
  TitleParts,
} from '../../core/stock/public';
import { inWords } from './search-copy';

/** "2021 (71) Ford Fiesta" (CARD-11); a vehicle that nobody has named is still a used vehicle. */
export const titleWords = ({ plate, make, range }: TitleParts): string =>
  [plate, make, range].filter(Boolean).join(' ') || 'Used vehicle';

export const RIBBON_WORDS: Readonly<Record<CardRibbon, string>> = {
  reserved: 'Reserved',
  'click-and-collect': 'Click & Collect',
  example: 'Example',
};

/** Said where a second-variant card has no place to name (CARD-21). */
export const LOCATION_UNKNOWN = 'Location TBC';

export function techBriefWords(part: TechBriefPart): string {
  switch (part.kind) {
    case 'odometer':
      return `${inWords(part.value)} ${part.units}`;
    case 'power':
      return `${inWords(Math.round(part.bhp))} bhp`;
    case 'transmission':
    case 'fuel':
    case 'body-type':
    case 'colour':
      return part.name;
  }
}

export function informationWords(information: CardInformation): string {
  switch (information.kind) {
    case 'extras-worth':
      return `Optional extras worth ${inPounds(information.worth)}`;
    case 'features':
      return information.features.join(' · ');
    case 'combined-mpg':
      return `${information.mpg} mpg combined`;
  }
}

/** What is added to the price, and the sum where there is one (CARD-28). */
export const adminFeeWords = ({ fee, total }: NonNullable<PriceFacts['adminFee']>): string =>
  `Admin fee ${inPounds(fee)}${total === undefined ? '' : ` · total ${inPounds(total)}`}`;

/** CARD-10: the window is named, since a number without one says nothing. */
export const viewsWords = (count: number): string =>
  count === 1 ? 'Viewed once today' : `Viewed ${inWords(count)} times today`;
