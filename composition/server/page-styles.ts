const STYLE = /^<style([^>]*)>([\s\S]*?)<\/style>$/;
const MARKER = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}\/\*!sc\*\/\n?/g;

export interface PageStyles {
  /** What stands in the head. */
  readonly html: string;
  /** The texts that the page's policy must let style it. */
  readonly texts: readonly string[];
}

/**
 * The one stylesheet of a page, and beside it what the style library must know of it. Left to
 * itself the library takes the sheet out of the page and puts its rules in again one by one, which
 * has the whole document styled and laid out anew. So it is given a list of the names alone, in an
 * element that styles nothing, and the sheet stays (ADR 017); `keepServerStyles` joins the two.
 */
export function pageStyles(styleTag: string): PageStyles {
  const [, attributes = '', text = ''] = STYLE.exec(styleTag) ?? [];
  const names = text.match(MARKER)?.join('') ?? '';
  return {
    html: `<style id="page-styles">${text}</style><style type="text/plain"${attributes}>${names}</style>`,
    texts: [text, names],
  };
}
