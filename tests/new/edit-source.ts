import ts from 'typescript';
import { Refusal } from './room-plan';

// Sources are read as syntax, not as text with patterns: a place is found wherever it has moved to
// in its file, and one that is gone is a refusal rather than a line in the wrong place.

const parsed = (text: string): ts.SourceFile =>
  ts.createSourceFile('read.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

function firstOf<T extends ts.Node>(
  root: ts.Node,
  is: (node: ts.Node) => node is T,
): T | undefined {
  if (is(root)) return root;
  return ts.forEachChild(root, (child) => firstOf(child, is));
}

const put = (text: string, at: number, addition: string): string =>
  text.slice(0, at) + addition + text.slice(at);

/** Past the last of some nodes in a list, with a comma between it and what comes. */
const afterLast = (list: ts.NodeArray<ts.Node>, addition: string): readonly [number, string] => {
  const last = list.at(-1);
  if (last === undefined) return [list.pos, addition];
  return list.hasTrailingComma ? [list.end, `\n${addition}`] : [last.end, `,\n${addition}`];
};

const namesImported = ({ importClause }: ts.ImportDeclaration): readonly string[] => {
  const named = importClause?.namedBindings;
  return named !== undefined && ts.isNamedImports(named)
    ? named.elements.map(({ name }) => name.text)
    : [];
};

const isTypeOnly = ({ importClause }: ts.ImportDeclaration): boolean =>
  importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;

/** Adds a name to an import, or the import where there is none of that kind; once is enough. */
export function withImport(
  text: string,
  name: string,
  from: string,
  kind: 'type' | 'value' = 'value',
): string {
  const imports = parsed(text).statements.filter(ts.isImportDeclaration);
  const fromThere = imports.filter(
    ({ moduleSpecifier }) => ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text === from,
  );
  if (fromThere.some((one) => namesImported(one).includes(name))) return text;
  for (const one of fromThere) {
    const named = one.importClause?.namedBindings;
    if (isTypeOnly(one) === (kind === 'type') && named !== undefined && ts.isNamedImports(named)) {
      return put(text, ...afterLast(named.elements, name));
    }
  }
  const line = `import ${kind === 'type' ? 'type ' : ''}{ ${name} } from '${from}';`;
  const last = imports.at(-1);
  return last === undefined ? `${line}\n\n${text}` : put(text, last.end, `\n${line}`);
}

/** Adds a line to a gate, which is in the order of its files. */
export function withExport(text: string, names: string, from: string): string {
  const line = `export ${names} from '${from}';`;
  const next = parsed(text).statements.find(
    (one) =>
      ts.isExportDeclaration(one) &&
      one.moduleSpecifier !== undefined &&
      ts.isStringLiteral(one.moduleSpecifier) &&
      one.moduleSpecifier.text > from,
  );
  if (next === undefined) return `${text.trimEnd()}\n${line}\n`;
  const at = next.getFullStart();
  return put(text, at, at === 0 ? `${line}\n` : `\n${line}`);
}

const literalIn = (
  node: ts.Expression | undefined,
): ts.ObjectLiteralExpression | ts.ArrayLiteralExpression | undefined => {
  if (node === undefined) return undefined;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return literalIn(node.expression);
  return ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node) ? node : undefined;
};

/** The object or list that a constant of this name is. @throws Refusal when there is none. */
function constantIn(source: ts.SourceFile, constant: string) {
  const declared = firstOf(
    source,
    (node): node is ts.VariableDeclaration =>
      ts.isVariableDeclaration(node) && node.name.getText() === constant,
  );
  const literal = literalIn(declared?.initializer);
  if (literal === undefined) throw new Refusal(`There is no list ${constant} to add to`);
  return literal;
}

/** The names that an object's own lines give. */
export const keysOf = (text: string, constant: string): readonly string[] => {
  const literal = constantIn(parsed(text), constant);
  if (!ts.isObjectLiteralExpression(literal)) return [];
  return literal.properties.flatMap(({ name }) => {
    if (name === undefined) return [];
    return [ts.isStringLiteral(name) ? name.text : name.getText()];
  });
};

/** Adds a line at the end of an object or a list. */
export function withLine(text: string, constant: string, line: string): string {
  const literal = constantIn(parsed(text), constant);
  const items: ts.NodeArray<ts.Node> = ts.isObjectLiteralExpression(literal)
    ? literal.properties
    : literal.elements;
  return put(text, ...afterLast(items, line));
}

/** Adds an element to a list, before the one that is spelled so. */
export function withElementBefore(text: string, element: string, addition: string): string {
  const found = firstOf(
    parsed(text),
    (node): node is ts.Expression | ts.SpreadElement =>
      ts.isArrayLiteralExpression((node.parent as ts.Node | undefined) ?? node) &&
      node.getText() === element,
  );
  if (found === undefined) throw new Refusal(`There is no list with ${element} in it to add to`);
  return put(text, found.getStart(), `${addition},\n`);
}

/** Adds an argument to the first call of a function. */
export function withArgument(text: string, called: string, argument: string): string {
  const call = firstOf(
    parsed(text),
    (node): node is ts.CallExpression =>
      ts.isCallExpression(node) && node.expression.getText() === called,
  );
  if (call === undefined) throw new Refusal(`Nothing calls ${called}, to which this is added`);
  return put(text, ...afterLast(call.arguments, argument));
}

/** Adds a statement to what a container's module binds. */
export function withBinding(text: string, statement: string): string {
  const made = firstOf(
    parsed(text),
    (node): node is ts.NewExpression =>
      ts.isNewExpression(node) && node.expression.getText() === 'ContainerModule',
  );
  const bindings = made?.arguments?.[0];
  if (bindings === undefined || !ts.isArrowFunction(bindings) || !ts.isBlock(bindings.body)) {
    throw new Refusal('There is no new ContainerModule(({ bind }) => {…}) to bind it in');
  }
  return put(text, bindings.body.end - 1, `${statement}\n`);
}

/** Every string that a source writes out. */
export function stringsIn(text: string): readonly string[] {
  const strings: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) strings.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(parsed(text));
  return strings;
}

const firstRepeated = (names: readonly string[]): string | undefined =>
  names.find((name, at) => names.indexOf(name) !== at);

/** A name that a source would have twice: imported and imported or made again, or listed twice in a gate. */
export function nameTwiceIn(text: string): string | undefined {
  const { statements } = parsed(text);
  const imported = statements.filter(ts.isImportDeclaration).flatMap(namesImported);
  const madeHere = new Set(
    statements.flatMap((one) => {
      if (ts.isVariableStatement(one)) {
        return one.declarationList.declarations.map(({ name }) => name.getText());
      }
      const isNamed =
        ts.isInterfaceDeclaration(one) ||
        ts.isTypeAliasDeclaration(one) ||
        ts.isClassDeclaration(one) ||
        ts.isFunctionDeclaration(one);
      return isNamed && one.name !== undefined ? [one.name.text] : [];
    }),
  );
  const handedOn = statements.filter(ts.isExportDeclaration).flatMap(({ exportClause }) => {
    if (exportClause === undefined || !ts.isNamedExports(exportClause)) return [];
    return exportClause.elements.map(({ name }) => name.text);
  });
  return firstRepeated([...imported, ...madeHere]) ?? firstRepeated([...handedOn, ...madeHere]);
}
