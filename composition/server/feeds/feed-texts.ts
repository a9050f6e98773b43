import { articlePath, BLOG_PATH, type ArticleSummary } from '../../../core/content/public';

/** Where programs that follow the blog ask. */
export const RSS_PATH = `${BLOG_PATH}feed.xml`;
export const JSON_FEED_PATH = `${BLOG_PATH}feed.json`;

export interface FeedParts {
  readonly siteName: string;
  /** Scheme and host, no slash at the end. */
  readonly origin: string;
  readonly title: string;
  readonly description: string;
  /** The latest first. */
  readonly articles: readonly ArticleSummary[];
}

/** Signs that no XML may hold, however they are written. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const xmlText = (text: string): string =>
  text
    .replace(NOT_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Nobody tells the hour: the start of the working day. */
const instantOf = (day: string): Date => new Date(`${day}T09:00:00Z`);

const element = (name: string, text: string | undefined): string =>
  text === undefined ? '' : `<${name}>${xmlText(text)}</${name}>`;

/** RSS 2.0. */
export function rssFeed({ origin, title, description, articles }: FeedParts): string {
  const items = articles.map(
    ({ slug, title: name, introduction, publishedOn, category, tags, author }) => {
      const address = origin + articlePath(slug);
      return (
        `<item>${element('title', name)}${element('link', address)}` +
        `<guid isPermaLink="true">${xmlText(address)}</guid>` +
        element('description', introduction) +
        element('dc:creator', author) +
        [category, ...tags]
          .map((topic) => (topic === undefined ? '' : element('category', topic.name)))
          .join('') +
        element('pubDate', publishedOn && instantOf(publishedOn).toUTCString()) +
        `</item>\n`
      );
    },
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>\n' +
    `${element('title', title)}${element('link', origin + BLOG_PATH)}${element('description', description)}` +
    `<language>en-gb</language><atom:link href="${xmlText(origin + RSS_PATH)}" rel="self" type="application/rss+xml"/>\n` +
    `${items.join('')}</channel></rss>\n`
  );
}

/** JSON Feed 1.1. */
export const jsonFeed = ({ siteName, origin, title, description, articles }: FeedParts): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: origin + BLOG_PATH,
    feed_url: origin + JSON_FEED_PATH,
    language: 'en-GB',
    authors: [{ name: siteName, url: `${origin}/` }],
    items: articles.map(
      ({ slug, title: name, introduction, publishedOn, changedOn, picture, tags, author }) => ({
        id: origin + articlePath(slug),
        url: origin + articlePath(slug),
        title: name,
        content_text: introduction ?? name,
        ...(picture !== undefined && {
          image: /^\/(?!\/)/.test(picture) ? origin + picture : picture,
        }),
        ...(publishedOn !== undefined && { date_published: instantOf(publishedOn).toISOString() }),
        ...(changedOn !== undefined && { date_modified: instantOf(changedOn).toISOString() }),
        ...(author !== undefined && { authors: [{ name: author }] }),
        tags: tags.map((tag) => tag.name),
      }),
    ),
  });
