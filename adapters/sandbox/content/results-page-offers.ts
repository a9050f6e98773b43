import { pictureAddress } from '../pictures/picture-address';
import type { BodyStyle, PictureWidth } from '../pictures/picture-address';

/** Whom an offer is for, by key; a key left out is for everybody. */
type MatchingRules = Partial<Record<'make' | 'range' | 'location' | 'type', readonly string[]>>;

/** What the shopper is looking at (CALL-29); an empty list is no choice. */
export type OfferSearch = Readonly<
  Record<'make' | 'range' | 'location' | 'type', readonly string[]>
>;

interface WireOffer {
  readonly id: number;
  readonly url_link: string;
  readonly offer_message: string;
  readonly desktop_image: string;
  readonly mobile_image: string;
  readonly matching_rules: MatchingRules;
}

function offer(
  id: number,
  url_link: string,
  offer_message: string,
  [style, paint]: readonly [BodyStyle, string],
  matching_rules: MatchingRules = {},
): WireOffer {
  const picture = (width: PictureWidth): string =>
    pictureAddress({ style, face: 'a', paint, view: 'front-three-quarter', width });
  return {
    id,
    url_link,
    offer_message,
    desktop_image: picture(1280),
    mobile_image: picture(640),
    matching_rules,
  };
}

/** The advertisements that stand between the results. */
export const RESULTS_PAGE_OFFERS: readonly WireOffer[] = [
  offer(1, '/car-finance/', 'Spread the cost. See what you could pay each month', [
    'suv',
    'atlantic-blue',
  ]),
  offer(2, '/car-value', 'Part exchange welcome. Value your car in a minute', [
    'hatchback',
    'platinum-silver',
  ]),
  offer(3, '/packages/', 'Drive with peace of mind. Our warranty packages', [
    'estate',
    'slate-grey',
  ]),
  offer(
    4,
    '/used/cars/search/?make=ford',
    'Serviced by people who know Ford',
    ['hatchback', 'midnight-blue'],
    { make: ['ford'] },
  ),
  offer(
    5,
    '/used/cars/search/?make=bmw',
    'Every BMW checked before it is offered',
    ['saloon', 'panther-black'],
    { make: ['bmw'] },
  ),
  offer(6, '/contact/bolton/', 'Come and see it in Bolton', ['city', 'signal-red'], {
    location: ['bolton'],
  }),
  offer(7, '/used/van/search/', 'Vans ready for work', ['panel-van', 'glacier-white'], {
    type: ['van'],
  }),
];

/** The offers for a search: every rule an offer has must be met by what is looked at. */
export function offersFor(search: OfferSearch): readonly WireOffer[] {
  return RESULTS_PAGE_OFFERS.filter(({ matching_rules: rules }) =>
    (['make', 'range', 'location', 'type'] as const).every(
      (key) => rules[key] === undefined || search[key].some((value) => meets(rules[key], value)),
    ),
  );
}

const meets = (wanted: readonly string[] = [], value: string): boolean =>
  wanted.includes(value.toLowerCase());
