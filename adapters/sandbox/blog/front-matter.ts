import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml';

/** What is wrong in a file, where an editor finds it. */
export interface FileProblem {
  /** From 1. */
  readonly line: number;
  readonly what: string;
}

/** The facts at the head of a Markdown file, and the text beneath them. */
export interface FrontMatter {
  readonly facts: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** The line that a fact stands in; that of the opening dashes where it is not there. */
  readonly lineOf: (fact: string) => number;
}

const HEAD = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;

/** Lines of the file before the first of its facts. */
const ABOVE = 1;

/** The head of a file, or why it has none that can be read. */
export function readFrontMatter(text: string): FrontMatter | readonly FileProblem[] {
  const [whole, yaml] = HEAD.exec(text) ?? [];
  if (whole === undefined || yaml === undefined) {
    return [{ line: 1, what: 'the file does not begin with facts between two lines of ---' }];
  }
  const counter = new LineCounter();
  const lineAt = (offset: number): number => counter.linePos(offset).line + ABOVE;
  // What is written once and meant often can be made to fill any memory.
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  if (document.errors.length > 0) {
    return document.errors.map(({ pos: [offset], message }) => ({
      line: lineAt(offset),
      what: message.replace(/\s+/g, ' '),
    }));
  }
  const facts = factsOf(document);
  if (facts === undefined) return [{ line: 1, what: 'its facts are no list of names and values' }];
  const lines = new Map(
    (isMap(document.contents) ? document.contents.items : []).flatMap(({ key }) =>
      isScalar(key) && Array.isArray(key.range)
        ? [[String(key.value), lineAt(key.range[0])] as const]
        : [],
    ),
  );
  return { facts, body: text.slice(whole.length), lineOf: (fact) => lines.get(fact) ?? 1 };
}

function factsOf(document: Document): Readonly<Record<string, unknown>> | undefined {
  try {
    const found: unknown = document.toJS({ maxAliasCount: 10 });
    return typeof found === 'object' && found !== null && !Array.isArray(found)
      ? (found as Readonly<Record<string, unknown>>)
      : undefined;
  } catch {
    return undefined;
  }
}
