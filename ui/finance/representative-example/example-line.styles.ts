import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { text } from '../../theme/scale';
import { token } from '../../theme/tokens';

/** Small print that is read before the figures it is about, in few lines. */
export const ExampleText = styled.p`
  color: ${token('ink-soft')};
  font-variant-numeric: tabular-nums;
  ${text(13)}

  strong {
    color: ${token('ink')};
    white-space: nowrap;
  }
  .roomy {
    ${media.phone} {
      display: none;
    }
  }
  /* On a line of its own: at the end of the text it would jump to the next where letters arrive late. */
  .phone-only {
    position: relative;
    display: block;
    width: fit-content;
    min-height: 0;
    padding: 0;
    /* Its room to press reaches beyond it. */
    ${text(13)}
    &::after {
      content: '';
      position: absolute;
      inset: -12px -8px;
    }
    ${media.desktop} {
      display: none;
    }
  }
  /* Its place is kept while the figures are on their way. */
  &[data-waiting='true']:not(:has(strong)) {
    min-height: 6.25rem;
    ${media.desktop} {
      min-height: 2.5rem;
    }
  }
`;
