import ts from 'typescript';
import { idsInBrackets, type Claim } from './claim';

const testWords = new Set(['it', 'test', 'describe', 'suite']);
const groupWords = new Set(['describe', 'suite']);

interface TestCall {
  readonly isGroup: boolean;
  /** Rows of `it.each(rows)(title)`, whose words end up in the titles. */
  readonly rows: readonly ts.Expression[];
}

/** Follows `it`, `it.skip`, `it.each(rows)`, `test.describe` down to the word they begin with. */
function testCall(callee: ts.Expression): TestCall | undefined {
  if (ts.isIdentifier(callee)) {
    return testWords.has(callee.text)
      ? { isGroup: groupWords.has(callee.text), rows: [] }
      : undefined;
  }
  if (ts.isPropertyAccessExpression(callee)) {
    const inner = testCall(callee.expression);
    return inner && { ...inner, isGroup: inner.isGroup || groupWords.has(callee.name.text) };
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

/**
 * The ids in the titles of a test file of which no result is known, so that none of them counts as
 * proved: in tests, in the `describe` around them, in templates, and in the rows of a table. Those
 * of a `describe` are its tests'; brackets that are filled in later (`[$id]`) name nothing yet.
 */
export function claimsInTitles(file: string, source: string): readonly Claim[] {
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Claim[] = [];

  const visit = (node: ts.Node, around: readonly string[]): void => {
    let titles = around;
    const call = ts.isCallExpression(node) ? testCall(node.expression) : undefined;
    const title = ts.isCallExpression(node) && node.arguments[0] && textOf(node.arguments[0]);
    if (call !== undefined && typeof title === 'string') {
      titles = [...around, title, ...call.rows.flatMap(textsWithin)];
      if (!call.isGroup) {
        for (const id of new Set(titles.flatMap(idsInBrackets))) {
          found.push({ id, file, title, outcome: 'not run' });
        }
      }
    }
    node.forEachChild((child) => {
      visit(child, titles);
    });
  };

  visit(root, []);
  return found;
}
