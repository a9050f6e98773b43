import { styled } from 'styled-components';
import { media } from '../../../theme/media';
import { MEASURE, radius, space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';

/** Nine points on paper, so that all of it stands on one sheet. */
export const smallPrint = 'font-size: 0.75rem; line-height: 1rem;';

export const ResultBox = styled.div`
  display: grid;
  gap: ${space(32)};
  min-width: 0;

  h2 {
    ${text(22)}
  }
  .soft {
    color: ${token('ink-soft')};
  }
  section > p {
    max-width: ${MEASURE};
  }
  section > h2 + p {
    margin-top: ${space(4)};
  }
  section > .after {
    margin-top: ${space(12)};
  }
  .on-paper {
    display: none;
  }
  ${media.print} {
    display: block;
    > * + * {
      margin-top: ${space(12)};
    }
    /* The page's own room at its foot would begin a second sheet. */
    margin-bottom: -4.5rem;
    h2 {
      ${text(16)}
    }
    && p {
      max-width: none;
      ${smallPrint}
    }
    .on-paper {
      display: block;
    }
  }
`;

/** What was valued, and when. */
export const ResultHead = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(12, 24)};

  .vehicle > p {
    color: ${token('ink-soft')};
  }
  .last-day {
    font-weight: 650;
  }
  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    .dates {
      grid-column: 1 / -1;
    }
  }
  ${media.desktop} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    .dates {
      grid-column: auto;
      text-align: end;
    }
  }
  ${media.print} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    .dates {
      grid-column: auto;
      text-align: end;
    }
  }
`;

/** What can be done with the prices beside what they rest on; first of both where they stand under each other. */
export const ResultColumns = styled.div`
  display: grid;
  gap: ${space(32)};

  > div {
    display: grid;
    align-content: start;
    gap: ${space(32)};
    min-width: 0;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: ${space(48)};
    > .basis {
      grid-row: 1;
      grid-column: 1;
    }
  }
  ${media.print} {
    display: block;
    > div {
      display: block;
    }
    > div > * + * {
      margin-top: ${space(12)};
    }
  }
`;

/** What to do with a price, as a sheet of its own. */
export const NextSheet = styled.div`
  display: grid;
  gap: ${space(16)};
  padding: ${space(24)};
  border-radius: ${radius.card};
  background: ${token('brand-wash')};

  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(12, 16)};
  }
  @media (scripting: none) {
    .scripted {
      display: none;
    }
  }
  ${media.print} {
    margin-bottom: ${space(12)};
    padding: 0;
    background: none;
    && > * + * {
      margin-top: ${space(4)};
    }
  }
`;

/** A row that stands open on paper, where nobody can open it. */
export const OnPaperToo = styled.div`
  ${media.print} {
    details {
      border-bottom: 0;
    }
    summary {
      min-height: 0;
      padding-block: 0;
    }
    summary + div {
      padding-bottom: 0;
    }
    details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    .turner {
      display: none;
    }
    table {
      max-width: none;
      ${smallPrint}
      th,
      td {
        padding-block: 0;
      }
    }
    .times {
      display: inline;
      margin-inline-start: 0.5em;
    }
  }
`;

/** Short points, each behind a dot. */
export const Points = styled.ul`
  display: grid;
  align-content: start;
  gap: ${space(8, 24)};

  li {
    position: relative;
    padding-inline-start: ${space(16)};
  }
  li::before {
    position: absolute;
    inset-inline-start: 0;
    content: '' / '';
    width: 0.375rem;
    height: 0.375rem;
    margin-top: 0.5em;
    border-radius: 50%;
    background: ${token('brand')};
    print-color-adjust: exact;
  }
`;

export const Looked = styled(Points)`
  max-width: ${MEASURE};
  margin-top: ${space(12)};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    max-width: none;
  }
  ${media.print} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(4, 16)};
    margin-top: ${space(4)};
    ${smallPrint}
  }
`;
