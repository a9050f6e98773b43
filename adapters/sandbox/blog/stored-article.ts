import { Marked } from 'marked';
import { isCalendarDay } from '../../../core/kernel/calendar-day';
import { slugOf } from '../../../core/kernel/slug-of';
import { readFrontMatter, type FileProblem } from './front-matter';

/** An article as an editor has written it, made into what the content system sends. */
export interface StoredArticle {
  /** The name of its file. */
  readonly slug: string;
  readonly title: string;
  /** ISO days. */
  readonly published: string;
  readonly updated?: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly introduction: string;
  readonly image?: string;
  readonly isFeatured: boolean;
  readonly isWithdrawn: boolean;
  readonly templateId?: number;
  /** As Markdown makes it, cleaned by nobody. */
  readonly html: string;
}

/** Markdown as most editors know it, with tables. */
const markdown = new Marked({ gfm: true, async: false });

/** What a file can be told of its article. */
const FACTS: readonly string[] = [
  ...['title', 'published', 'updated', 'author', 'category', 'tags', 'introduction'],
  ...['image', 'featured', 'withdrawn', 'template'],
];

const LONGEST_TITLE = 200;

/** The article of a file, or all that is wrong with it. */
export function storedArticle(
  slug: string,
  text: string,
): StoredArticle | { readonly problems: readonly FileProblem[] } {
  const head = readFrontMatter(text);
  if (Array.isArray(head)) return { problems: head as readonly FileProblem[] };
  const { facts, body, lineOf } = head as Exclude<typeof head, readonly FileProblem[]>;
  const problems: FileProblem[] = [];
  const wrong = (fact: string, what: string): void => {
    problems.push({ line: lineOf(fact), what: `${fact} ${what}` });
  };
  const line = (fact: string, isNeeded: boolean): string => {
    const value = facts[fact];
    if (value === undefined || value === null) {
      if (isNeeded) wrong(fact, 'is missing');
      return '';
    }
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    wrong(fact, 'must be a text');
    return '';
  };
  const day = (fact: string, isNeeded: boolean): string => {
    const value = line(fact, isNeeded);
    if (value !== '' && !isCalendarDay(value)) {
      wrong(fact, `must be a day such as 2026-03-31, and is ${value}`);
    }
    return value;
  };
  const yes = (fact: string): boolean => {
    const value = facts[fact] ?? false;
    if (typeof value !== 'boolean') wrong(fact, 'must be true or false');
    return value === true;
  };

  const title = line('title', true);
  if (title.length > LONGEST_TITLE) wrong('title', 'is longer than 200 characters');
  const author = line('author', true);
  const [firstName = '', ...lastNames] = author.split(/\s+/);
  const tags: unknown = facts['tags'] ?? [];
  if (!isTexts(tags)) wrong('tags', 'must be a list of texts, such as [diesel, MOT]');
  const template = facts['template'];
  if (template !== undefined && !Number.isSafeInteger(template)) {
    wrong('template', 'must be a whole number');
  }
  for (const fact of Object.keys(facts).filter((name) => !FACTS.includes(name))) {
    wrong(fact, `is not known here; known are ${FACTS.join(', ')}`);
  }
  const updated = day('updated', false);
  const image = line('image', false);
  const article: StoredArticle = {
    slug,
    title,
    published: day('published', true),
    ...(updated !== '' && { updated }),
    firstName,
    lastName: lastNames.join(' '),
    category: line('category', true),
    tags: isTexts(tags) ? tags : [],
    introduction: line('introduction', true),
    ...(image !== '' && { image }),
    isFeatured: yes('featured'),
    isWithdrawn: yes('withdrawn'),
    ...(typeof template === 'number' && { templateId: template }),
    html: problems.length > 0 ? '' : (markdown.parse(body) as string),
  };
  if (article.category !== '' && slugOf(article.category) === '') {
    wrong('category', 'has no letter that an address could carry');
  }
  return problems.length > 0 ? { problems } : article;
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' && slugOf(one) !== '');
