import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefused } from '../../../../../adapters/sandbox/import/cells/refused';
import {
  cleanText,
  decodedTwice,
  listParts,
  readText,
} from '../../../../../adapters/sandbox/import/cells/text-cell';
import { isUnknownWord } from '../../../../../adapters/sandbox/import/cells/unknown-cell';

const reference = (text: string): string =>
  Array.from(text, (sign) => `&#${String(sign.codePointAt(0))};`).join('');

describe('text in a cell', () => {
  it.each([
    ['1.0 <b>Zetec</b> &amp; more', '1.0 Zetec & more'],
    ['&#9733; LOW MILES &#9733;', '★ LOW MILES ★'],
    ['Citro&euml;n', 'Citroën'],
    ['Air Con<br>Sat Nav', 'Air Con Sat Nav'],
    ['&amp;amp;', '&'],
    ['&lt;b&gt;SE&lt;/b&gt;', 'SE'],
    ['e<b>Boxer</b>', 'eBoxer'],
    ['&pound;500 off', '£500 off'],
    ['0 &lt; 60', '0 < 60'],
    ['AT&T &nosuch; &', 'AT&T &nosuch; &'],
    ['under <£10k>', 'under <£10k>'],
    ['CitroÃ«n', 'Citroën'],
    ['MÃ©gane â€“ Sport', 'Mégane – Sport'],
    ['Château', 'Château'],
    ['SE\u202eEsaeler', 'SEEsaeler'],
    ['Zero\u200bwidth', 'Zerowidth'],
    ['سيارة', 'سيارة'],
    ['Zoë 🚗', 'Zoë 🚗'],
    ['a&#0;b&#xD800;', 'ab'],
  ])('"%s" is shown as "%s"', (written, shown) => {
    expect(cleanText(written)).toBe(shown);
  });

  it('is the same when it is cleaned once more', () => {
    const odd = fc
      .array(
        fc.oneof(
          fc.constantFrom('&amp;', '&', 'lt;', '<b>', '<br/>', '&#9733;', 'Ã©', '\u202e', ' '),
          fc.string({ maxLength: 5 }),
        ),
        { maxLength: 6 },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(odd, (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    );
  });

  it('written in references, or decoded twice, is read as itself', () => {
    const plain = fc
      .stringMatching(/^[A-Za-z0-9éëüñÉ–’ ]{1,20}$/)
      .map((text) => text.trim().replace(/ {2,}/g, ' '));
    fc.assert(
      fc.property(plain, (text) => {
        expect(cleanText(reference(text))).toBe(text);
        const wrongly = new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));
        expect(decodedTwice(wrongly)).toBe(text);
      }),
    );
  });

  it('is refused where letters were lost', () => {
    expect(isRefused(readText('Citro\ufffdn'))).toBe(true);
  });

  it('is parted at semicolons, but not at those of references', () => {
    const parts = listParts('Sat Nav &amp; DAB;Air Con<br>|Heated seats\nTow bar').map(cleanText);
    expect(parts.filter((part) => part !== '')).toEqual([
      'Sat Nav & DAB',
      'Air Con',
      'Heated seats',
      'Tow bar',
    ]);
  });

  it.each(['Null', 'N/A', 'nan', 'None', 'Unknown', '-', '—', '?', 'TBC', 'not specified'])(
    '"%s" says that nothing is known',
    (word) => {
      expect(isUnknownWord(word)).toBe(true);
    },
  );
  it.each(['Nano', 'No', 'Other', '0', 'Unknown Pleasures', 'N'])('"%s" says something', (word) => {
    expect(isUnknownWord(word)).toBe(false);
  });
});
