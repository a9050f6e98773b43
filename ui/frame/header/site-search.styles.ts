import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { gutters } from '../../theme/mixins';
import { HEADER_HEIGHT, radius, shadow, space, TOUCH_TARGET } from '../../theme/scale';
import { token } from '../../theme/tokens';

export const SearchForm = styled.form`
  position: fixed;
  inset: ${HEADER_HEIGHT} 0 auto;
  width: 100%;
  margin: 0;
  padding-block: ${space(12)};
  border: 0;
  border-bottom: 1px solid ${token('line')};
  background: ${token('paper')};
  box-shadow: ${shadow};
  overflow: visible;
  color: inherit;
  ${gutters}

  .field {
    position: relative;
  }
  input {
    width: 100%;
    height: ${TOUCH_TARGET};
    padding: 0 ${space(48)} 0 ${space(16)};
    border: 1px solid ${token('ink-soft')};
    border-radius: 999px;
    background: ${token('canvas')};
    &::placeholder {
      color: ${token('ink-soft')};
      opacity: 1;
    }
    &::-webkit-search-cancel-button {
      filter: grayscale(1);
    }
  }
  button {
    position: absolute;
    top: 0;
    right: 0;
    display: grid;
    place-items: center;
    width: ${TOUCH_TARGET};
    height: ${TOUCH_TARGET};
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: ${token('brand')};
  }

  ${media.tablet} {
    position: static;
    display: block;
    flex: 1 1 12rem;
    width: auto;
    max-width: 26rem;
    margin-inline-start: auto;
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
  }
`;
