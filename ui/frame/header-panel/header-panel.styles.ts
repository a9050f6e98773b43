import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { motion, radius, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

/** As high as the panel at least, so that the words at its foot lie at its foot. */
export const PanelBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(16)};
  min-height: 100%;
`;

/** Stays in view above the rows that scroll; the panel's own padding is covered by it. */
export const PanelTabs = styled.div`
  position: sticky;
  top: -1.5rem;
  z-index: 2;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin: -1.5rem -1.5rem 0;
  padding-inline: ${space(16)};
  border-bottom: 1px solid ${token('line')};
  background: ${token('paper')};
`;

export const PanelTab = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(8)};
  min-height: 3rem;
  padding: ${space(8, 4)};
  border: 0;
  background: none;
  color: ${token('ink-soft')};
  font-weight: 600;
  ${text(15)}

  ${media.hover} {
    &:hover {
      color: ${token('ink')};
    }
  }
  &::after {
    position: absolute;
    inset: auto ${space(8)} -1px;
    height: 3px;
    border-radius: 3px 3px 0 0;
    background: none;
    content: '';
    transition: background-color ${motion.state};
  }
  &[aria-current='true'] {
    color: ${token('ink')};
    &::after {
      background: ${token('brand')};
    }
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  svg {
    flex: none;
    ${media.phone} {
      display: none;
    }
  }
  &[aria-current='true'] .star {
    fill: ${token('plate')};
    stroke: ${token('ink')};
  }
  .count {
    min-width: 1.5rem;
    padding-inline: 0.375rem;
    border-radius: 999px;
    background: ${token('wash')};
    color: ${token('ink')};
    font-variant-numeric: tabular-nums;
    text-align: center;
    ${text(13)}
  }
`;

export const PanelRows = styled.ul`
  display: grid;
  & > li {
    min-width: 0;
    padding-block: ${space(12)};
  }
  & > li + li {
    border-top: 1px solid ${token('line')};
  }
  & > li:first-child {
    padding-top: 0;
  }
  /* A name is what a vehicle is known by here: it is never cut. */
  article a {
    white-space: normal;
  }
  ${media.phone} {
    article .picture {
      width: 4.5rem;
    }
  }
`;

/** A free place to compare: as high as a row, so that the three stand alike. */
export const FreeSlot = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(12)};
  min-height: 3.75rem;
  color: ${token('ink-soft')};
  ${text(15)}

  &::before {
    flex: none;
    width: 6rem;
    ${media.phone} {
      width: 4.5rem;
    }
    aspect-ratio: 16 / 10;
    border: 1.5px dashed ${token('ink-soft')};
    border-radius: ${radius.control};
    opacity: 0.6;
    content: '';
  }
`;

/** Holds the place of a row, to the pixel. */
export const RowSkeleton = styled.div`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  ${media.phone} {
    grid-template-columns: 4.5rem minmax(0, 1fr);
  }
  align-items: center;
  gap: ${space(12)};
`;

/** What a vehicle costs, and whether that has moved. */
export const RowPrice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(8)};
  font-variant-numeric: tabular-nums;
  ${text(13)}

  strong {
    font-weight: 650;
    ${text(15)}
  }
`;

export const SinceSaved = styled.span<{ $kind: 'fell' | 'rose' }>`
  color: ${({ $kind }) => token($kind === 'fell' ? 'good' : 'ink-soft')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-wrap: balance;
  ${text(13)}

  svg {
    display: inline-block;
    margin-inline-end: 0.25rem;
    vertical-align: -0.125em;
  }
`;

/** Under the rows, at the foot of the panel while it scrolls. */
export const PanelWords = styled.div`
  position: sticky;
  bottom: -0.5rem;
  z-index: 2;
  margin-top: auto;

  [role='status'] {
    position: static;
    padding: 0;
    justify-items: stretch;
  }
`;

export const PanelFoot = styled.div`
  display: grid;
  gap: ${space(8)};
  min-width: 0;
`;

export const SendBox = styled.div`
  display: grid;
  justify-items: stretch;
  gap: ${space(4)};
  min-width: 0;

  .said {
    color: ${token('ink-soft')};
    text-align: center;
    ${text(13)}
  }
  label {
    display: grid;
    gap: ${space(4)};
    ${text(13)}
  }
  input {
    width: 100%;
    min-height: 2.75rem;
    padding: ${space(8, 12)};
    border: 1px solid ${token('ink-soft')};
    border-radius: ${radius.control};
    background: ${token('paper')};
    ${text(15)}
  }
`;
