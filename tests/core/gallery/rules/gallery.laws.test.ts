import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  draggedFrame,
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
  THUMBNAIL_GAP,
  THUMBNAIL_STEP,
  THUMBNAILS,
  thumbnailsIn,
  turnDegrees,
  turnStages,
} from '../../../../core/gallery/public';
import { somePictures } from '../../../support/mothers/vehicle';
import { placeAfter, type RingMove } from '../../../../core/kernel/ring-move';

/** A number of pictures, and a place among them. */
const placed = fc
  .integer({ min: 1, max: 250 })
  .chain((count) => fc.tuple(fc.nat({ max: count - 1 }), fc.constant(count)));
const most = fc.constantFrom(1, 2, MAIN_PICTURES, THUMBNAILS, 300);
const move = fc.constantFrom<RingMove>('previous', 'next', 'first', 'last');

describe('moving through any pictures', () => {
  it('never leaves them [GAL-04]', () => {
    fc.assert(
      fc.property(placed, fc.array(move, { maxLength: 40 }), ([place, count], moves) => {
        const end = moves.reduce((at, one) => placeAfter(one, at, count), place);
        expect(end).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThan(count);
      }),
    );
  });

  it('is undone by moving back, and once round comes home [GAL-04, WE-105]', () => {
    fc.assert(
      fc.property(placed, ([place, count]) => {
        expect(placeAfter('previous', placeAfter('next', place, count), count)).toBe(place);
        expect(placeAfter('next', placeAfter('previous', place, count), count)).toBe(place);
        let at = place;
        for (let step = 0; step < count; step += 1) at = placeAfter('next', at, count);
        expect(at).toBe(place);
      }),
    );
  });
});

describe('the pictures around any one', () => {
  it('are that one and its neighbours in a ring, each once, never more than asked [GAL-11]', () => {
    fc.assert(
      fc.property(placed, most, ([place, count], size) => {
        const around = ringAround(place, count, size);
        expect(around).toContain(place);
        expect(around).toHaveLength(Math.min(size, count));
        expect(new Set(around).size).toBe(around.length);
        around.forEach((one, index) => {
          const before = around[index - 1];
          if (before !== undefined) expect(one).toBe(placeAfter('next', before, count));
        });
      }),
    );
  });

  it('are that one and its neighbours in a row, never past an end [GAL-12]', () => {
    fc.assert(
      fc.property(placed, most, ([place, count], size) => {
        const around = rowAround(place, count, size);
        expect(around).toContain(place);
        expect(around).toHaveLength(Math.min(size, count));
        expect(around[0]).toBeGreaterThanOrEqual(0);
        expect(around.at(-1)).toBeLessThan(count);
        around.forEach((one, index) => expect(one).toBe((around[0] ?? 0) + index));
      }),
    );
  });

  it('are as many steps away as the shorter way round has', () => {
    fc.assert(
      fc.property(placed, fc.nat(), ([from, count], other) => {
        const to = other % count;
        const steps = ringSteps(from, to, count);
        expect(Math.abs(steps)).toBeLessThanOrEqual(count / 2);
        expect((((from + steps) % count) + count) % count).toBe(to);
      }),
    );
  });
});

describe('any strip of thumbnails', () => {
  const width = fc.integer({ min: 0, max: 4000 });

  it('shows whole thumbnails only [GAL-13]', () => {
    fc.assert(
      fc.property(width, (pixels) => {
        const shown = thumbnailsIn(pixels);
        expect(shown).toBeGreaterThanOrEqual(1);
        if (shown > 1) expect(shown * THUMBNAIL_STEP - THUMBNAIL_GAP).toBeLessThanOrEqual(pixels);
        expect((shown + 1) * THUMBNAIL_STEP - THUMBNAIL_GAP).toBeGreaterThan(pixels);
      }),
    );
  });

  it('keeps the current one in sight and itself within its ends [GAL-10, CG-086]', () => {
    fc.assert(
      fc.property(placed, width, ([place, count], pixels) => {
        const shown = thumbnailsIn(pixels);
        const start = stripAround(place, count, shown);
        expect(start).toBe(stripWithin(start, count, shown));
        expect(start).toBeLessThanOrEqual(place);
        expect(place).toBeLessThan(start + shown);
      }),
    );
  });

  it('never covers the current one with the number of those hidden [GAL-05]', () => {
    fc.assert(
      fc.property(placed, fc.integer({ min: 3, max: 40 }), ([place, count], shown) => {
        const start = stripAround(place, count, shown);
        const { before, after } = hiddenThumbnails(start, count, shown);
        expect(place).toBeGreaterThanOrEqual(before);
        expect(place).toBeLessThan(count - after);
      }),
    );
  });

  it('counts every thumbnail once, seen or hidden [GAL-05]', () => {
    fc.assert(
      fc.property(placed, fc.integer({ min: 3, max: 40 }), fc.integer(), ([, count], shown, at) => {
        const { before, after } = hiddenThumbnails(at, count, shown);
        expect(before).toBeGreaterThanOrEqual(0);
        expect(after).toBeGreaterThanOrEqual(0);
        const seen = Math.min(shown, count) - (before > 0 ? 1 : 0) - (after > 0 ? 1 : 0);
        expect(before + seen + after).toBe(count);
      }),
    );
  });
});

