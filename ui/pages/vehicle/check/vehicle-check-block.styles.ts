import { styled } from 'styled-components';
import { media } from '../../../theme/media';
import { MEASURE, space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';

export const CheckBody = styled.div`
  display: grid;
  gap: ${space(24)};
`;

export const CheckNote = styled.p`
  max-width: ${MEASURE};
  span {
    color: ${token('ink-soft')};
  }
`;

/** Columns of four, read downwards; under each other on a phone. */
export const CheckGrid = styled.div`
  display: grid;
  gap: ${space(16)};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(24)};
  }
`;

export const CheckColumn = styled.ul`
  display: grid;
  align-content: start;
  gap: ${space(16)};

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${space(12)};
  }
  svg {
    margin-block-start: 2px;
    color: ${token('good')};
  }
  h3 {
    ${text(16)}
  }
  p {
    grid-column: 2;
    color: ${token('ink-soft')};
    ${text(15)}
  }
`;

export const CheckFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8, 24)};
`;
