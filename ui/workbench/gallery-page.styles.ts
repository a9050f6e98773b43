import { styled } from 'styled-components';
import { media } from '../theme/media';
import { CONTENT_WIDTH, space, text } from '../theme/scale';
import { token } from '../theme/tokens';

export const GalleryMain = styled.main`
  max-width: ${CONTENT_WIDTH};
  margin-inline: auto;
  padding: ${space(32, 16)};
  display: grid;
  gap: ${space(48)};
`;

export const Group = styled.section`
  display: grid;
  gap: ${space(24)};
  min-width: 0;
`;

export const Part = styled.section`
  display: grid;
  gap: ${space(12)};
  min-width: 0;
`;

export const BothLooks = styled.div`
  display: grid;
  border: 1px solid ${token('line')};
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const OneLook = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(24)};
  min-width: 0;
  padding: ${space(24)};
  background: ${token('canvas')};
  color: ${token('ink')};
`;

export const Example = styled.figure`
  display: grid;
  justify-items: start;
  gap: ${space(8)};
  min-width: 0;
  figcaption {
    color: ${token('ink-soft')};
    ${text(13)}
  }
  > div {
    width: 100%;
    max-width: 30rem;
  }
`;
