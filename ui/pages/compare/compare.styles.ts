import { createGlobalStyle, styled } from 'styled-components';
import { media } from '../../theme/media';
import { space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

/** A comparison is wide: its paper lies on its side. */
export const Landscape = createGlobalStyle`
  ${media.print} {
    @page { size: A4 landscape; margin: 10mm; }
    nav[aria-label='Breadcrumbs'] { display: none; }
  }
`;

export const TopLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8, 16)};
  min-height: 2.75rem;
  margin-top: ${space(8)};

  .tools {
    display: flex;
    gap: ${space(8)};
  }
  ${media.print} {
    min-height: 0;
    h1 {
      ${text(22)}
    }
    .tools {
      display: none;
    }
  }
`;

/** Where a printed page was found, and when. */
export const OnPaper = styled.p`
  display: none;
  ${media.print} {
    display: block;
    color: ${token('ink-soft')};
    ${text(13)}
  }
`;

export const Notes = styled.div`
  display: grid;
  gap: ${space(12)};
  margin-top: ${space(16)};
  &:empty {
    display: none;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(8, 16)};
    margin-top: ${space(8)};
  }
  ${media.print} {
    display: none;
  }
`;

/** The comparison, and beside it on a wide screen what could be added to it. */
export const Floor = styled.div<{ $hasRoom: boolean }>`
  display: grid;
  gap: ${space(24)};
  margin-top: ${space(16)};
  ${media.desktop} {
    align-items: start;
    grid-template-columns: ${({ $hasRoom }) =>
      $hasRoom ? 'minmax(0, 1fr) 18rem' : 'minmax(0, 1fr)'};
  }
  ${media.print} {
    display: block;
    margin-top: 3mm;
  }
`;

export const SmallPrint = styled.div`
  display: grid;
  gap: ${space(4)};
  margin-top: ${space(16)};
  color: ${token('ink-soft')};
  ${text(13)}
`;
