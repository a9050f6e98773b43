import { describe, expect, it } from 'vitest';
import { BREAKPOINTS, media } from '../../../ui/theme/media';

/** Whether a window of this width is meant, both in pixels, where letters are as large as said. */
function isMeant(query: string, width: number, letters = 16): boolean {
  const [, bound, em] = /\((min|max)-width: ([\d.]+)em\)$/.exec(query) ?? [];
  if (bound === undefined) throw new Error(`${query} asks for no width`);
  const pixels = Number(em) * letters;
  return bound === 'min' ? width >= pixels : width <= pixels;
}

describe('The widths of a window', () => {
  it('are a phone’s up to 767 px, and no longer at 767 px [LAYOUT-03]', () => {
    expect(BREAKPOINTS.tablet).toBe(767);
    for (const width of [320, 360, 766, 766.5, 766.98]) {
      expect(isMeant(media.phone, width), String(width)).toBe(true);
      expect(isMeant(media.tablet, width), String(width)).toBe(false);
    }
    for (const width of [767, 768, 1024, 2560]) {
      expect(isMeant(media.phone, width), String(width)).toBe(false);
      expect(isMeant(media.tablet, width), String(width)).toBe(true);
    }
  });

  it('are wider where letters are larger, so that columns go before words are cut', () => {
    expect(isMeant(media.desktop, 1280)).toBe(true);
    expect(isMeant(media.desktop, 1280, 32)).toBe(false);
    expect(isMeant(media.phone, 1280, 32)).toBe(true);
  });

  it('ask for more room step by step', () => {
    const room = [media.tablet, media.desktop, media.wide];
    const steps = [766, 767, 1024, 1440].map(
      (width) => room.filter((query) => isMeant(query, width)).length,
    );
    expect(steps).toEqual([0, 1, 2, 3]);
  });
});
