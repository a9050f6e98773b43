import { styled } from 'styled-components';
import { media } from '../theme/media';
import { gutters } from '../theme/mixins';
import { CONTENT_WIDTH, HEADER_HEIGHT, layer, radius, space, text } from '../theme/scale';
import { token } from '../theme/tokens';

export const HeaderBar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.header};
  border-bottom: 1px solid ${token('line')};
  background: ${token('paper')};
  ${media.print} {
    display: none;
  }
`;

export const HeaderInner = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(12)};
  min-height: ${HEADER_HEIGHT};
  max-width: ${CONTENT_WIDTH};
  margin-inline: auto;
  ${gutters}
  /* Twice the text does not fit a phone in one line. */
  ${media.phone} {
    flex-wrap: wrap;
  }
  ${media.tablet} {
    gap: ${space(24)};
  }

  .home {
    flex: none;
    text-decoration: none;
  }
`;

export const MenuLinks = styled.nav`
  display: flex;
  gap: ${space(12)};
  ${media.tablet} {
    gap: ${space(16)};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: ${token('ink')};
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
    text-transform: capitalize;
    ${text(15)}
    span {
      white-space: pre;
    }
    ${media.tablet} {
      text-transform: none;
    }
    ${media.phone} {
      span {
        display: none;
      }
      /* A phone has room for the two halves of the stock; the foot has the rest. */
      &.roomy {
        display: none;
      }
    }
    &:hover {
      color: ${token('brand')};
    }
  }
`;

export const SearchForm = styled.form`
  position: relative;
  display: none;
  flex: 1;
  max-width: 26rem;
  margin-inline-start: auto;
  ${media.tablet} {
    display: block;
  }

  input {
    width: 100%;
    height: 2.75rem;
    padding: 0 ${space(48)} 0 ${space(16)};
    border: 1px solid ${token('ink-soft')};
    border-radius: 999px;
    background: ${token('canvas')};
    &::placeholder {
      color: ${token('ink-soft')};
      opacity: 1;
    }
  }
  button {
    position: absolute;
    top: 0;
    right: 0;
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: ${token('brand')};
  }
`;

export const Held = styled.div`
  display: flex;
  gap: ${space(12)};
  margin-inline-start: auto;
  color: ${token('ink-soft')};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  ${text(15)}
  ${media.tablet} {
    margin-inline-start: 0;
  }

  span {
    display: inline-flex;
    align-items: center;
    gap: ${space(4)};
  }
`;
