import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { space } from '../../theme/scale';
import { token } from '../../theme/tokens';

/** As high as the drawing and the line under it. */
export const DiagramPlace = styled.div`
  width: min(100%, 27rem);
  aspect-ratio: 540 / 800;
  margin-inline: auto;
  margin-block-end: calc(${space(16)} + 3rem);
`;

export const PartsList = styled.details`
  summary {
    width: fit-content;
    padding-block: ${space(8)};
    color: ${token('brand')};
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`;

export const PartsInColumns = styled.div`
  display: grid;
  gap: ${space(16)};
  padding-block: ${space(8, 24)};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
