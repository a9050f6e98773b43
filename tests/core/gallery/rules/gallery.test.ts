import { describe, expect, it } from 'vitest';
import {
  filmPlace,
  galleryPictures,
  galleryTabs,
  hiddenThumbnails,
  MAIN_PICTURES,
  nearestFrame,
  ringAround,
  ringSteps,
  rowAround,
  stripAround,
  stripWithin,
  THUMBNAIL_SCROLL_MS,
  THUMBNAIL_STEP,
  THUMBNAILS,
  thumbnailsIn,
  turnDegrees,
  turnStages,
  type GalleryPicture,
} from '../../../../core/gallery/public';
import type { Film } from '../../../../core/stock/public';
import { somePictures } from '../../../support/mothers/vehicle';
import { placeAfter } from '../../../../core/kernel/ring-move';

const kinds = (pictures: readonly GalleryPicture[]): readonly string[] =>
  pictures.map((one) =>
    one.kind === 'picture' ? (/\d+/.exec(one.picture.thumb)?.[0] ?? '') : 'winter',
  );
const shown = (count: number, tags: readonly string[] = []) =>
  kinds(galleryPictures({ pictures: somePictures(count), tags }, 'one-or-none'));

describe('the pictures of a gallery', () => {
  it('have the winter sale in second place, so that the vehicle leads [WE-102, GAL-08, CG-087]', () => {
    expect(shown(3, ['winter_sale'])).toEqual(['1', 'winter', '2', '3']);
  });

  it('stay as they are with two pictures, or without the tag [WE-103, GAL-08]', () => {
    expect(shown(2, ['winter_sale'])).toEqual(['1', '2']);
    expect(shown(3)).toEqual(['1', '2', '3']);
    expect(shown(3, ['Winter_Sale', 'sale'])).toEqual(['1', '2', '3']);
  });

  it.each([
    [0, 'one-or-none', 0],
    [1, 'one-or-none', 0],
    [2, 'one-or-none', 2],
    [0, 'none-only', 0],
    [1, 'none-only', 1],
  ] as const)(
    'of %i with the placeholder for %s are %i [GAL-06, CG-088]',
    (count, when, expected) => {
      expect(galleryPictures({ pictures: somePictures(count), tags: [] }, when)).toHaveLength(
        expected,
      );
    },
  );
});

describe('moving through pictures', () => {
  it('goes from the last to the first and back [WE-105, GAL-04, CG-086]', () => {
    expect(placeAfter('next', 11, 12)).toBe(0);
    expect(placeAfter('previous', 0, 12)).toBe(11);
  });

  it('goes on and back by one, and to both ends [GAL-04, GAL-05]', () => {
    expect(placeAfter('next', 3, 12)).toBe(4);
    expect(placeAfter('previous', 3, 12)).toBe(2);
    expect(placeAfter('first', 7, 12)).toBe(0);
    expect(placeAfter('last', 7, 12)).toBe(11);
  });

  it('stays where it is when there is one picture, or none [GAL-04]', () => {
    for (const count of [0, 1]) {
      for (const move of ['next', 'previous', 'first', 'last'] as const) {
        expect(placeAfter(move, 0, count)).toBe(0);
      }
    }
  });
});

describe('what is in the page at a time', () => {
  it('is up to nine large pictures, round the ends [GAL-11]', () => {
    expect(MAIN_PICTURES).toBe(9);
    expect(ringAround(0, 24, MAIN_PICTURES)).toEqual([20, 21, 22, 23, 0, 1, 2, 3, 4]);
    expect(ringAround(23, 24, 3)).toEqual([22, 23, 0]);
    expect(ringAround(1, 3, MAIN_PICTURES)).toEqual([0, 1, 2]);
  });

  it('is up to sixteen thumbnails, within the ends [GAL-12]', () => {
    expect(THUMBNAILS).toBe(16);
    expect(rowAround(0, 200, THUMBNAILS)).toEqual(Array.from({ length: 16 }, (_, place) => place));
    expect(rowAround(100, 200, THUMBNAILS)[0]).toBe(92);
    expect(rowAround(199, 200, THUMBNAILS).at(-1)).toBe(199);
    expect(rowAround(2, 5, THUMBNAILS)).toEqual([0, 1, 2, 3, 4]);
  });

  it('is counted by the nearer way round', () => {
    expect(ringSteps(0, 23, 24)).toBe(-1);
    expect(ringSteps(23, 0, 24)).toBe(1);
    expect(ringSteps(0, 12, 24)).toBe(12);
    expect(ringSteps(5, 5, 24)).toBe(0);
  });
});

