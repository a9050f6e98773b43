import { inPoundsAndPence, pence } from '../../../core/kernel/money';
import { PRODUCT_NAMES } from '../lender/lender-words';
import type { ReferredQuote } from '../lender/quote-reference';
import type { StockRecord } from '../stock/stock-record';

const TITLES = {
  apply: 'Apply for finance',
  'credit-check': 'Free credit check',
} as const;

/** It has words only, and nobody else's page may hold it. */
export const LENDER_DOCUMENT_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Where the sandbox's lender would take over: says which quote it was handed. A real lender's page
 * stands at another address; this one asks for nothing and keeps nothing.
 */
export function lenderDocument(
  page: keyof typeof TITLES,
  reference: string,
  found: { readonly quote: ReferredQuote; readonly vehicle: StockRecord } | undefined,
): string {
  const title = `${TITLES[page]} | Kestrel Motor Finance`;
  const body =
    found === undefined
      ? '<p>We do not know this quote.</p>'
      : `<p>This is the sandbox’s stand-in for a lender’s own page. Nothing is asked for and nothing is kept.</p>${facts(reference, found)}`;
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${TITLES[page]}</h1>${body}</main></body></html>`;
}

function facts(
  reference: string,
  { quote, vehicle }: { readonly quote: ReferredQuote; readonly vehicle: StockRecord },
): string {
  const rows: readonly (readonly [string, string])[] = [
    ['Vehicle', `${vehicle.makeName} ${vehicle.rangeName} ${vehicle.derivative}`.trim()],
    ['Product', PRODUCT_NAMES[quote.product]],
    ['Term', `${quote.months} months`],
    ['Annual mileage', `${quote.annualMileage.toLocaleString('en-GB')} miles`],
    ['Deposit', inPoundsAndPence(pence(quote.deposit))],
    ['APR', `${quote.apr}%`],
    ['Quote', reference],
  ];
  const listed = rows.map(([name, value]) => `<dt>${name}</dt><dd>${escaped(value)}</dd>`);
  return `<dl>${listed.join('')}</dl>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
