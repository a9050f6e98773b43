import * as t from 'io-ts';
import { parsePromoRules, type ResultsPageOffer } from '../../../core/promo/public';
import { identifier, text } from '../lenient';
import { outsideAddress } from '../outside-address';
import { withoutAbsent } from '../../../core/kernel/without-absent';

/** An advertisement between the results, as it travels (PROMO-06). */
export const OfferDto = t.strict(
  {
    id: identifier,
    url_link: text,
    offer_message: text,
    desktop_image: text,
    mobile_image: text,
    matching_rules: t.unknown,
  },
  'Offer',
);
export type OfferDto = t.TypeOf<typeof OfferDto>;

/** The offer in the core's words. A link that would run is no link (CX-3). */
export const toOffer = (dto: OfferDto): ResultsPageOffer =>
  withoutAbsent({
    id: dto.id,
    link: outsideAddress('link', dto.url_link),
    message: dto.offer_message ?? '',
    desktopImage: outsideAddress('media', dto.desktop_image),
    mobileImage: outsideAddress('media', dto.mobile_image),
    rules: parsePromoRules(dto.matching_rules),
  });
