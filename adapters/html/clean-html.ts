/**
 * Where an editor's text stands, which decides what it may be made of: `page` is running text with
 * headings, lists, tables and pictures; `block` is a few sentences in a box, a card or a banner.
 */
export type HtmlSlot = 'page' | 'block';

/**
 * Makes an editor's HTML fit to be put on a page: what is not on the allow-list of its slot is taken
 * out, text stays. Asynchronous, since a cleaner is fetched only when there is something to clean.
 */
export type CleanHtml = (html: string, slot?: HtmlSlot) => Promise<string>;
