import fc from 'fast-check';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run/execute';
import { keysOf, nameTwiceIn, stringsIn } from './edit-source';
import { roomPlan, USAGE } from './new-room';
import { Refusal, wordsToWrite, type ReadFile, type RoomPlan } from './room-plan';

/** The project itself, as it is. */
const project: ReadFile = (path) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

const after =
  ({ made, changed }: RoomPlan): ReadFile =>
  (path) =>
    made[path] ?? changed[path] ?? project(path);

const refused = (order: string, read: ReadFile = project): string => {
  try {
    roomPlan(order === '' ? [] : order.split(' '), read);
    return 'nothing';
  } catch (problem) {
    if (problem instanceof Refusal) return problem.message;
    throw problem;
  }
};

/** Names that nobody has yet, of one word and of several. */
const freeName = fc
  .array(fc.stringMatching(/^q[a-z][a-z0-9]{1,8}$/), { minLength: 1, maxLength: 3 })
  .map((words) => words.join('-'));

const order = fc.oneof(
  freeName.map((name) => ['context', name]),
  freeName.map((name) => ['page', name]),
  fc
    .tuple(freeName, fc.constantFrom('stock', 'gallery', 'content', 'search', 'promo'))
    .map(([name, context]) => ['port', name, '--in', context]),
);

describe('a new room', () => {
  it('as a context has a README, a gate to its first word and rule, and a test through that gate', () => {
    const { made, changed } = roomPlan(['context', 'zebra-crossing'], project);
    expect(Object.keys(made)).toEqual([
      'core/zebra-crossing/README.md',
      'core/zebra-crossing/public.ts',
      'core/zebra-crossing/model/zebra-crossing.ts',
      'core/zebra-crossing/rules/is-same-zebra-crossing.ts',
      'tests/core/zebra-crossing/rules/is-same-zebra-crossing.test.ts',
    ]);
    expect(changed).toEqual({});
  });

  it('as a page is in the route table, before what takes any address, and in every list of pages', () => {
    const { changed } = roomPlan(['page', 'zebra-crossing'], project);
    expect(changed['ui/pages/page-routes.tsx']).toMatch(
      /zebraCrossingRoute\(\),\s+\.\.\.lastRoutes\(app\)/,
    );
    const chunks = changed['composition/server/browser-build.ts'] ?? '';
    expect(keysOf(chunks, 'PAGE_MODULES')).toContain('zebra-crossing');
    for (const list of [
      'tests/composition/server/first-pages.test.ts',
      'tests/e2e/every-route.spec.ts',
    ]) {
      expect(stringsIn(changed[list] ?? '')).toContain('/zebra-crossing/');
    }
  });

  it('as a port is in its gate, has a token, and is bound where the context binds its own', () => {
    const { made, changed } = roomPlan(['port', 'zebra-register', '--in', 'promo'], project);
    const gate = changed['core/promo/public.ts'] ?? '';
    expect(gate.split('\n')).toEqual(
      [
        ...(project('core/promo/public.ts') ?? '').trimEnd().split('\n'),
        "export type { ZebraRegisterAnswer } from './model/zebra-register-answer';",
        "export type { ZebraRegister } from './ports/zebra-register';",
      ]
        .sort((one, other) => (one.split("'")[1] ?? '').localeCompare(other.split("'")[1] ?? ''))
        .concat(''),
    );
    const tokens = changed['composition/request/port-tokens.ts'] ?? '';
    expect(keysOf(tokens, 'PORT_TOKENS')).toContain('zebraRegister');
    const policies = changed['composition/server/calls/call-policies.ts'] ?? '';
    expect(keysOf(policies, 'CALL_POLICIES')).toContain('zebraRegister');
    expect(changed['composition/modules/promo-module.ts']).toContain('bind(TOKENS.zebraRegister)');
    expect(Object.keys(made).some((path) => path.includes('module'))).toBe(false);
  });

  it('as the first port of a context brings the module that the container loads', () => {
    const { made, changed } = roomPlan(['port', 'zebra-register', '--in', 'gallery'], project);
    expect(made['composition/modules/gallery-module.ts']).toContain('bind(TOKENS.zebraRegister)');
    expect(changed['composition/modules/make-container.ts']).toMatch(
      /container\.load\([^]*,\s+galleryModule,?\s*\)/,
    );
  });

  it('is made of files that are not there, and changes only files that are', () => {
    fc.assert(
      fc.property(order, (words) => {
        const { made, changed } = roomPlan(words, project);
        expect(Object.keys(made).filter((path) => project(path) !== undefined)).toEqual([]);
        expect(Object.keys(changed).filter((path) => project(path) === undefined)).toEqual([]);
        for (const text of Object.values(changed)) expect(nameTwiceIn(text)).toBeUndefined();
      }),
      { numRuns: 12 },
    );
  });

  it('is made once: asked for again, it is there already', () => {
    fc.assert(
      fc.property(order, (words) => {
        const there = after(roomPlan(words, project));
        expect(refused(words.join(' '), there)).toMatch(/already|taken/);
      }),
      { numRuns: 12 },
    );
  });

  it('takes another beside it', () => {
    const context = after(roomPlan(['context', 'zebra-crossing'], project));
    const one = roomPlan(['port', 'zebra-register', '--in', 'zebra-crossing'], context);
    const both: ReadFile = (path) => one.made[path] ?? one.changed[path] ?? context(path);
    const { changed } = roomPlan(['port', 'stripe-register', '--in', 'zebra-crossing'], both);
    const module = changed['composition/modules/zebra-crossing-module.ts'] ?? '';
    expect(module.match(/bind\(TOKENS\.\w+\)/g)).toHaveLength(2);
    expect(module.match(/from '\.\.\/tokens'/g)).toHaveLength(1);
  });

  it('says of each word that only a person can write where it belongs', () => {
    const { made } = roomPlan(['page', 'zebra-crossing'], project);
    const [first = '', ...others] = Object.entries(made).flatMap(([path, text]) =>
      wordsToWrite(path, text.trimStart()),
    );
    expect(first).toBe(
      'ui/pages/zebra-crossing/route.ts:4 what a shopper finds here, and the requirement it comes from (ROUTE-…).',
    );
    expect(others).toHaveLength(3);
  });
});

