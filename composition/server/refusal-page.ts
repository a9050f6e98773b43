import { hashSource } from './content-security-policy';

const STYLE =
  ':root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:38rem;margin:3rem auto;padding:0 1.25rem}h1{font-size:1.5rem}';

/** Why a posted form went no further, by status: what happened, and what can be done. */
const REASONS: Readonly<Record<number, readonly [title: string, advice: string]>> = {
  400: [
    'The form could not be read',
    'It may have been cut off on its way. Go back, where what you typed is still there, and send it again.',
  ],
  403: [
    'The form did not come from this site',
    'For your safety we only take forms from our own pages. Open the page here and send the form from there.',
  ],
  408: [
    'The form took too long to arrive',
    'Go back, where what you typed is still there, and send it again.',
  ],
  413: [
    'The form is too long',
    'Go back, where what you typed is still there, and shorten the longest answer.',
  ],
  415: [
    'The form could not be read',
    'It was sent in a way that we do not know. Open the page here and send the form from there.',
  ],
  429: [
    'Too many forms at once',
    'Wait a minute, go back, where what you typed is still there, and send it again.',
  ],
  503: [
    'We could not finish in time',
    'Your form may or may not have reached us. Go back and send it again: it is stored once, however often it is sent.',
  ],
};

const ELSE: readonly [string, string] = [
  'Something went wrong at our end',
  'Go back, where what you typed is still there, and send it again.',
];

export const REFUSAL_POLICY = `default-src 'none'; style-src ${hashSource(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A page of its own, without script and without a call, for a form that went no further. */
export function refusalPage(siteName: string, status: number): string {
  const [title, advice] = REASONS[status] ?? ELSE;
  return (
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${title} | ${escaped(siteName)}</title>` +
    `<style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${advice}</p>` +
    `<p><a href="/">Home</a> · <a href="/contact/">Contact us</a></p></main></body></html>`
  );
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
