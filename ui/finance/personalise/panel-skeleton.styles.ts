import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { space } from '../../theme/scale';

export const PanelSkeleton = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(16)};
  min-height: 100rem;
  ${media.tablet} {
    min-height: 75rem;
  }
`;
