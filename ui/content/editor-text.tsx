import { styled } from 'styled-components';
import { RichText } from '../parts/rich-text/rich-text';
import { token } from '../theme/tokens';

/** A table is scrolled by itself, and a picture without sizes has a room all the same. */
const Box = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  .table {
    overflow-x: auto;
    &:focus-visible {
      outline-offset: 2px;
    }
  }
  .table > table {
    display: table;
    min-width: min(100%, 28rem);
    border-collapse: collapse;
    overflow-wrap: normal;
  }
  th,
  td {
    text-align: start;
    vertical-align: top;
  }
  img:not([width]) {
    width: 100%;
    aspect-ratio: 16 / 9;
    object-fit: contain;
    background: ${token('wash')};
  }
  img[width] {
    height: auto;
  }
  /* Gone: nothing is kept for what will not come. */
  img[style*='hidden'] {
    display: none;
  }
`;

/** The text of an editor's page: clean and tidy HTML. */
export const EditorText = ({ html }: { readonly html: string }) => (
  <Box>
    <RichText cleanHtml={html} />
  </Box>
);
