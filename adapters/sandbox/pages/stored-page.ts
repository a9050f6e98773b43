import { Marked } from 'marked';
import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import { isCalendarDay } from '../../../core/kernel/calendar-day';
import { readFrontMatter, type FileProblem } from '../blog/front-matter';

/** A page as an editor has written it, made into what the content system sends (CG-124, PAGE-36). */
export interface StoredPage {
  /** The path of its file, which is the path of the page. */
  readonly slug: string;
  readonly title: string;
  readonly template?: string;
  /** ISO day. */
  readonly updated_at?: string;
  readonly fields: readonly { readonly slug: string; readonly data: unknown }[];
}

/** What a file says of the page itself; all else are its fields. */
const FACTS: readonly string[] = ['title', 'template', 'updated'];

/** Markdown as most editors know it, with tables. */
const markdown = new Marked({ gfm: true, async: false });

/** A page file, and the line that a part of it stands in: `hero_two.0.button_link`. */
export interface PageFile {
  readonly page: StoredPage;
  readonly lineOf: (path: string) => number;
}

/** `offers/spring.md` is the page at `/offers/spring/`. */
export const slugOfFile = (name: string): string =>
  name.replace(/\.(?:md|json)$/, '').replace(/(?:^|\/)index$/, '');

/**
 * The page of a file, or all that is wrong with it. In Markdown its facts and fields stand at the head
 * and its running text below; in JSON all of it is one object.
 */
export const readPageFile = (name: string, text: string): PageFile | readonly FileProblem[] =>
  name.endsWith('.json') ? fromJson(slugOfFile(name), text) : fromMarkdown(slugOfFile(name), text);

/** The same without the lines. */
export function storedPage(name: string, text: string): StoredPage | readonly FileProblem[] {
  const file = readPageFile(name, text);
  return 'page' in file ? file.page : file;
}

function fromMarkdown(slug: string, text: string): PageFile | readonly FileProblem[] {
  const head = readFrontMatter(text);
  if (!('facts' in head)) return head;
  const { facts, body } = head;
  const lines = linesOfDocument(
    text.slice(0, text.length - body.length).split(/^---.*$/m)[1] ?? '',
  );
  const content = body.trim() === '' ? {} : { content: markdown.parse(body) };
  return pageOf(slug, { ...facts, ...content }, (path) => lines(path));
}

function fromJson(slug: string, text: string): PageFile | readonly FileProblem[] {
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch (problem) {
    return [jsonProblem(text, problem)];
  }
  if (!isObject(written)) return [{ line: 1, what: 'it is no object of names and values' }];
  const { fields, ...facts } = written;
  const lines = linesOfDocument(text);
  // As the content system sends a page, and as it is easier to write.
  const isList = Array.isArray(fields);
  const values = isList
    ? Object.fromEntries(
        (fields as readonly unknown[]).flatMap((field) =>
          isObject(field) && typeof field['slug'] === 'string'
            ? [[field['slug'], field['data']]]
            : [],
        ),
      )
    : isObject(fields)
      ? fields
      : {};
  const places = new Map(
    isList
      ? (fields as readonly unknown[]).flatMap((field, place) =>
          isObject(field) && typeof field['slug'] === 'string'
            ? [[field['slug'], `fields.${String(place)}`] as const]
            : [],
        )
      : [],
  );
  return pageOf(slug, { ...facts, ...values }, (path) => {
    const [name = '', ...rest] = path.split('.');
    const at = places.get(name);
    if (at !== undefined) return lines([at, 'data', ...rest].join('.'));
    return lines(isObject(fields) && name in fields ? `fields.${path}` : path);
  });
}

function pageOf(
  slug: string,
  values: Readonly<Record<string, unknown>>,
  lineOf: (path: string) => number,
): PageFile | readonly FileProblem[] {
  const problems: FileProblem[] = [];
  const { title, template, updated } = values;
  if (typeof title !== 'string' || title.trim() === '') {
    problems.push({ line: lineOf('title'), what: 'title is missing, or no text' });
  }
  if (template !== undefined && typeof template !== 'string') {
    problems.push({ line: lineOf('template'), what: 'template must be a text' });
  }
  if (updated !== undefined && !(typeof updated === 'string' && isCalendarDay(updated))) {
    problems.push({ line: lineOf('updated'), what: 'updated must be a day such as 2026-03-31' });
  }
  if (!/^[a-z\d]+(?:[-/][a-z\d]+)*$/.test(slug)) {
    problems.push({
      line: 1,
      what: `its name makes the address /${slug}/; only small letters, figures, hyphens and folders do`,
    });
  }
  if (problems.length > 0) return problems;
  const fields = Object.entries(values)
    .filter(([name]) => !FACTS.includes(name))
    .map(([name, data]) => ({ slug: name, data }));
  return {
    page: {
      slug,
      title: String(title).trim(),
      ...(typeof template === 'string' && { template }),
      ...(typeof updated === 'string' && { updated_at: updated }),
      fields,
    },
    lineOf,
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the parser says, without where, which is said in lines. */
function jsonProblem(text: string, problem: unknown): FileProblem {
  const said = problem instanceof Error ? problem.message : String(problem);
  const offset = Number(/position (\d+)/.exec(said)?.[1] ?? text.length);
  return {
    line: text.slice(0, offset).split('\n').length,
    what: `it is no JSON: ${said.split(/ (?:in JSON )?at position \d/, 1)[0] ?? ''}`,
  };
}

/** The line of a value by its path; that of what is above it, where it is not there. */
function linesOfDocument(source: string): (path: string) => number {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: false });
  const lineOfNode = (steps: readonly string[]): number | undefined => {
    const offset = offsetOf(document, steps);
    return offset === undefined ? undefined : counter.linePos(offset).line;
  };
  return (path) => {
    const steps = path.split('.');
    while (steps.length > 0) {
      const line = lineOfNode(steps);
      if (line !== undefined) return line;
      steps.pop();
    }
    return 1;
  };
}

function offsetOf(document: Document, steps: readonly string[]): number | undefined {
  const keys = steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const above = keys.length === 1 ? document.contents : document.getIn(keys.slice(0, -1), true);
  const last = keys.at(-1);
  if (isMap(above)) {
    const pair = above.items.find(({ key }) => isScalar(key) && String(key.value) === String(last));
    return pair !== undefined && isNode(pair.key) ? pair.key.range?.[0] : undefined;
  }
  const node: unknown = document.getIn(keys, true);
  return isNode(node) ? node.range?.[0] : undefined;
}
