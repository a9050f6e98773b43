/**
 * The last resort, when even the error page cannot be rendered (ERR-05). Depends on nothing that
 * could fail too.
 */
export const brokenPage = (siteName: string): string =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="robots" content="noindex"><title>${escaped(siteName)} | 500 Error</title></head>` +
  `<body><h1>An error occurred while showing the error page</h1>` +
  `<p><a href="/">Back home</a></p></body></html>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
