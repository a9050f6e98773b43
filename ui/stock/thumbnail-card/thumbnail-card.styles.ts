import { styled } from 'styled-components';
import { radius, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

/** The whole card is a press on its link; the remove control lies beside it, above the link. */
export const Thumbnail = styled.article`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(12)};
  min-width: 0;

  .picture {
    flex: none;
    width: 6rem;
    aspect-ratio: 16 / 10;
    border-radius: ${radius.control};
    overflow: clip;
  }
  button {
    flex: none;
    position: relative;
    z-index: 1;
  }
`;

export const ThumbnailWords = styled.div`
  flex: 1;
  min-width: 0;

  a {
    display: block;
    color: ${token('ink')};
    font-weight: 600;
    text-decoration: none;
    &::after {
      position: absolute;
      inset: 0;
      content: '';
    }
    &:hover {
      color: ${token('brand')};
      text-decoration: underline;
    }
  }
  p {
    color: ${token('ink-soft')};
    ${text(13)}
  }
`;
