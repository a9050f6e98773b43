import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MOST_TO_COMPARE,
  MOST_TO_SHARE,
  sharedShortlistPath,
  slugsFromShared,
  type ShortlistName,
} from '../../../core/shortlist/public';

const list = fc.constantFrom<ShortlistName>('favourites', 'compare');
const most = { favourites: MOST_TO_SHARE, compare: MOST_TO_COMPARE };
const slug = fc.stringMatching(/^[\p{Ll}\p{N}]+(-[\p{Ll}\p{N}]+){0,4}$/u, { maxLength: 60 });

const queryOf = (path: string): string => new URL(path, 'https://forecourt.example').search;

describe('A link to a shortlist', () => {
  it('says the vehicles in plain sight, saved or to be compared', () => {
    expect(sharedShortlistPath('favourites', ['ford-focus-1', 'kia-rio-2'])).toBe(
      '/shortlist/?saved=ford-focus-1,kia-rio-2',
    );
    expect(sharedShortlistPath('compare', ['a', 'b', 'c', 'd'])).toBe('/compare/?vehicles=a,b,c');
  });

  it('leads to the page alone where there is nothing to send', () => {
    expect(sharedShortlistPath('favourites', [])).toBe('/shortlist/');
    expect(slugsFromShared('favourites', '')).toEqual([]);
  });

  it.each([
    ['?saved=a,,b, a ,a', ['a', 'b']],
    ['?saved=a%2Cb&utm_source=mail', ['a', 'b']],
    ['?saved=a&saved=b', ['a', 'b']],
    ['saved=%C5%A1koda-fabia-9', ['škoda-fabia-9']],
    ['?saved=%,100%,%E0%A4%A,ok', ['ok']],
    ['?saved=<script>,a/b,../../x,//evil.example,javascript:alert(1),a b,-', []],
    ['?vehicles=a', []],
    ['?saved', []],
  ])('is read from %s without anything that is no vehicle [RT-3]', (query, found) => {
    expect(slugsFromShared('favourites', query)).toEqual(found);
  });

  it('brings any list whole to another device, as far as it may be long', () => {
    fc.assert(
      fc.property(list, fc.uniqueArray(slug, { maxLength: 70 }), (name, slugs) => {
        expect(slugsFromShared(name, queryOf(sharedShortlistPath(name, slugs)))).toEqual(
          slugs.slice(0, most[name]),
        );
      }),
    );
  });

  it('is read from any text at all, bounded and without repeats', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string().map((rest) => `?saved=${rest}`),
      fc.array(fc.string()).map((parts) => `vehicles=${parts.join(',')}`),
    );
    fc.assert(
      fc.property(list, text, (name, query) => {
        const found = slugsFromShared(name, query);
        expect(found.length).toBeLessThanOrEqual(most[name]);
        expect(new Set(found).size).toBe(found.length);
        expect(found.join('')).not.toMatch(/[\s/<>"'\\,:]/);
      }),
      { numRuns: 500 },
    );
  });
});
