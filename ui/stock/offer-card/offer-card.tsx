import { styled } from 'styled-components';
import type { ResultsPageOffer } from '../../../core/promo/public';
import { media } from '../../theme/media';
import { radius, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';
import { SiteLink } from '../../parts/site-link/site-link';
import { OfferPicture } from './offer-picture';

const OfferBox = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  height: 100%;
  min-height: 12rem;
  border-radius: ${radius.card};
  background: ${token('plate')};
  color: ${token('on-plate')};
  overflow: clip;

  .words {
    padding: ${space(24)};
    font-weight: 700;
    ${text(22)}
    ${media.tablet} {
      ${text(28)}
    }
  }
  a {
    color: inherit;
    text-decoration: none;
    &::after {
      position: absolute;
      inset: 0;
      content: '';
    }
    &:hover {
      text-decoration: underline;
    }
  }
`;

/** An advertisement between the results: desktop and phone picture, or its words alone (CARD-32). */
export function OfferCard({ offer }: { readonly offer: ResultsPageOffer }) {
  return (
    <OfferBox aria-label="Offer">
      <OfferPicture desktop={offer.desktopImage} mobile={offer.mobileImage} />
      <p className="words">
        <SiteLink href={offer.link}>{offer.message}</SiteLink>
      </p>
    </OfferBox>
  );
}