describe('an order that cannot be carried out', () => {
  it.each([
    ['context stock', 'There is a context stock already: core/stock'],
    ['context Trade', '“Trade” is not in kebab-case: write it as in trade-in'],
    ['context trade_in', '“trade_in” is not in kebab-case: write it as in trade-in'],
    ['context ../x', '“../x” is not in kebab-case: write it as in trade-in'],
    ['context trade-in/x', '“trade-in/x” is not in kebab-case: write it as in trade-in'],
    ['page ', '“” is not in kebab-case: write it as in trade-in'],
    ['page', 'Say its name: npm run new -- page NAME'],
    ['page class', '“class” is a word of TypeScript: name its one idea otherwise'],
    ['page map', '“map” would hide Map, which code means otherwise'],
    ['context utils', '“utils” does not say what is inside: name its one idea'],
    ['page one two', 'One at a time: two is too much'],
    ['page compare', 'The address /compare/ is taken: ui/pages/page-routes.tsx'],
    ['page blog', 'The address /blog/ is taken: tests/composition/server/first-pages.test.ts'],
    ['page warranty', 'The address /warranty/ is taken: ui/pages/content/written-paths.ts'],
    [
      'page car-finance',
      'The address /car-finance/ is taken: tests/composition/server/first-pages.test.ts',
    ],
    ['page used', 'The address /used/ is taken: tests/composition/server/first-pages.test.ts'],
    ['page pictures', 'The address /pictures/ is taken: the server answers there'],
    ['page vehicle', 'There is a ui/pages/vehicle/route.ts already'],
    ['page zebra --in stock', 'Only a port is --in a context'],
    ['port zebra', 'Say whose port it is: --in CONTEXT'],
    [
      'port zebra --in stripes',
      'There is no context stripes: npm run new -- context stripes makes it',
    ],
    ['port zebra --in ../x', '“../x” is not in kebab-case: write it as in trade-in'],
    ['port clock --in stock', 'There is a port or a part clock already: composition/tokens.ts'],
    ['port vehicle --in stock', 'core/stock/public.ts would mean two things by Vehicle'],
    [
      'port observable --in stock',
      'core/stock/ports/observable.ts would mean two things by Observable',
    ],
    ['folder zebra', 'There is no folder to be made: a context, a page or a port'],
    ['', USAGE],
  ])('“%s” is refused: %s', (words, why) => {
    expect(refused(words)).toBe(why);
  });

  it('is refused in one line, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('context', 'page'), (typed, kind) => {
        fc.pre(!typed.startsWith('-') && !/^[a-z][a-z0-9-]*$/.test(typed));
        expect(() => roomPlan([kind, typed], project)).toThrow(Refusal);
      }),
    );
    expect(refused('page zebra --stripes').split('\n')).toHaveLength(1);
  });

  it('names the list that is gone, where a page or a port would be listed', () => {
    const without =
      (gone: string): ReadFile =>
      (path) =>
        path === gone ? undefined : project(path);
    expect(refused('page zebra', without('tests/e2e/every-route.spec.ts'))).toBe(
      'There is no tests/e2e/every-route.spec.ts, where this would be listed',
    );
    expect(
      refused('port zebra --in stock', (path) =>
        path === 'composition/request/port-tokens.ts' ? 'export const X = {};' : project(path),
      ),
    ).toBe('There is no list PORT_TOKENS to add to');
  });
});
