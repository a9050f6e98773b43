import { styled } from 'styled-components';
import { media } from '../../../theme/media';
import { space } from '../../../theme/scale';

export const PanelSkeleton = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(16)};
  /* As high as the panel of most vehicles, so that what is below it stays where it is. */
  min-height: 192rem;
  ${media.tablet} {
    min-height: 138rem;
  }
  ${media.desktop} {
    min-height: 113rem;
  }
`;
