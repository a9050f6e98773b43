import { styled } from 'styled-components';
import { media } from '../../../theme/media';
import { tabular } from '../../../theme/mixins';
import { radius, space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';

/** Pictures and sections left, price right; on a phone the price follows the pictures. */
export const VehicleColumns = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(24)};
  margin-top: ${space(8)};
  ${media.phone} {
    gap: ${space(12)};
    .rest {
      margin-top: ${space(12)};
    }
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 24rem;
    column-gap: ${space(32)};
    grid-template-areas: 'gallery price' 'rest price';
    grid-template-rows: auto 1fr;
    .gallery {
      grid-area: gallery;
    }
    .price-block {
      grid-area: price;
    }
    .rest {
      grid-area: rest;
    }
  }
  .gallery,
  .rest {
    min-width: 0;
  }
  .rest {
    display: flex;
    flex-direction: column;
    gap: ${space(24)};
  }
  /* On paper: the vehicle and its facts; what is there to be pressed or chosen stays on the screen. */
  ${media.print} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(16)};
    .rest {
      display: block;
      grid-column: 1 / -1;
      margin-top: 0;
    }
    .rest > * {
      margin-top: ${space(12)};
    }
    #finance-personalise,
    #review-details {
      display: none;
    }
  }
`;

/** Below the columns, the whole width. */
export const Below = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(32)};
  margin-top: ${space(48)};
  ${media.print} {
    display: none;
  }
`;

/** What is to be known before anything else; often nothing. */
export const Notices = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(12)};
  margin-top: ${space(12)};
  &:empty {
    display: none;
  }
`;

export const Way = styled.div`
  margin-bottom: ${space(8)};
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(4, 16)};
  ${media.print} {
    display: none;
  }

  .back {
    display: inline-flex;
    align-items: baseline;
    gap: ${space(4)};
    padding-block: 2px;
    font-weight: 600;
    ${text(15)}
    svg {
      align-self: center;
    }
  }
`;

export const PriceBox = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(12)};
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};
  padding: ${space(12, 16)};
  ${tabular}
  ${media.tablet} {
    gap: ${space(16)};
    padding: ${space(24)};
  }

  .flags {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(8)};
    min-height: ${space(24)};
  }
  /* Today's views come late: their place is kept. */
  .plate {
    display: flex;
    align-items: center;
    gap: ${space(12)};
    min-height: ${space(32)};
  }
  .views {
    display: inline-flex;
    align-items: center;
    gap: ${space(4)};
    margin-inline-start: auto;
    color: ${token('ink-soft')};
    ${text(13)}
  }
  h1 {
    ${text(28)}
    overflow-wrap: anywhere;
  }
  .derivative {
    margin-top: ${space(4)};
    color: ${token('ink-soft')};
    overflow-wrap: anywhere;
  }
  .grabber {
    font-weight: 600;
    ${text(15)}
  }
  .cost {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${space(4)};

    .price {
      flex-basis: 100%;
    }
  }
  .label:empty {
    display: none;
  }
  .figure {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space(4, 12)};
    color: ${token('ink-soft')};
  }
  .figure > :first-child {
    color: ${token('ink')};
  }
  /* A line of its own: it may come to say more, and nothing is to move then. */
  .own {
    flex-basis: 100%;
  }
  .actions {
    display: flex;
    flex-direction: column;
    gap: ${space(8)};
  }
  .keep {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));
    gap: ${space(8)};

    [aria-pressed='true'] svg,
    .is-kept svg {
      fill: ${token('plate')};
      stroke: ${token('on-plate')};
    }
  }
  ${media.print} {
    padding: ${space(12)};
    .actions,
    .keep,
    .own,
    .views {
      display: none;
    }
  }
`;
