import { styled } from 'styled-components';
import { media } from '../../../theme/media';
import { radius, space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';

export const TileList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${space(16)};

  > li {
    position: relative;
    display: grid;
    align-content: start;
    gap: ${space(4)};
    min-width: 0;
    padding: ${space(16)};
    border: 1px solid ${token('line')};
    border-radius: ${radius.card};
    background: ${token('paper')};
    ${media.hover} {
      &:hover {
        border-color: ${token('brand')};
      }
    }
  }
  > li.here {
    border-color: ${token('brand')};
    box-shadow: inset 0 0 0 1px ${token('brand')};
  }
  h3 {
    ${text(18)}
  }
  h3 a {
    display: inline-block;
    padding-block: 2px;
    text-decoration: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: ${radius.card};
    }
  }
  .place {
    color: ${token('ink-soft')};
  }
  .miles {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .call {
    position: relative;
    justify-self: start;
    display: inline-flex;
    align-items: center;
    gap: ${space(8)};
    min-height: 2.75rem;
    font-variant-numeric: tabular-nums;
  }
`;
