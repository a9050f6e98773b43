import { hashSource } from '../content-security-policy';

const STYLE =
  ':root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:38rem;margin:3rem auto;padding:0 1.25rem}h1{font-size:1.5rem}';

export const NOTICE_POLICY = `default-src 'none'; style-src ${hashSource(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A page of its own, without script and without a call: what happened, and what can be done. */
export const noticePage = (siteName: string, title: string, advice: string): string =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="robots" content="noindex"><title>${title} | ${escaped(siteName)}</title>` +
  `<style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${advice}</p>` +
  `<p><a href="/">Home</a> · <a href="/contact/">Contact us</a></p></main></body></html>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
