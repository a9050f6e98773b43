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
  max-width: ${CONTENT_WIDTH};
  margin-inline: auto;
  padding-block: ${space(48)};
  color: ${token('ink-soft')};
  ${text(15)}
  ${gutters}

  h2 {
    margin-bottom: ${space(8)};
    color: ${token('ink')};
    letter-spacing: 0;
    ${text(16)}
  }
  a {
    color: ${token('ink')};
    text-decoration: none;
    &:hover {
      color: ${token('brand')};
      text-decoration: underline;
    }
  }

  .parts {
    display: grid;
    gap: ${space(32)};
    ${media.desktop} {
      grid-template-columns: minmax(16rem, 1fr) minmax(0, 2.2fr);
      column-gap: ${space(72)};
    }
  }
  .links {
    display: grid;
    gap: ${space(32)};
    align-content: start;
  }
  .columns {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(32, 24)};
    ${media.tablet} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    li > * {
      display: inline-block;
      padding-block: ${space(4)};
    }
  }
  .brands ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space(24)};
    a {
      display: inline-block;
      padding-block: ${space(4)};
    }
  }
  .more {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: ${space(24)};
  }
  .social ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(4, 24)};
  }
  .social a {
    display: flex;
    align-items: center;
    gap: ${space(8)};
    min-height: 2.25rem;
  }
`;

/** Who we are and what the law wants said. */
export const FooterFoot = styled.div`
  display: grid;
  gap: ${space(16)};
  margin-top: ${space(32)};
  padding-top: ${space(32)};
  border-top: 1px solid ${token('line')};

  .legal {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(4, 24)};
    a {
      display: inline-block;
      padding-block: ${space(4)};
    }
  }
  p {
    max-width: 90ch;
    ${text(13)}
  }
  .home {
    justify-self: start;
  }
`;
