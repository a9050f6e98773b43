import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { PAINTS } from '../../../../adapters/sandbox/pictures/paint';
import {
  BODY_STYLES,
  DETAIL_VIEWS,
  facesOf,
  parsePictureAddress,
  parsePlaceholderAddress,
  PICTURE_WIDTHS,
  pictureAddress,
  placeholderAddress,
  plateSlug,
  STUDIO_VIEWS,
  type PictureSubject,
} from '../../../../adapters/sandbox/pictures/picture-address';
import {
  TURNTABLE_VIEWS,
  TURNTABLE_WIDTH,
} from '../../../../adapters/sandbox/pictures/turntable-frames';

const aPlate = fc.stringMatching(/^[a-z0-9]{1,7}$/);
const maybeAPlate = fc.oneof(
  fc.constant({}),
  aPlate.map((plate) => ({ plate })),
);
const aViewAtItsWidth = fc.oneof(
  fc.record({
    view: fc.constantFrom(...STUDIO_VIEWS, ...DETAIL_VIEWS),
    width: fc.constantFrom(...PICTURE_WIDTHS),
  }),
  fc.record({
    view: fc.constantFrom(...TURNTABLE_VIEWS),
    width: fc.constant(TURNTABLE_WIDTH),
  }),
);

const aSubject: fc.Arbitrary<PictureSubject> = fc.constantFrom(...BODY_STYLES).chain((style) =>
  fc
    .record({
      style: fc.constant(style),
      face: fc.constantFrom(...facesOf(style)),
      paint: fc.constantFrom(...PAINTS.map((paint) => paint.slug)),
      shown: aViewAtItsWidth,
      worn: maybeAPlate,
    })
    .map(({ shown, worn, ...look }) => ({ ...look, ...shown, ...worn })),
);

describe('picture addresses', () => {
  it('survive the trip to text and back', () => {
    fc.assert(
      fc.property(aSubject, (subject) => {
        expect(parsePictureAddress(pictureAddress(subject))).toEqual(subject);
      }),
    );
  });

  it('are refused when anything is added to them', () => {
    fc.assert(
      fc.property(aSubject, fc.string({ minLength: 1 }), (subject, extra) => {
        expect(parsePictureAddress(pictureAddress(subject) + extra)).toBeUndefined();
        expect(parsePictureAddress(extra + pictureAddress(subject))).toBeUndefined();
      }),
    );
  });

  it('never parse from arbitrary text', () => {
    fc.assert(fc.property(fc.string(), (text) => parsePictureAddress(text) === undefined));
  });

  it.each([
    ['an unknown style', '/pictures/tractor-a/signal-red/side-640.webp'],
    ['a face the style does not have', '/pictures/coupe-c/signal-red/side-640.webp'],
    ['an unknown paint', '/pictures/hatchback-a/tartan/side-640.webp'],
    ['an unknown view', '/pictures/hatchback-a/signal-red/underneath-640.webp'],
    ['an unknown width', '/pictures/hatchback-a/signal-red/side-641.webp'],
    ['a padded width', '/pictures/hatchback-a/signal-red/side-0640.webp'],
    [
      'a registration of eight characters',
      '/pictures/hatchback-a/signal-red/side-ab12cdef-640.webp',
    ],
    ['a registration in capitals', '/pictures/hatchback-a/signal-red/side-AB12CDE-640.webp'],
    ['a registration with a space', '/pictures/hatchback-a/signal-red/side-ab12%20cde-640.webp'],
    ['an empty registration', '/pictures/hatchback-a/signal-red/side--640.webp'],
    ['two registrations', '/pictures/hatchback-a/signal-red/side-ab12cde-ab12cde-640.webp'],
    ['a 25th frame', '/pictures/hatchback-a/signal-red/turn-24-800.webp'],
    ['a frame at the width of a view', '/pictures/hatchback-a/signal-red/turn-00-640.webp'],
    ['a view at the width of a frame', '/pictures/hatchback-a/signal-red/side-800.webp'],
    ['a climb out of the folder', '/pictures/../hatchback-a/signal-red/side-640.webp'],
  ])('refuse %s', (_, path) => {
    expect(parsePictureAddress(path)).toBeUndefined();
  });

  it('never hold a step out of the folder, whatever is asked for', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z0-9./%-]{0,40}$/),
        fc.constantFrom(...PICTURE_WIDTHS),
        (shown, width) => {
          const subject = parsePictureAddress(
            `/pictures/hatchback-a/signal-red/${shown}-${String(width)}.webp`,
          );
          expect(subject === undefined || /^[a-z0-9]*$/.test(subject.plate ?? '')).toBe(true);
        },
      ),
    );
  });

  it('write a registration small and without its space', () => {
    expect(plateSlug('AB12 CDE')).toBe('ab12cde');
    expect(plateSlug('A1')).toBe('a1');
  });

  it.each(['', ' ', 'TO FOLLOW', 'AB12-CD', 'ÄB12CDE', '../..'])(
    'know no registration like %j',
    (text) => {
      expect(plateSlug(text)).toBeUndefined();
    },
  );

  it('give every width a placeholder of its own', () => {
    for (const width of PICTURE_WIDTHS) {
      expect(parsePlaceholderAddress(placeholderAddress(width))).toBe(width);
    }
    expect(parsePlaceholderAddress('/pictures/placeholder-641.webp')).toBeUndefined();
  });
});

describe('paints', () => {
  it('have slugs that are unique and safe in an address', () => {
    const slugs = PAINTS.map((paint) => paint.slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
  });
});