describe('the pictures of any gallery', () => {
  const tags = fc.uniqueArray(fc.constantFrom('winter_sale', 'winter', 'sale', ''));
  const when = fc.constantFrom('one-or-none' as const, 'none-only' as const);

  it('are the vehicle’s own in their order, the first of them first [GAL-08, CG-087]', () => {
    fc.assert(
      fc.property(fc.nat({ max: 30 }), tags, when, (count, marks, rule) => {
        const pictures = somePictures(count);
        const shown = galleryPictures({ pictures, tags: marks }, rule);
        const own = shown.flatMap((one) => (one.kind === 'picture' ? [one.picture] : []));
        if (shown.length > 0) expect(own).toEqual(pictures);
        const sale = shown.findIndex((one) => one.kind === 'winter-sale');
        expect(sale).toBe(count > 2 && marks.includes('winter_sale') ? 1 : -1);
      }),
    );
  });

  it('always have a tab of their own, and the open tab is one of the row [GAL-01, GAL-09]', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 30 }),
        fc.nat({ max: 3 }),
        fc.constantFrom('pictures-first' as const, 'video-first' as const),
        (frames, filmCount, order) => {
          const films = Array.from({ length: filmCount }, (_, place) => ({
            id: String(place),
            address: '/film.webm',
          }));
          const turntable = Array.from({ length: frames }, String);
          const { tabs, opened } = galleryTabs({ turntable, films }, order);
          expect(tabs).toContain('pictures');
          expect(tabs).toContain(opened);
          expect(new Set(tabs).size).toBe(tabs.length);
          expect(tabs.includes('turn')).toBe(frames > 0);
          expect(tabs.includes('films')).toBe(filmCount > 0);
        },
      ),
    );
  });
});

describe('a walk round any vehicle', () => {
  const frames = fc.integer({ min: 1, max: 72 });

  it('asks for every frame once [GAL-01]', () => {
    fc.assert(
      fc.property(frames, (count) => {
        const asked = turnStages(count).flat();
        expect(asked.toSorted((one, other) => one - other)).toEqual(
          Array.from({ length: count }, (_, frame) => frame),
        );
      }),
    );
  });

  it('shows a frame that has arrived, the wanted one when it has [GAL-01]', () => {
    fc.assert(
      fc.property(frames, fc.uniqueArray(fc.nat({ max: 71 })), fc.nat(), (count, some, wish) => {
        const arrived = some.filter((frame) => frame < count);
        const wanted = wish % count;
        const shown = nearestFrame(wanted, arrived, count);
        if (arrived.length === 0) expect(shown).toBeUndefined();
        else expect(arrived).toContain(shown);
        if (arrived.includes(wanted)) expect(shown).toBe(wanted);
      }),
    );
  });

  it('stays within the circle, and a drag across the whole width is once round [GAL-01]', () => {
    fc.assert(
      fc.property(frames, fc.nat(), fc.integer({ min: 1, max: 3000 }), (count, start, width) => {
        const from = start % count;
        expect(draggedFrame(from, width, width, count)).toBe(from);
        expect(draggedFrame(from, -width, width, count)).toBe(from);
        expect(draggedFrame(from, 0, width, count)).toBe(from);
        expect(turnDegrees(from, count)).toBeGreaterThanOrEqual(0);
        expect(turnDegrees(from, count)).toBeLessThan(360);
      }),
    );
  });
});
