import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { tabular } from '../../theme/mixins';
import { space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

/** Rows of name and figure; two columns of rows where there is room. */
export const TableOfFigures = styled.table`
  display: block;
  width: 100%;
  ${tabular}

  caption {
    display: block;
    padding-bottom: ${space(8)};
    color: ${token('ink-soft')};
    text-align: start;
    ${text(15)}
  }
  tbody {
    display: grid;
    column-gap: ${space(48)};
    ${media.tablet} {
      grid-template-columns: 1fr 1fr;
    }
  }
  tr {
    display: flex;
    justify-content: space-between;
    gap: ${space(16)};
    padding-block: ${space(8)};
    border-bottom: 1px solid ${token('line')};
  }
  th {
    font-weight: 400;
    text-align: start;
  }
  td {
    font-weight: 650;
    text-align: end;
  }
`;
