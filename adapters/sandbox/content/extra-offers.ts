import type { StockRecord } from '../stock/stock-record';

interface WireExtraOffer {
  readonly template_slug: 'vehicle-search-extra-offers';
  readonly contents: {
    readonly title: string;
    /** Two underscores on either side, as the documents have it (VDP-58). */
    readonly terms__and__conditions?: string;
  };
}

const offer = (title: string, terms?: readonly string[]): WireExtraOffer => ({
  template_slug: 'vehicle-search-extra-offers',
  contents: {
    title,
    ...(terms === undefined ? {} : { terms__and__conditions: terms.join('\n\n') }),
  },
});

const WINTER_SALE = offer('Winter sale', [
  'The winter sale price is the price shown. It applies to orders placed while the vehicle is advertised at that price.',
  'It cannot be used together with another offer. Part exchange is welcome; its value does not depend on this offer.',
]);

const VAN_SERVICE = offer('First service included', [
  'We carry out the first scheduled service after purchase at one of our branches, at no charge for parts or labour.',
  'The service must be booked within 12 months of collection and before the van has covered 12,000 more miles. It has no cash value.',
]);

/** Has no terms of its own: the page says that terms apply (VDP-37). */
const CHARGING_CABLE = offer('Charging cable included');

/** As its feed tells it: what comes with it is for the feed to say. */
const isAsTold = ({ details }: StockRecord): boolean => details.examples?.length === 0;

/** The marketing department's offers that come with a vehicle, by rule. */
export const extraOffersOn = (record: StockRecord): readonly WireExtraOffer[] => [
  ...(record.tags.includes('winter_sale') ? [WINTER_SALE] : []),
  ...(record.vatScheme === 'Commercial' && !isAsTold(record) ? [VAN_SERVICE] : []),
  ...(record.fuelType === 'Electric' && !isAsTold(record) ? [CHARGING_CABLE] : []),
];

/** A sale is an offer wherever it is shown; a reduced price is one on results pages (VDP-50). */
export function advertClassificationOf(record: StockRecord): 'OFFER' | 'RESULTS_PAGE_OFFER' | null {
  if (record.tags.includes('winter_sale')) return 'OFFER';
  const { pricePence, finalPricePence } = record;
  return pricePence !== null && finalPricePence !== null && finalPricePence < pricePence
    ? 'RESULTS_PAGE_OFFER'
    : null;
}
