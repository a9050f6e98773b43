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
  display: grid;
  grid-template-columns: min(9rem, 38%) minmax(0, 1fr);
  min-height: 6rem;
  border: 1px solid ${token('brand')};
  border-radius: ${radius.card};
  background: ${token('brand')};
  color: ${token('on-brand')};
  /* In the dark the brand's colour is a light one, and an offer would outshine the cars. */
  background: light-dark(${token('brand')}, ${token('brand-wash')});
  color: light-dark(${token('on-brand')}, ${token('ink')});
  overflow: clip;

  ${media.tablet} {
    grid-template-columns: min(15rem, 33%) minmax(0, 1fr);
  }

  .words {
    display: grid;
    align-content: center;
    padding: ${space(12, 16)};
    border-inline-start: 4px solid ${token('plate')};
    font-weight: 650;
    text-wrap: balance;
    overflow-wrap: anywhere;
    ${text(18)}
    ${media.tablet} {
      padding-inline: ${space(24)};
      ${text(22)}
    }
  }
  .words:only-child {
    grid-column: 1 / -1;
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
