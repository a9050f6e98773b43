/** A document with this as its body, as a browser understands it. Nothing in it runs. */
export const parsed = (html: string): Document =>
  new DOMParser().parseFromString(`<!doctype html><body>${html}</body>`, 'text/html');

/** HTML written back in one way, so that only meaning is compared. */
export const asParsed = (html: string): string => parsed(html).body.innerHTML;
