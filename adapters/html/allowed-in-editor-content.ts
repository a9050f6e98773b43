import type { HtmlSlot } from './clean-html';

const WITHIN_A_LINE = ['a', 'abbr', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup'];

/** What an editor's text may be made of, by where it stands. Both cleaners read these lists, and nothing else. */
export const ALLOWED_TAGS: Readonly<Record<HtmlSlot, readonly string[]>> = {
  page: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'blockquote'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...WITHIN_A_LINE,
    ...['img', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  block: ['p', 'br', 'ul', 'ol', 'li', ...WITHIN_A_LINE],
};

/** Attributes by tag. No `style`, no `class`, no `id`: the site's own looks and names are its own. */
export const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  abbr: ['title'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};

/** Attributes that hold an address, and so pass the core's `safeLink` (CX-3). */
export const ADDRESSES: readonly (readonly [tag: string, attribute: string])[] = [
  ['a', 'href'],
  ['img', 'src'],
];

/** Elements whose text is not for readers either. */
export const DROPPED_WITH_CONTENT: readonly string[] = [
  ...['script', 'style', 'textarea', 'option', 'noscript', 'template', 'iframe', 'object'],
  ...['title', 'svg', 'math', 'xmp', 'noembed', 'noframes', 'plaintext'],
];

/** A picture is fetched, so an address to ring or write to is no picture. */
export const isPictureAddress = (address: string): boolean => !/^(tel|mailto):/i.test(address);
