import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitiseInBrowser } from '../../../adapters/html/sanitise-in-browser';
import { sanitiseOnServer } from '../../../adapters/html/sanitise-on-server';
import { asParsed, parsed } from './as-parsed';
import { CLEANED } from './unsafe-html';

const clean = sanitiseInBrowser(window);

describe('an editor’s text cleaned in the browser', () => {
  it.each(CLEANED)('%s [CX-1, CX-3]', async (_, written, left) => {
    expect(asParsed(await clean(written))).toBe(asParsed(left));
  });
});

describe('the two cleaners', () => {
  const pieces = fc.constantFrom(
    ...CLEANED.map(([, written]) => written),
    ...[
      '<',
      '>',
      '"',
      "'",
      '&',
      '<a href="',
      '</a>',
      '<p ',
      'on',
      'load=',
      '<!--',
      '-->',
      'javascript:',
    ],
    ...['<svg>', '<math>', '<style>', '<template>', '</p>', '<noscript>', '<title>', ']]>'],
  );

  it('leave nothing that runs, whatever is put together [CX-1]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 8 }), async (parts) => {
        const written = parts.join('');
        for (const cleaned of [await clean(written), await sanitiseOnServer(written)]) {
          const page = parsed(cleaned);
          expect(page.querySelector('script, iframe, object, svg, math, style, form')).toBeNull();
          const attributes = [...page.querySelectorAll('body *')].flatMap((element) =>
            element.getAttributeNames().map((name) => [name, element.getAttribute(name)] as const),
          );
          expect(attributes.filter(([name]) => name.startsWith('on'))).toEqual([]);
          expect(
            attributes.filter(([, value]) => /^\s*(javascript|data|vbscript):/i.test(value ?? '')),
          ).toEqual([]);
        }
      }),
      { numRuns: 100 },
    );
  });
});