describe('the strip of thumbnails', () => {
  it('moves by 63 pixels in 300 milliseconds [GAL-13]', () => {
    expect([THUMBNAIL_STEP, THUMBNAIL_SCROLL_MS]).toEqual([63, 300]);
  });

  it.each([
    [328, 5],
    [55, 1],
    [0, 1],
    [118, 2],
    [117, 1],
    [780, 12],
  ])('of %i pixels shows %i whole thumbnails [GAL-13]', (width, expected) => {
    expect(thumbnailsIn(width)).toBe(expected);
  });

  it('stops at its ends while large pictures go round [CG-086, GAL-10]', () => {
    expect(stripWithin(-3, 24, 5)).toBe(0);
    expect(stripWithin(22, 24, 5)).toBe(19);
    expect(stripWithin(4, 3, 5)).toBe(0);
    expect(stripAround(12, 24, 5)).toBe(10);
    expect(stripAround(0, 24, 5)).toBe(0);
    expect(stripAround(23, 24, 5)).toBe(19);
  });

  it('says how many are out of sight: six seen and +18 of 24 [GAL-05]', () => {
    expect(hiddenThumbnails(0, 24, 7)).toEqual({ before: 0, after: 18 });
    expect(hiddenThumbnails(10, 24, 7)).toEqual({ before: 11, after: 8 });
    expect(hiddenThumbnails(17, 24, 7)).toEqual({ before: 18, after: 0 });
    expect(hiddenThumbnails(0, 7, 7)).toEqual({ before: 0, after: 0 });
  });
});

const film: Film = { id: '1', address: '/pictures/film.webm' };

describe('the tabs of a gallery', () => {
  it('are the pictures alone where there is nothing else [GAL-01]', () => {
    expect(galleryTabs({ turntable: [], films: [] }, 'pictures-first')).toEqual({
      tabs: ['pictures'],
      opened: 'pictures',
    });
  });

  it('are 360 view, gallery and video, with the pictures open [GAL-01, GAL-09]', () => {
    expect(galleryTabs({ turntable: ['/turn-00'], films: [film] }, 'pictures-first')).toEqual({
      tabs: ['turn', 'pictures', 'films'],
      opened: 'pictures',
    });
  });

  it('begin with the video, and show it, where films come first [GAL-03]', () => {
    expect(galleryTabs({ turntable: ['/turn-00'], films: [film] }, 'video-first')).toEqual({
      tabs: ['films', 'turn', 'pictures'],
      opened: 'films',
    });
  });

  it('keep the pictures open where films come first and there is none [GAL-03]', () => {
    expect(galleryTabs({ turntable: ['/turn-00'], films: [] }, 'video-first')).toEqual({
      tabs: ['turn', 'pictures'],
      opened: 'pictures',
    });
  });
});

describe('a walk round a vehicle', () => {
  it('arrives in every fourth frame first, then in the rest [GAL-01]', () => {
    const [first, second, third, ...others] = turnStages(24);
    expect(first).toEqual([0, 4, 8, 12, 16, 20]);
    expect(second).toEqual([2, 6, 10, 14, 18, 22]);
    expect(third).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23]);
    expect(others).toEqual([]);
    expect(turnStages(0)).toEqual([]);
  });

  it('shows the nearest frame that has arrived, round the ends [GAL-01]', () => {
    expect(nearestFrame(23, [0, 4, 8], 24)).toBe(0);
    expect(nearestFrame(5, [0, 4, 8], 24)).toBe(4);
    expect(nearestFrame(5, [], 24)).toBeUndefined();
  });

  it('is told in degrees [GAL-01]', () => {
    expect(turnDegrees(0, 24)).toBe(0);
    expect(turnDegrees(6, 24)).toBe(90);
    expect(turnDegrees(24, 24)).toBe(0);
    expect(turnDegrees(0, 0)).toBe(0);
  });
});

describe('a film', () => {
  it.each([
    ['/pictures/film.webm', { kind: 'here' }],
    ['https://www.example.com/watch?v=1', { kind: 'host', name: 'example.com' }],
    ['//Films.example.com:8080', { kind: 'host', name: 'films.example.com' }],
    ['HTTP://example.com/a', { kind: 'host', name: 'example.com' }],
    ['/\\example.com/a', undefined],
    ['javascript:alert(1)', undefined],
    ['https://trusted.example@evil.example/', undefined],
    ['film.webm', undefined],
    ['', undefined],
  ])('at %j plays in the page only when it is ours [GAL-07]', (address, expected) => {
    expect(filmPlace({ address })).toEqual(expected);
  });
});
