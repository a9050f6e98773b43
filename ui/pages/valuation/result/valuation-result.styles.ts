import { styled } from 'styled-components';
import { media } from '../../../theme/media';
import { MEASURE, space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';

export const ResultBox = styled.div`
  display: grid;
  gap: ${space(32)};
  min-width: 0;
  max-width: 64rem;

  h2 {
    ${text(22)}
  }
  .soft,
  .notes {
    color: ${token('ink-soft')};
  }
  section > p,
  .notes p {
    max-width: ${MEASURE};
  }
  section > h2 + p {
    margin-top: ${space(4)};
  }
  section > .after {
    margin-top: ${space(12)};
  }
  ${media.print} {
    gap: ${space(16)};
    h2 {
      ${text(18)}
    }
    p {
      ${text(13)}
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
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    .dates {
      text-align: end;
    }
  }
  ${media.print} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
  }
`;

/** A row that stands open on paper, where nobody can open it. */
export const OnPaperToo = styled.div`
  ${media.print} {
    details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    .turner {
      display: none;
    }
    table {
      max-width: none;
      th,
      td {
        padding-block: 1px;
      }
    }
    .times {
      display: inline;
      margin-inline-start: 0.5em;
    }
  }
`;

export const Looked = styled.ul`
  display: grid;
  gap: ${space(8, 24)};
  max-width: ${MEASURE};
  margin-top: ${space(12)};
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
    margin-top: 0.5625rem;
    border-radius: 50%;
    background: ${token('brand')};
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    max-width: none;
  }
  ${media.print} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(4, 16)};
    ${text(13)}
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(12, 16)};
  @media (scripting: none) {
    .scripted {
      display: none;
    }
  }
`;
