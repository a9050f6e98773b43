import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { HEADER_HEIGHT, MEASURE, radius, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

/** What is read at the left, and the map beside it where there is room. */
export const MapColumns = styled.div`
  display: grid;
  gap: ${space(32)};
  margin-top: ${space(24)};
  > * {
    min-width: 0;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);
    gap: ${space(48)};
    align-items: start;
  }
`;

export const MapSide = styled.div`
  display: grid;
  gap: ${space(16)};
  ${media.desktop} {
    position: sticky;
    top: calc(${HEADER_HEIGHT} + 1rem);
  }
`;

export const Listed = styled.div`
  display: grid;
  gap: ${space(24)};
`;

/** Open or closed, under the name of the branch. */
export const StatusLine = styled.div`
  margin-top: ${space(12)};
  ${text(18)}
`;

/** The parts of a branch's page, one under the other. */
export const BranchParts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(48)};
  margin-top: ${space(48)};
  h2 {
    ${text(22)}
  }
  > section {
    min-width: 0;
  }
`;

export const BranchFacts = styled.div`
  display: grid;
  gap: ${space(32)};
  h2 {
    margin-bottom: ${space(12)};
    ${text(22)}
  }
  address {
    font-style: normal;
    line-height: 1.75rem;
  }
  address > span {
    display: block;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

/** How many vehicles stand at the branch, and the way to them. */
export const StockCard = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(16, 24)};
  padding: ${space(24)};
  border-radius: ${radius.card};
  background: ${token('brand-wash')};
  h2 {
    max-width: 28ch;
    font-variant-numeric: tabular-nums;
  }
  .halves {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(4, 24)};
    margin-top: ${space(4)};
    font-variant-numeric: tabular-nums;
  }
  .halves a {
    padding-block: ${space(4)};
  }
`;

/** Where the form of the branch stands, beside its other ways. */
export const ContactPart = styled.section`
  display: grid;
  gap: ${space(12)};
  max-width: ${MEASURE};
  scroll-margin-top: calc(${HEADER_HEIGHT} + 1rem);
  > p {
    color: ${token('ink-soft')};
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(12)};
    margin-block: ${space(4, 12)};
  }
  ${media.print} {
    display: none;
  }
  ${media.phone} {
    .ways > * {
      flex: 1 1 100%;
    }
  }
`;

export const PickerPart = styled.section`
  display: grid;
  gap: ${space(16)};
`;
