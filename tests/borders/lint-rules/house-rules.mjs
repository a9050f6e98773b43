import { banGlobals } from './ban-globals.mjs';
import { banSyntax } from './ban-syntax.mjs';
import { fileName } from './file-name.mjs';
import { finnish } from './finnish.mjs';
import { textApart } from './text-apart.mjs';

const storageMessage =
  'Browser storage and cookies may be missing, full or refused: they belong in adapters/storage or adapters/cookies, behind a port of the core.';

/** One rule of several that share a message. */
const together = (...rules) => ({
  meta: rules[0].meta,
  create: (context) => Object.assign({}, ...rules.map((rule) => rule.create(context))),
});

const date = '[object.name="Date"]';

/** An address of the API, and the states of a vehicle and the filters as only the back end spells them. */
const wireWords = [
  String.raw`/(^|\s)\x2Fapi(\x2F|$)/`,
  String.raw`/\bFOR_SALE_RETAIL\b/`,
  String.raw`/^(RESERVED|SOLD)$/`,
  String.raw`/^(in_stock|stock_ids|vrms|RESULTS_PAGE_OFFER)$/`,
];

/** The house's own lint rules. Each has a planted violation under tests/borders/planted. */
export const houseRules = {
  meta: { name: 'house' },
  rules: {
    'file-name': fileName,
    finnish,
    'text-apart': textApart,

    'time-and-chance-come-in': banSyntax(
      'The core reads no clock and throws no dice, so that every rule can be replayed: take it from the Clock port (or Random, or Ids) in core/kernel/ports.',
      `MemberExpression${date}[property.name="now"]`,
      `MemberExpression${date}[property.value="now"]`,
      'NewExpression[callee.name="Date"][arguments.length=0]',
      'CallExpression[callee.name="Date"]',
      'MemberExpression[object.name="Math"][property.name="random"]',
      'MemberExpression[object.name="Math"][property.value="random"]',
      'MemberExpression[property.name="randomUUID"]',
    ),

    'subscribe-in-scope-only': banSyntax(
      'Nothing in the core subscribes by itself, or nobody ends it: hand the stream to scope.behavior, scope.store or scope.run (core/kernel/scope.ts).',
      'CallExpression[callee.property.name="subscribe"]',
      'CallExpression[callee.property.value="subscribe"]',
    ),

    'no-subscribe-in-views': banSyntax(
      'A view does not subscribe by itself: what it draws comes by useBehavior, what it does for each word of a stream by useAnnouncements (ui/kit), and what follows from a change for the business belongs in a stream of the core.',
      'CallExpression[callee.property.name="subscribe"]',
      'CallExpression[callee.property.value="subscribe"]',
    ),

    'no-promise-from-stream': banSyntax(
      'The core stays in streams, which can be cancelled: compose with switchMap or concatMap; only the command line and the server wait for a first value, at their own edge in composition/.',
      'ImportSpecifier[imported.name=/^(firstValueFrom|lastValueFrom)$/]',
    ),

    'storage-behind-a-port': together(
      banGlobals(storageMessage, ['localStorage', 'sessionStorage']),
      banSyntax(
        storageMessage,
        'MemberExpression[object.name="document"][property.name="cookie"]',
        'MemberExpression[object.property.name="document"][property.name="cookie"]',
      ),
    ),

    'no-dom-on-import': banGlobals(
      '{{name}} is read while the module loads, and on the server there is none: move it into an effect, an event handler or a function called after hydration.',
      ['window', 'document', 'navigator', 'location', 'history', 'matchMedia'],
      { onlyOnImport: true },
    ),

    'no-console': banGlobals(
      'The core and the views do not write to the console: report through a port (core/shell/tracking), or let the server log it in composition/.',
      ['console'],
    ),

    'no-inline-style': banSyntax(
      'The content security policy allows no style attributes: put the style in the <part>.styles.ts beside the part, or set a CSS variable from a class.',
      'JSXAttribute[name.name="style"]',
    ),

    'wire-words-in-adapters': banSyntax(
      'This is how the back end spells it: addresses of its API and its own words stand in adapters/ only. Speak the core’s words here, and let an adapter translate.',
      ...wireWords.flatMap((word) => [
        `Literal[value=${word}]`,
        `TemplateElement[value.raw=${word}]`,
      ]),
    ),

    'no-enum': banSyntax(
      'No enum: write an `as const` object with a type of the same name, or a union of words.',
      'TSEnumDeclaration',
    ),

    'no-default-export': banSyntax(
      'No default export: one name for one thing everywhere; export it by name.',
      'ExportDefaultDeclaration',
      'ExportSpecifier[exported.name="default"]',
    ),
  },
};
