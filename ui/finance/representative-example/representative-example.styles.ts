import { css, styled } from 'styled-components';
import { media } from '../../theme/media';
import { radius, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

export const ExampleBox = styled.section<{ $narrow: boolean }>`
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};
  padding: ${space(16)};
  ${media.tablet} {
    padding: ${space(24)};
  }

  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(8)};
  }
  h2 {
    ${text(22)}
  }
  .subject {
    margin-block: ${space(8, 12)};
    color: ${token('ink-soft')};
  }
  .small {
    margin-top: ${space(12)};
    color: ${token('ink-soft')};
    ${text(13)}
  }
  ${({ $narrow }) =>
    $narrow &&
    css`
      ${media.tablet} {
        padding: ${space(16)};
      }
      h2 {
        ${text(18)}
      }
      && tbody {
        display: block;
      }
      && tr {
        padding-block: ${space(4)};
        ${text(15)}
      }
    `}
`;

export const ExampleTable = styled.table`
  tbody {
    display: grid;
    column-gap: ${space(48)};
    ${media.tablet} {
      grid-template-columns: 1fr 1fr;
    }
  }
  tr {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(16)};
    padding-block: ${space(8)};
    border-bottom: 1px solid ${token('line')};
  }
  th {
    flex: 1 1 7rem;
    font-weight: 400;
  }
  td {
    margin-inline-start: auto;
    font-weight: 650;
    text-align: end;
  }
`;
