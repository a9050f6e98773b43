import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import * as STORAGE_NAMES from '../../../adapters/storage/storage-names';
import { EARLY_PRESS_SCRIPT } from '../../../composition/server/early-press';
import { FAREWELL_WORKER } from '../../../composition/server/install-files';
import { KEPT_IN_BROWSER } from '../../../core/tracking/public';

const names: readonly string[] = Object.values(STORAGE_NAMES);

/** Calls whose first argument is the name of something that the browser keeps. */
const NAMING_CALLS = /(\.(getItem|setItem|removeItem)|^caches\.(open|delete|has))$/;

const isSpelled = (node: ts.Node | undefined): boolean =>
  node !== undefined &&
  (ts.isStringLiteralLike(node) ||
    (ts.isTemplateExpression(node) && node.head.text !== '') ||
    (ts.isBinaryExpression(node) && isSpelled(node.left)) ||
    ((ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) && isSpelled(node.expression)));

/** Where a text of a program spells the name of something kept, and does not take it from the table. */
function spelledIn(text: string): readonly string[] {
  const source = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Expression>();
  const found: string[] = [];
  const visit = (node: ts.Node, work: (node: ts.Node) => void): void => {
    work(node);
    node.forEachChild((child) => {
      visit(child, work);
    });
  };
  visit(source, (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined) {
      constants.set(node.name.getText(), node.initializer);
    }
  });
  const isSpelledAtLast = (node: ts.Node | undefined): boolean =>
    isSpelled(node) ||
    (node !== undefined && ts.isIdentifier(node) && isSpelled(constants.get(node.text)));
  visit(source, (node) => {
    const isName =
      (ts.isCallExpression(node) &&
        NAMING_CALLS.test(node.expression.getText()) &&
        isSpelledAtLast(node.arguments[0])) ||
      (ts.isPropertyAssignment(node) &&
        node.name.getText() === 'key' &&
        isSpelledAtLast(node.initializer)) ||
      (ts.isBinaryExpression(node) &&
        node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
        node.left.getText().endsWith('.cookie') &&
        isSpelledAtLast(node.right));
    if (isName) found.push(node.getText());
  });
  return found;
}

/** What a script that is sent as text spells, in whatever quotes. */
const namesInScript = (script: string): readonly string[] =>
  [...script.matchAll(/(?:Item|caches\.\w+|startsWith)\((['"`])(.+?)\1/g)].map(
    ([, , name = '']) => name,
  );

const root = join(import.meta.dirname, '../../..');
const FOLDERS = ['adapters/storage', 'composition/web', 'composition/server'] as const;
const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);

describe('The names of what the browser keeps', () => {
  it('are one for each thing', () => {
    expect(new Set(names).size).toBe(names.length);
  });

  it('are those that shoppers’ browsers already hold [STORE-01, STORE-02, STORE-07]', () => {
    expect(STORAGE_NAMES).toMatchObject({
      favourites: 'favs',
      compare: 'compare',
      previousAddresses: 'previous_urls',
    });
  });

  it.each(files)('are spelled nowhere but in their table: %s', (file) => {
    expect(spelledIn(readFileSync(join(root, file), 'utf8'))).toEqual([]);
  });

  it.each([
    "storage().getItem('mine')",
    "const KEY = 'mine'; storage().setItem(KEY, text);",
    'storage().removeItem(`mine-${version}`)',
    "caches.open('mine')",
    "const keys = { mine: { key: 'mine', codec } };",
    'page.cookie = `mine=${value}; path=/`',
    "page.cookie = 'mine=' + value",
  ])('would be found in %s', (text) => {
    expect(spelledIn(text)).toHaveLength(1);
  });

  it('are the table’s in the scripts that are sent as text', () => {
    expect(namesInScript(EARLY_PRESS_SCRIPT)).toEqual([
      STORAGE_NAMES.listingView,
      STORAGE_NAMES.heldValuation,
    ]);
    expect(namesInScript(FAREWELL_WORKER)).toEqual([STORAGE_NAMES.siteFiles]);
  });

  it('have the router’s own among them', () => {
    const folder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
    const production = join(folder, 'dist/production');
    const isThere = readdirSync(production).some(
      (file) =>
        file.endsWith('.mjs') &&
        readFileSync(join(production, file), 'utf8').includes(`"${STORAGE_NAMES.scrollPlaces}"`),
    );
    expect(isThere).toBe(true);
  });

  it('are given to the caches of one beginning, by which an old one is thrown away', () => {
    const caches = Object.entries(KEPT_IN_BROWSER).filter(([, { place }]) => place === 'cache');
    const ofCaches = caches.map(([thing]) => STORAGE_NAMES[thing as keyof typeof STORAGE_NAMES]);
    expect(ofCaches.every((name) => name.startsWith(STORAGE_NAMES.siteFiles))).toBe(true);
  });
});
