import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { visuallyHidden } from '../../theme/mixins';
import { radius, space, text, TOUCH_TARGET } from '../../theme/scale';
import { token } from '../../theme/tokens';

export const PhotographsBox = styled.div`
  display: grid;
  gap: ${space(12)};
  justify-items: start;
  min-width: 0;
  /* As high while its script is on its way. */
  min-height: 9rem;
  align-content: start;

  input[type='file'] {
    max-width: 100%;
    ${text(16)}
  }
`;

/** The whole of it opens the device's own choice of pictures. */
export const ChooseFiles = styled.label`
  position: relative;
  display: inline-flex;
  gap: ${space(8)};
  align-items: center;
  min-height: ${TOUCH_TARGET};
  padding: ${space(8, 16)};
  border: 1px solid ${token('ink-soft')};
  border-radius: ${radius.control};
  background: ${token('paper')};
  font-weight: 600;
  cursor: pointer;
  ${text(16)}

  &:hover {
    border-color: ${token('brand')};
    color: ${token('brand')};
  }
  &:focus-within {
    outline: 2px solid ${token('focus')};
    outline-offset: 2px;
  }
  input {
    ${visuallyHidden}
  }
`;

export const Thumbnails = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: ${space(12)};
  width: 100%;

  li {
    display: grid;
    grid-template-rows: auto 1fr auto;
    min-width: 0;
    overflow: clip;
    border: 1px solid ${token('line')};
    border-radius: ${radius.card};
    background: ${token('paper')};
  }
  .picture {
    display: grid;
    place-content: center;
    aspect-ratio: 4 / 3;
    background: ${token('wash')};
    color: ${token('ink-soft')};
  }
  img {
    width: 100%;
    height: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }
  .words {
    padding: ${space(8)};
    overflow-wrap: anywhere;
    ${text(13)}
  }
  .state {
    display: block;
    color: ${token('ink-soft')};
  }
  .failed {
    color: ${token('danger')};
    font-weight: 600;
  }
  .moves {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(4, 12)};
    padding: ${space(4, 8)};
  }
  .moves button {
    min-height: 2.25rem;
    ${media.touch} {
      min-height: ${TOUCH_TARGET};
    }
  }
`;
