import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { HEADER_HEIGHT, radius, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

/** An empty slot: the outline of a sheet that is not there yet. */
export const AddBox = styled.aside`
  display: grid;
  gap: ${space(12)};
  padding: ${space(16)};
  border: 1.5px dashed ${token('ink-soft')};
  border-radius: ${radius.card};
  ${media.desktop} {
    position: sticky;
    top: calc(${HEADER_HEIGHT} + 1rem);
  }
  ${media.print} {
    display: none;
  }
  & > h2 {
    ${text(18)}
  }
  & > p {
    color: ${token('ink-soft')};
  }
`;

export const SuggestionList = styled.section`
  width: 100%;
  max-width: 24rem;
  margin-inline: auto;
  h2 {
    margin-block: ${space(8, 12)};
    ${text(15)}
  }
  ul {
    display: grid;
    gap: ${space(12)};
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(4)};
  }
  .picture {
    width: 4.5rem;
  }
  article a {
    white-space: normal;
    ${text(15)}
  }
`;
