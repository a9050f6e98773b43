import { VOUCHER_WORDS } from '../copy/forms/dealer-form-copy';

export interface Voucher {
  readonly siteName: string;
  readonly title: string;
  /** What the branch finds it by. */
  readonly reference: string | undefined;
  /** Where it is to be shown, line by line; at any branch where there is none. */
  readonly branch: readonly string[];
  /** In words. */
  readonly madeOn: string;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<"]/g, (sign) => ESCAPES[sign] ?? '');

/** Of the site's light look. The table of all colours is on the server alone, and would come to every page. */
const INK = '#12211F';
const SOFT_INK = '#4A5A57';
const PAPER = '#FFFFFF';
const BRAND = '#0B5D56';
const LINE = '#D5DCD9';

/** A card of a hand's breadth, on a screen and on paper. */
const STYLE = [
  `body{margin:0;padding:1.5rem;background:${PAPER};color:${INK};font:1rem/1.5 system-ui,sans-serif}`,
  `main{max-width:32rem;margin:0 auto;padding:1.5rem;border:2px dashed ${BRAND};border-radius:12px}`,
  `.site{margin:0;color:${BRAND};font-weight:700}`,
  'h1{margin:.25rem 0 1rem;font-size:1.75rem;line-height:1.2}',
  'dl{display:grid;gap:.25rem 1rem;margin:0}',
  `dt{color:${SOFT_INK};font-size:.875rem}`,
  'dd{margin:0 0 .75rem}',
  '.reference{font:700 1.75rem/1.2 ui-monospace,monospace;letter-spacing:.05em}',
  `.small{margin:0;padding-top:.75rem;border-top:1px solid ${LINE};color:${SOFT_INK};font-size:.875rem}`,
  '@page{margin:15mm}@media print{body{padding:0}main{break-inside:avoid}}',
].join('');

/**
 * The voucher as a page of its own that needs nothing else: to be stored, shown on a telephone, and
 * printed (FORM-16).
 */
export function voucherFile({ siteName, title, reference, branch, madeOn }: Voucher): string {
  const row = (label: string, value: string) => `<dt>${label}</dt><dd>${value}</dd>`;
  const place = branch.length === 0 ? [VOUCHER_WORDS.anyBranch] : branch;
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escaped([title, reference].filter(Boolean).join(' '))}</title>`,
    `<style>${STYLE}</style></head><body><main>`,
    `<p class="site">${escaped(siteName)}</p><h1>${escaped(title)}</h1><dl>`,
    reference === undefined
      ? ''
      : row(VOUCHER_WORDS.reference, `<span class="reference">${escaped(reference)}</span>`),
    row(VOUCHER_WORDS.showAt, place.map(escaped).join('<br>')),
    row(VOUCHER_WORDS.madeOn, escaped(madeOn)),
    `</dl><p class="small">${VOUCHER_WORDS.worth}</p></main></body></html>`,
  ].join('');
}
