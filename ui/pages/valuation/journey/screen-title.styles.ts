import { styled } from 'styled-components';
import { media } from '../../../theme/media';
import { HEADER_HEIGHT, radius, space, text } from '../../../theme/scale';
import { tabular } from '../../../theme/mixins';
import { token } from '../../../theme/tokens';

/** Where in the journey one is, and what it asks now. */
export const ScreenHead = styled.div`
  display: grid;
  gap: ${space(8)};
  scroll-margin-top: calc(${HEADER_HEIGHT} + 1rem);

  .place {
    ${tabular}
    color: ${token('ink-soft')};
    ${text(15)}
  }
  .trail {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: ${space(4)};
    max-width: 36rem;
  }
  .trail span {
    height: 0.375rem;
    border-radius: ${radius.control};
    background: ${token('line')};
  }
  .trail .done {
    background: ${token('brand')};
  }
  .lead {
    max-width: 36rem;
    color: ${token('ink-soft')};
    ${text(18)}
  }
  h1:focus {
    outline: none;
  }
  ${media.forcedColours} {
    .trail span {
      border: 1px solid CanvasText;
    }
    .trail .done {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
