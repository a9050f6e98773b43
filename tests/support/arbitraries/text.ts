import fc from 'fast-check';

/** Texts that have broken one address bar or another. */
const troublesome = [
  'Ka+ & Up!',
  'a,b',
  '100%',
  '%2C',
  '%25',
  '%E0%A4%A',
  'a=b&c=d',
  '0',
  'nil',
  '__proto__',
  'constructor',
  'Škoda',
  'Citroën',
  '日本',
  '🚗 estate',
  'a|b',
  '[x]',
  '"quoted"',
  '<b>',
  '#top',
  '?',
  '/',
  'a b',
  '\u00e9',
  'e\u0301',
];

const isTidy = (text: string): boolean =>
  !['', 'null', 'undefined', 'NaN'].includes(text) &&
  text.length <= 200 &&
  text.trim() === text &&
  !/[\uD800-\uDFFF]/u.test(text);

/** A value as a filter holds it: not empty, no padding, at most 200 long, no half characters. */
export const tidyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...troublesome),
  fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/),
  fc.string({ unit: 'binary', maxLength: 40 }).filter(isTidy),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter(isTidy),
  fc.constant('x'.repeat(200)),
);

/** An address part such as `land-rover`. */
export const slug: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('ford', 'bmw', 'mini', 'land-rover', 'ds-automobiles', 'škoda', '1', '0'),
  fc.stringMatching(/^[a-z0-9]{1,10}(-[a-z0-9]{1,10}){0,3}$/),
);

/** Whatever can stand in an address bar or a field, half characters and control codes included. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'null',
    'undefined',
    'NaN',
    ...troublesome,
    '\uD800',
    '\u0000',
    '\uFEFF',
  ),
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes)),
);
