import { styled } from 'styled-components';
import { gutters } from '../theme/mixins';
import { media } from '../theme/media';
import { CONTENT_WIDTH, space, text } from '../theme/scale';
import { token } from '../theme/tokens';

export const FooterBar = styled.footer`
  border-top: 1px solid ${token('line')};
  background: ${token('paper')};
  ${media.print} {
    display: none;
  }
`;

export const FooterInner = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(24)};
  max-width: ${CONTENT_WIDTH};
  margin-inline: auto;
  padding-block: ${space(48)};
  color: ${token('ink-soft')};
  ${text(15)}
  ${gutters}

  h2 {
    color: ${token('ink')};
    ${text(18)}
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(8, 24)};
  }
  p {
    max-width: 80ch;
    ${text(13)}
  }
`;

export const BranchList = styled.ul`
  display: grid;
  gap: ${space(24)};
  grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  margin-top: ${space(16)};

  li {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${space(4)};
  }
  strong {
    color: ${token('ink')};
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: ${space(4)};
    min-height: 1.75rem;
  }
`;
