import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { space, text } from '../../theme/scale';
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
  /* A link in a line of text; its room to press reaches beyond it. */
  .phone-only {
    position: relative;
    min-height: 0;
    padding: 0;
    margin-inline-start: ${space(4)};
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
