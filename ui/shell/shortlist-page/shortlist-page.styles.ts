import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

/** The page's heading beside what can be done with the whole list. */
export const ShortlistHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(16)};
  margin-block: ${space(16, 24)};

  .words {
    flex: 1 1 18rem;
    min-width: 0;
  }
  .note {
    margin-top: ${space(4)};
    max-width: 60ch;
    color: ${token('ink-soft')};
    ${text(16)}
  }
  .doing {
    flex: none;
    ${media.phone} {
      flex: 1 1 100%;
      > * {
        width: 100%;
      }
    }
  }
`;

/** Cards with their price news above them. */
export const KeptCards = styled.ul`
  display: grid;
  gap: ${space(16)};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  margin-top: ${space(16)};

  ${media.tablet} {
    gap: ${space(24)};
  }
  & > li {
    display: grid;
    grid-template-rows: 1fr auto;
    gap: ${space(8)};
    min-width: 0;
  }
  .news {
    min-height: 1.25rem;
    padding-inline: ${space(16)};
  }
`;
