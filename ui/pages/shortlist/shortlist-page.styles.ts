import { styled } from 'styled-components';
import { ResultList } from '../../stock/vehicle-card/result-list.styles';
import { media } from '../../theme/media';
import { layer, radius, shadow, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

/** The page's heading beside what can be done with the whole list. */
export const ShortlistHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(16)};
  margin-block: ${space(8, 24)};

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
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: start;
    justify-content: end;
    gap: ${space(12)};
    ${media.tablet} {
      position: relative;
      /* Over the list: opening it moves nothing. */
      .ways {
        position: absolute;
        z-index: ${layer.raised};
        inset: 100% 0 auto auto;
        width: 18rem;
        padding: ${space(16)};
        border: 1px solid ${token('line')};
        border-radius: ${radius.card};
        background: ${token('paper')};
        box-shadow: ${shadow};
      }
    }
    ${media.phone} {
      flex: 1 1 100%;
      > * {
        width: 100%;
      }
    }
  }
`;

/** Laid out as results are, as the shopper has chosen; each card with its price news under it. */
export const KeptCards = styled(ResultList)`
  margin-top: ${space(16)};

  & > li {
    display: grid;
    grid-template: 1fr auto / minmax(0, 1fr);
    gap: ${space(8)};
  }
  .news {
    min-height: 1.25rem;
    padding-inline: ${space(16)};
  }
`;

/** What the account of whoever is logged in has to offer, below the cards. */
export const AccountPlace = styled.div`
  > section {
    margin-top: ${space(32)};
  }
`;
