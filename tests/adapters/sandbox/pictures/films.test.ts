import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import {
  filmAddress,
  filmFile,
  FILMED_LOOKS,
  parseFilmAddress,
} from '../../../../adapters/sandbox/pictures/films';
import { findPaint } from '../../../../adapters/sandbox/pictures/paint';
import { facesOf } from '../../../../adapters/sandbox/pictures/picture-address';
import { STUDIO_PICTURES } from '../../../../adapters/sandbox/pictures/picture-files';

describe('films', () => {
  it('have addresses that survive the trip to text and back', () => {
    for (const look of FILMED_LOOKS) {
      const address = filmAddress(look);
      expect(address).toMatch(/^\/pictures\/[a-z-]+\/[a-z-]+\/turntable\.webm$/);
      expect(parseFilmAddress(address ?? '')).toEqual(look);
    }
  });

  it('are of looks and paints there are', () => {
    for (const { style, face, paint } of FILMED_LOOKS) {
      expect(facesOf(style)).toContain(face);
      expect(findPaint(paint)).toBeDefined();
    }
  });

  it('are not promised for what has not been filmed', () => {
    expect(filmAddress({ style: 'mpv', face: 'b', paint: 'dune-beige' })).toBeUndefined();
  });

  it.each([
    '/pictures/mpv-b/dune-beige/turntable.webm',
    '/pictures/suv-b/slate-grey/../turntable.webm',
    '/pictures/suv-b/slate-grey/turntable.webm/',
    '',
  ])('are not at %j', (address) => {
    expect(parseFilmAddress(address)).toBeUndefined();
  });

  it.each(FILMED_LOOKS.map((look) => [filmFile(look)]))(
    '%s is a WebM of 150 to 500 kB',
    async (file) => {
      const film = await readFile(join(STUDIO_PICTURES, file));
      expect(film.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
      expect(film.includes('webm')).toBe(true);
      expect(film.includes('V_VP9')).toBe(true);
      expect(film.length).toBeGreaterThan(150_000);
      expect(film.length).toBeLessThanOrEqual(500_000);
    },
  );
});
