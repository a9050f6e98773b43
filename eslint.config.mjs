import js from '@eslint/js';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import rxjsX from 'eslint-plugin-rxjs-x';
import tseslint from 'typescript-eslint';
import { houseRules } from './tests/borders/lint-rules/house-rules.mjs';

const production = ['core/**', 'adapters/**', 'ui/**', 'composition/**'];
const typed = ['**/*.ts', '**/*.tsx'];
const configurations = ['*.config.ts', '*.config.mjs'];

/** A copy of a rule set in which nothing merely warns: a rule is an error or it is absent. */
const asErrors = (rules) =>
  Object.fromEntries(
    Object.entries(rules)
      .map(([name, setting]) => [name, Array.isArray(setting) ? setting : [setting]])
      .filter(([, [level]]) => level !== 'off' && level !== 0)
      .map(([name, [, ...options]]) => [name, ['error', ...options]]),
  );

/**
 * Exceptions to a rule: named, with a reason, in this one place. Comments that switch a rule off
 * have no effect anywhere (`noInlineConfig`).
 */
const exceptions = [
  {
    name: 'exception: the scope is the one place that subscribes',
    files: ['core/kernel/scope.ts'],
    rules: { 'house/subscribe-in-scope-only': 'off' },
  },
  {
    name: 'exception: old links spell the toggle of reserved vehicles so, whatever a back end calls it',
    files: ['core/search/address/availability-text.ts'],
    rules: { 'house/wire-words-in-adapters': 'off' },
  },
  {
    name: 'exception: crawlers and the worker leave the API of the same host alone, so they must know where it is',
    files: ['composition/server/search-engine-files.ts', 'composition/web/service-worker.ts'],
    rules: { 'house/wire-words-in-adapters': 'off' },
  },
  {
    name: 'exception: Safari tells of the Enter of an input method by the code of the key alone',
    files: ['ui/parts/field/is-composing.ts'],
    rules: { '@typescript-eslint/no-deprecated': 'off' },
  },
  {
    name: 'exception: hot loops over typed arrays, whose bounds the loop itself keeps',
    files: ['adapters/sandbox/search/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    name: 'exception: the seeded catalogue of makes, models and prices is a table',
    files: ['adapters/sandbox/catalogue/**'],
    rules: { 'max-lines': 'off' },
  },
];

export default tseslint.config(
  {
    ignores: [
      'node_modules/**',
      'dist/**',
      'coverage/**',
      'reports/**',
      'test-results/**',
      'playwright-report/**',
      '.data/**',
      '.cache/**',
      'tests/borders/planted/**',
    ],
  },
  {
    name: 'what is read, and that no comment switches a rule off',
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
    plugins: { house: houseRules },
  },
  js.configs.recommended,
  {
    name: 'node scripts of the configuration',
    files: ['**/*.mjs'],
    languageOptions: { globals: globals.node },
  },
  {
    name: 'names and sizes',
    files: ['**/*.ts', '**/*.tsx', '**/*.mjs'],
    rules: {
      'house/file-name': 'error',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    name: 'types',
    files: typed,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // A constant loop condition has its uses in parsers; TypeScript itself finds the mistakes.
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      // The router's own way to answer "not found" from a loader is to throw its answer.
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            { from: 'lib', name: 'Response' },
            { from: 'package', package: 'react-router', name: 'DataWithResponseInit' },
          ],
        },
      ],
      'prefer-const': ['error', { ignoreReadBeforeAssign: true }],
      // Splitting a text into code points is what is meant where we spread one.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // A port or a handler is async by its type, whether this one of them waits for anything or not.
      '@typescript-eslint/require-await': 'off',
      // fp-ts speaks of `void` in unions and generics, as rxjs does in Subject<void>.
      '@typescript-eslint/no-invalid-void-type': 'off',
      'house/no-enum': 'error',
    },
  },
  {
    name: 'one name for one thing',
    files: typed,
    // Types for a library are as the library exports.
    ignores: [...configurations, 'tests/bench/itemsjs.d.ts'],
    rules: { 'house/no-default-export': 'error' },
  },
  {
    name: 'fp-ts by its front door',
    files: typed,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['fp-ts/lib/*', 'fp-ts/es6/*', 'io-ts/lib/*', 'io-ts/es6/*'],
              message:
                'These are the insides of the package, and lib/ is nine times larger in the bundle: write fp-ts/Either, io-ts.',
            },
            {
              group: ['date-fns/*'],
              message: 'Import from date-fns itself: the bundle keeps only what is used.',
            },
          ],
          paths: [
            {
              name: 'styled-components',
              importNames: ['default'],
              message:
                "The default import cannot be called in the server bundle: write import { styled } from 'styled-components'.",
            },
          ],
        },
      ],
    },
  },
  {
    name: 'streams',
    files: ['core/**/*.ts', 'adapters/**/*.ts', 'ui/**/*.ts', 'ui/**/*.tsx', 'composition/**/*.ts'],
    plugins: { 'rxjs-x': rxjsX },
    rules: {
      'house/finnish': [
        'error',
        { functions: false, methods: false, parameters: true, properties: true, variables: true },
      ],
      'rxjs-x/no-exposed-subjects': 'error',
      'rxjs-x/no-nested-subscribe': 'error',
      'rxjs-x/no-async-subscribe': 'error',
    },
  },
  {
    name: 'expressions over text from outside take time in proportion to it',
    files: [...production, 'audit/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'certain' }],
      'regexp/no-super-linear-move': ['error', { report: 'certain' }],
    },
  },
  {
    name: 'the core',
    files: ['core/**/*.ts'],
    rules: {
      'house/time-and-chance-come-in': 'error',
      'house/subscribe-in-scope-only': 'error',
      'house/no-promise-from-stream': 'error',
    },
  },
  {
    name: 'no console in the core and the views',
    files: ['core/**', 'ui/**'],
    rules: { 'house/no-console': 'error' },
  },
  {
    name: 'storage stays behind a port',
    files: production,
    ignores: ['adapters/**'],
    rules: { 'house/storage-behind-a-port': 'error' },
  },
  {
    name: 'words of the wire stay in adapters',
    files: production,
    ignores: ['adapters/**'],
    rules: { 'house/wire-words-in-adapters': 'error' },
  },
  {
    name: 'views',
    files: ['ui/**/*.ts', 'ui/**/*.tsx'],
    rules: { 'house/no-dom-on-import': 'error', 'house/no-inline-style': 'error' },
  },
  {
    name: 'views stand being translated',
    files: ['ui/**/*.tsx'],
    rules: { 'house/text-apart': 'error' },
  },
  {
    name: 'views hear of streams through the kit',
    files: ['ui/**/*.ts', 'ui/**/*.tsx'],
    ignores: ['ui/kit/**'],
    rules: { 'house/no-subscribe-in-views': 'error' },
  },
  {
    name: 'React, and access for everybody',
    files: ['ui/**/*.tsx', 'composition/**/*.tsx', 'ui/**/*.ts'],
    plugins: { 'jsx-a11y': jsxA11y, 'react-hooks': reactHooks },
    rules: {
      ...asErrors(jsxA11y.flatConfigs.strict.rules),
      ...asErrors(reactHooks.configs.flat.recommended.rules),
      // It takes an element of the page that is kept in state for state, and forbids scrolling it.
      'react-hooks/immutability': 'off',
    },
  },
  {
    name: 'tests',
    files: ['tests/**/*.ts', 'tests/**/*.tsx'],
    rules: {
      // A test reaches into lists and answers that it has just made; it fails by itself if they are not there.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    name: 'plain scripts have no types to check',
    files: ['**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  ...exceptions,
);
