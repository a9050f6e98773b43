import {
  imageAddress,
  type Article,
  type ArticleTopic,
  type PictureWidth,
} from '../../../core/content/public';
import { eachOnce } from '../each-once';
import { isoDay } from '../dates';
import { isRecord, readList, readNumber, readText } from '../lenient';
import { plainText } from '../plain-text';
import { withoutAbsent } from '../../../core/kernel/without-absent';

/** An article as it travels: its text is HTML that nobody has cleaned yet. */
export type RawArticle = Article;

/** More tags are no help in finding anything. */
const MOST_TAGS = 20;

/** Of texts on one line. */
const oneLine = (sent: unknown): string | undefined =>
  plainText(readText(sent))?.replace(/\s+/g, ' ');

/** What is JSON within a text counts as if it stood there itself. */
function inJson(sent: unknown): unknown {
  if (typeof sent !== 'string' || !/^\s*[[{]/.test(sent)) return sent;
  try {
    return JSON.parse(sent) as unknown;
  } catch {
    return sent;
  }
}

/** A category or a tag; one without a name goes by its slug. */
export function readTopic(sent: unknown): ArticleTopic | undefined {
  const topic = inJson(sent);
  if (!isRecord(topic)) return undefined;
  const slug = readText(topic['slug']);
  return slug === undefined ? undefined : { slug, name: oneLine(topic['name']) ?? slug };
}

function readAuthor(sent: unknown): string | undefined {
  const author = inJson(sent);
  if (!isRecord(author)) return undefined;
  const names = ['first_name', 'last_name'].flatMap((key) => oneLine(author[key]) ?? []);
  return names.length === 0 ? undefined : names.join(' ');
}

/** The same picture in several widths: `[{ url, width }]`. */
const readWidths = (sent: unknown): readonly PictureWidth[] =>
  readList(inJson(sent))
    .flatMap((entry): readonly PictureWidth[] => {
      if (!isRecord(entry)) return [];
      const address = imageAddress(readText(entry['url']));
      const width = readNumber(entry['width']);
      const isWidth = width !== undefined && Number.isSafeInteger(width) && width > 0;
      // A list for several widths is parted by blanks and commas.
      return address !== undefined && isWidth && !/[\s,]/.test(address) ? [{ address, width }] : [];
    })
    .sort((one, other) => one.width - other.width);

/** "0" and nothing are no template. */
const hasTemplate = (sent: unknown): boolean =>
  readNumber(sent) !== 0 && readText(sent) !== undefined;

/**
 * A post as the content system sends it (BLOG-14). Only its slug and its title must be there; whatever
 * else cannot be read is missing, and costs nothing else. `undefined` where it is no post.
 */
export function readArticle(sent: unknown): RawArticle | undefined {
  if (!isRecord(sent)) return undefined;
  const slug = readText(sent['page_slug']);
  const title = oneLine(sent['page_title']);
  if (slug === undefined || title === undefined) return undefined;
  const written = inJson(sent['contents']);
  const contents = isRecord(written) ? written : { article: written };
  const publishedOn = isoDay(readText(sent['published_at']));
  const changedOn = isoDay(readText(sent['updated_at']));
  return withoutAbsent({
    slug,
    title,
    publishedOn,
    changedOn: changedOn !== undefined && changedOn > (publishedOn ?? '') ? changedOn : undefined,
    introduction: oneLine(sent['introduction']) ?? oneLine(contents['introduction']),
    picture:
      imageAddress(readText(sent['image'])) ?? imageAddress(readText(contents['main_image'])),
    pictureWidths: readWidths(sent['image_set']),
    category: readTopic(sent['category']),
    tags: eachOnce(
      readList(inJson(sent['tags'])).flatMap((tag) => readTopic(tag) ?? []),
      ({ slug: name }) => name,
    ).slice(0, MOST_TAGS),
    author: readAuthor(sent['author']),
    html: readText(contents['article']) ?? '',
    isTemplateBased: hasTemplate(sent['template_id']),
  });
}
