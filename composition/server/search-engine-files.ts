/** What crawlers may read: not the print, form and account pages, and no endless filter combinations. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /used/*/print/',
    'Disallow: /used/*/provenance/',
    'Disallow: /used/*/enquire/',
    'Disallow: /used/*/reserve/',
    'Disallow: /click-collect/',
    'Disallow: /login',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

export interface SitemapEntry {
  readonly path: string;
  /** ISO date. */
  readonly changed?: string;
}

const xmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The pages of one part of the site. */
export const sitemapPart = (origin: string, entries: readonly SitemapEntry[]): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
  entries
    .map(
      ({ path, changed }) =>
        `<url><loc>${xmlText(origin + path)}</loc>${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}</url>\n`,
    )
    .join('') +
  '</urlset>\n';

/** The list of the parts. */
export const sitemapIndex = (origin: string, parts: readonly string[]): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
  parts.map((part) => `<sitemap><loc>${xmlText(`${origin}/${part}`)}</loc></sitemap>\n`).join('') +
  '</sitemapindex>\n';
