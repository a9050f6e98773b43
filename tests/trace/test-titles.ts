import ts from 'typescript';

/** An id found in a test's title. */
export interface TitleId {
  readonly id: string;
  readonly file: string;
  readonly title: string;
  /** The test is switched off, so that it proves nothing. */
  readonly isOff: boolean;
}

const testWords = new Set(['it', 'test', 'describe', 'suite']);
const switchedOff = new Set(['skip', 'todo', 'fixme']);
const brackets = /\[([^[\]]*)\]/g;
const idShape = /\b[A-Z]{2,8}-\d{1,3}\b/g;
const wholeId = /^[A-Z]{2,8}-\d{1,3}$/;
const idFilledInLater = /\[[^\]]*(\$|%s)[^\]]*\]/;

interface TestCall {
  readonly isOff: boolean;
  /** Rows of `it.each(rows)(title)`, whose words end up in the titles. */
  readonly rows: readonly ts.Expression[];
}

/** Follows `it`, `it.skip`, `it.each(rows)`, `test.describe` down to the word they begin with. */
function testCall(callee: ts.Expression): TestCall | undefined {
  if (ts.isIdentifier(callee)) {
    return testWords.has(callee.text) ? { isOff: false, rows: [] } : undefined;
  }
  if (ts.isPropertyAccessExpression(callee)) {
    const inner = testCall(callee.expression);
    return inner && { ...inner, isOff: inner.isOff || switchedOff.has(callee.name.text) };
  }
  if (ts.isCallExpression(callee)) {
    const inner = testCall(callee.expression);
    return inner && { ...inner, rows: [...inner.rows, ...callee.arguments] };
  }
  return undefined;
}

const textOf = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map((span) => `$${span.literal.text}`).join('');
  }
  if (ts.isBinaryExpression(node)) return `${textOf(node.left) ?? '$'}${textOf(node.right) ?? '$'}`;
  return undefined;
};

function textsWithin(node: ts.Node): readonly string[] {
  const own = ts.isStringLiteralLike(node) ? [node.text] : [];
  const children: string[] = [];
  node.forEachChild((child) => void children.push(...textsWithin(child)));
  return [...own, ...children];
}

const idsInBrackets = (title: string): readonly string[] =>
  [...title.matchAll(brackets)].flatMap(([, inside]) => (inside ?? '').match(idShape) ?? []);

/**
 * The ids in the titles of a test file: `[FILTER-13]`, `[FILTER-13, CG-010]`, in tests and in the
 * `describe` around them, in templates, and in the rows of a table. Where the brackets are filled
 * in later (`[$id]`), every id that the file writes down as a text of its own counts.
 */
export function idsInTitles(file: string, source: string): readonly TitleId[] {
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: TitleId[] = [];

  const visit = (node: ts.Node, surroundingIsOff: boolean): void => {
    let isOff = surroundingIsOff;
    const call = ts.isCallExpression(node) ? testCall(node.expression) : undefined;
    if (ts.isCallExpression(node) && call !== undefined) {
      isOff ||= call.isOff;
      const title = node.arguments[0] && textOf(node.arguments[0]);
      if (title !== undefined) {
        const rowTexts = call.rows.flatMap(textsWithin);
        const filledIn = idFilledInLater.test(title)
          ? textsWithin(root).filter((text) => wholeId.test(text))
          : [];
        const ids = [title, ...rowTexts].flatMap(idsInBrackets);
        for (const id of new Set([...ids, ...filledIn])) found.push({ id, file, title, isOff });
      }
    }
    node.forEachChild((child) => {
      visit(child, isOff);
    });
  };

  visit(root, false);
  return found;
}
