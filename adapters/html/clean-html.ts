/**
 * Makes an editor's HTML fit to be put on a page: what is not on the allow-list is taken out, text
 * stays. Asynchronous, since a cleaner is fetched only when there is something to clean.
 */
export type CleanHtml = (html: string) => Promise<string>;
