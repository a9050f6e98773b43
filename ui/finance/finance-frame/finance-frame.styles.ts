import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { MEASURE, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

export const Heading = styled.h1`
  margin-top: ${space(8)};
`;

export const Lead = styled.p`
  max-width: ${MEASURE};
  margin-top: ${space(8)};
  color: ${token('ink-soft')};
  ${media.tablet} {
    ${text(18)}
  }
`;
