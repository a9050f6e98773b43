import { styled } from 'styled-components';
import { media } from '../../../theme/media';
import { tabular } from '../../../theme/mixins';
import { MEASURE, motion, radius, space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(24)};

  .small {
    max-width: ${MEASURE};
    color: ${token('ink-soft')};
    ${text(13)}
  }
`;

/** The toggle over its whole width, the three dropdowns side by side where there is room. */
export const TermFields = styled.form`
  display: grid;
  gap: ${space(16)};
  align-items: end;
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > fieldset,
    & > .update {
      grid-column: 1 / -1;
    }
  }
`;

/** Its room is kept whether it speaks or not. */
export const StatusLine = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(8, 12)};
  min-height: 2.5rem;
  margin-block: -1rem;
  color: ${token('ink-soft')};
  ${text(15)}

  &[data-failed='true'] {
    color: ${token('danger')};
  }
`;

export const Figures = styled.section`
  display: grid;
  gap: ${space(16)};
  transition: opacity ${motion.state};

  &[aria-busy='true'] .headline strong,
  &[aria-busy='true'] td {
    opacity: 0.7;
  }
  .headline {
    display: grid;
    gap: ${space(16)};
    border-radius: ${radius.card};
    background: ${token('brand-wash')};
    padding: ${space(16)};
    ${media.tablet} {
      grid-template-columns: 1fr auto;
      align-items: center;
      padding: ${space(16, 24)};
    }
  }
  .kind {
    font-weight: 600;
    ${text(15)}
  }
  .amount {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: ${space(8)};
    ${tabular}
  }
  .amount strong {
    font-weight: 700;
    letter-spacing: -0.02em;
    ${text(36)}
  }
  .terms {
    color: ${token('ink-soft')};
    ${tabular}
    ${text(15)}
  }
  .notes {
    display: grid;
    gap: ${space(8)};
    border-inline-start: 3px solid ${token('plate')};
    padding-inline-start: ${space(12)};
    list-style: none;
  }
  .ends {
    max-width: ${MEASURE};
  }
  .lender {
    display: flex;
    align-items: center;
    gap: ${space(8)};
    color: ${token('ink-soft')};
    ${text(15)}
  }
`;
