import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { motion, space } from '../../theme/scale';

/** Cards of vehicles, in columns or below one another as the shopper chose. */
export const ResultList = styled.ul`
  display: grid;
  gap: ${space(16)};
  grid-template-columns: minmax(0, 1fr);

  & > li {
    min-width: 0;
  }
  /* A band over the whole row; vehicles behind it fill the row before. */
  grid-auto-flow: dense;
  & > .band {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    gap: ${space(24)};
    html:not([data-view='list']) & {
      /* Two or three, and fewer where letters are larger than usual. */
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    }
  }
  &[aria-busy='true'] {
    opacity: 0.6;
    ${media.motion} {
      transition: opacity ${motion.state};
    }
  }
`;
