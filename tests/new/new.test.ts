import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, resolveConfig } from 'prettier';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../run/execute';
import { wordsToWrite } from './room-plan';

/** The tool, and what it reads of the project. */
const copied = [
  'package.json',
  '.prettierrc.json',
  'tests/new.ts',
  'tests/new',
  'tests/run/execute.ts',
  'composition/modules/make-container.ts',
  'composition/request/port-tokens.ts',
  'composition/server/browser-build.ts',
  'composition/server/calls/call-policies.ts',
  'composition/tokens.ts',
  'tests/composition/server/first-pages.test.ts',
  'tests/e2e/every-route.spec.ts',
  'tests/support/fakes/app.ts',
  'ui/pages/content/written-paths.ts',
  'ui/pages/page-routes.tsx',
];

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'forecourt-new-'));
  for (const name of copied) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => {
  rmSync(copy, { recursive: true });
});

const order = (...words: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'tests/new.ts', ...words], {
    cwd: copy,
    encoding: 'utf8',
  });

const filesNamed = (output: string): readonly string[] =>
  [...output.matchAll(/^(?:made|changed) +(\S+)$/gm)].map(([, path = '']) => path);

/** What the compiler holds against files of the project in which the rooms are made. */
function faultsIn(files: readonly string[]): readonly string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(
    config,
    { ...ts.sys, readDirectory: () => [] },
    root,
  );
  const host = ts.createCompilerHost(options);
  const paths = files.map((path) => join(root, path));
  const inCopy = new Map(paths.map((path, at) => [path, join(copy, files[at] ?? '')]));
  const program = ts.createProgram(paths, options, {
    ...host,
    fileExists: (path) => inCopy.has(path) || host.fileExists(path),
    directoryExists: (path) =>
      existsSync(path) || paths.some((made) => made.startsWith(`${path}/`)),
    getSourceFile: (path, version) => {
      const text = host.readFile(inCopy.get(path) ?? path);
      return text === undefined ? undefined : ts.createSourceFile(path, text, version);
    },
  });
  return paths.flatMap((path) => {
    const source = program.getSourceFile(path);
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  });
}

describe('npm run new', { timeout: 240_000 }, () => {
  it('makes a context, a port of it and a page that compile and are formatted', async () => {
    const orders = [
      order('context', 'zebra-crossing'),
      order('port', 'zebra-register', '--in', 'zebra-crossing'),
      order('page', 'zebra-crossing'),
    ];
    expect(orders.map(({ status, stderr }) => ({ status, stderr }))).toEqual(
      orders.map(() => ({ status: 0, stderr: '' })),
    );
    const told = orders.map(({ stdout }) => stdout).join('\n');
    const files = [...new Set(filesNamed(told))];
    expect(files).toHaveLength(21);
    const style = await resolveConfig(join(copy, 'tests/new.ts'));
    for (const path of files) {
      const text = readFileSync(join(copy, path), 'utf8');
      expect(await check(text, { ...style, filepath: path }), path).toBe(true);
      for (const words of wordsToWrite(path, text)) expect(told).toContain(words);
    }
    // The lists of addresses in other tests have got a line of texts.
    const code = files.filter((path) => /^(?!tests\/(e2e|composition)).*\.tsx?$/.test(path));
    expect(faultsIn(code)).toEqual([]);
  });

  it('answers a name that is taken with one line, and changes nothing', () => {
    const before = readFileSync(join(copy, 'ui/pages/page-routes.tsx'), 'utf8');
    const { status, stdout, stderr } = spawnSync(
      'npm',
      ['run', '-s', 'new', '--', 'page', 'compare'],
      { cwd: copy, encoding: 'utf8' },
    );
    expect({ status, stdout, stderr }).toEqual({
      status: 2,
      stdout: '',
      stderr: 'The address /compare/ is taken: ui/pages/page-routes.tsx\n',
    });
    expect(readFileSync(join(copy, 'ui/pages/page-routes.tsx'), 'utf8')).toBe(before);
  });
});
