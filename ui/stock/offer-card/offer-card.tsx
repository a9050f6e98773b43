import { ArrowRight } from 'lucide-react';
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
  height: 100%;
  min-height: 12rem;
  border: 1px solid ${token('brand')};
  border-radius: ${radius.card};
  background: ${token('brand')};
  color: ${token('on-brand')};
  /* In the dark the brand's colour is a light one, and an offer that size would outshine the cars. */
  background: light-dark(${token('brand')}, ${token('brand-wash')});
  color: light-dark(${token('on-brand')}, ${token('ink')});
  overflow: clip;

  ${media.tablet} {
    html[data-view='list'] & {
      display: grid;
      grid-template-columns: 46% minmax(0, 1fr);
    }
  }

  .words {
    display: grid;
    flex: 1;
    align-content: center;
    padding: ${space(24)};
    border-top: 4px solid ${token('plate')};
    font-weight: 650;
    text-wrap: balance;
    ${text(22)}
    ${media.tablet} {
      ${text(28)}
    }
  }
  svg {
    display: inline;
    vertical-align: -0.1em;
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
        <SiteLink href={offer.link}>
          <span>{offer.message}</span> <ArrowRight aria-hidden="true" size={24} />
        </SiteLink>
      </p>
    </OfferBox>
  );
}
