import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { PAINTS } from '../../../../adapters/sandbox/pictures/paint';
import {
  BODY_STYLES,
  facesOf,
  parsePictureAddress,
  parsePlaceholderAddress,
  PICTURE_WIDTHS,
  pictureAddress,
  placeholderAddress,
  STUDIO_VIEWS,
  type PictureSubject,
} from '../../../../adapters/sandbox/pictures/picture-address';

const aSubject: fc.Arbitrary<PictureSubject> = fc.constantFrom(...BODY_STYLES).chain((style) =>
  fc.record({
    style: fc.constant(style),
    face: fc.constantFrom(...facesOf(style)),
    paint: fc.constantFrom(...PAINTS.map((paint) => paint.slug)),
    view: fc.constantFrom(...STUDIO_VIEWS),
    width: fc.constantFrom(...PICTURE_WIDTHS),
  }),
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
    ['a climb out of the folder', '/pictures/../hatchback-a/signal-red/side-640.webp'],
  ])('refuse %s', (_, path) => {
    expect(parsePictureAddress(path)).toBeUndefined();
  });

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
