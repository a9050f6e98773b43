import { styled } from 'styled-components';
import { MEASURE, radius, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

const Prose = styled.div`
  max-width: ${MEASURE};
  ${text(16)}
  > * + * {
    margin-top: ${space(16)};
  }
  h2,
  h3,
  h4 {
    margin-top: ${space(32)};
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  ul,
  ol {
    padding-inline-start: 1.25em;
  }
  li + li {
    margin-top: ${space(4)};
  }
  blockquote {
    padding-inline-start: ${space(16)};
    border-inline-start: 3px solid ${token('plate')};
  }
  img,
  iframe {
    max-width: 100%;
    border-radius: ${radius.control};
  }
  table {
    display: block;
    overflow-x: auto;
  }
  th,
  td {
    padding: ${space(8, 12)};
    border-bottom: 1px solid ${token('line')};
  }
`;

interface RichTextProps {
  readonly cleanHtml: string;
  readonly id?: string;
}

/** Editors' text as HTML that has already been cleaned at the edge of the system; see `adapters`. */
export function RichText({ cleanHtml, id }: RichTextProps) {
  return <Prose id={id} dangerouslySetInnerHTML={{ __html: cleanHtml }} />;
}
