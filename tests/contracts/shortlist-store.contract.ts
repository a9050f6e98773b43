import { isRight } from 'fp-ts/Either';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShortlistStore } from '../../core/shortlist/public';

/** What every place a shortlist is kept promises. `make` gives one that nothing was kept in yet. */
export function shortlistStoreContract(kind: string, make: () => ShortlistStore): void {
  describe(`a shortlist kept ${kind}`, () => {
    it('holds nothing before anything was kept', () => {
      expect(make().read('favourites')).toEqual([]);
      expect(make().read('compare')).toEqual([]);
    });

    it('gives back what was kept, newest last [STORE-01, STORE-02]', () => {
      const store = make();
      expect(isRight(store.write('favourites', ['b', 'a', 'c']))).toBe(true);
      expect(store.read('favourites')).toEqual(['b', 'a', 'c']);
    });

    it('keeps the two lists apart', () => {
      const store = make();
      store.write('favourites', ['a']);
      store.write('compare', ['b']);
      expect([store.read('favourites'), store.read('compare')]).toEqual([['a'], ['b']]);
    });

    it('holds each vehicle once, and no vehicle without a name [ST-3]', () => {
      const store = make();
      store.write('compare', ['a', '', 'b', ' a ', 'a']);
      expect(store.read('compare')).toEqual(['a', 'b']);
    });

    it('holds nothing after it was emptied [ST-3]', () => {
      const store = make();
      store.write('favourites', ['a']);
      store.write('favourites', []);
      expect(store.read('favourites')).toEqual([]);
    });

    it('gives back any slugs it was given, škoda among them', () => {
      const slug = fc.stringMatching(/^[\p{Ll}\p{N}]+(-[\p{Ll}\p{N}]+)*$/u);
      fc.assert(
        fc.property(fc.uniqueArray(slug, { maxLength: 200 }), (slugs) => {
          const store = make();
          store.write('favourites', slugs);
          expect(store.read('favourites')).toEqual(slugs);
        }),
      );
    });
  });
}
