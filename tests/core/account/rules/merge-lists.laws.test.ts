import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeSlugs,
  mergeShortlists,
  shortlistOffer,
} from '../../../../core/account/rules/merge-lists';

const slug = fc.nat({ max: 12 }).map((number) => `car-${String(number)}`);
const list = fc.uniqueArray(slug, { maxLength: 12 });
const most = fc.integer({ min: 0, max: 14 });
const asSet = (slugs: readonly string[]): readonly string[] => [...new Set(slugs)].toSorted();

describe('Merging the lists of an account and of a browser, whatever they hold,', () => {
  it('gives the same vehicles whichever comes first, where there is room', () => {
    fc.assert(
      fc.property(list, list, (one, other) => {
        expect(asSet(mergeShortlists(one, other).slugs)).toEqual(
          asSet(mergeShortlists(other, one).slugs),
        );
      }),
    );
  });

  it('changes nothing when it is done again', () => {
    fc.assert(
      fc.property(list, list, most, (one, other, limit) => {
        const once = mergeShortlists(one, other, limit).slugs;
        expect(mergeShortlists(once, other, limit)).toMatchObject({ slugs: once, done: [] });
        expect(mergeShortlists(once, once, limit)).toEqual({ slugs: once, done: [], leftOut: [] });
      }),
    );
  });

  it('loses nothing: each vehicle is in it or told as left out, never both, and the limit holds', () => {
    fc.assert(
      fc.property(list, list, most, (one, other, limit) => {
        const { slugs, leftOut } = mergeShortlists(one, other, limit);
        expect([...slugs, ...leftOut].toSorted()).toEqual(asSet([...one, ...other]));
        expect(slugs.length).toBe(Math.min(limit, new Set([...one, ...other]).size));
      }),
    );
  });

  it('keeps the order of both, and says what it has added', () => {
    fc.assert(
      fc.property(list, list, (one, other) => {
        const { slugs, done } = mergeShortlists(one, other);
        expect(slugs).toEqual([...one, ...done]);
        expect(done).toEqual(other.filter((each) => !one.includes(each)));
      }),
    );
  });
});

describe('A change to an account’s list', () => {
  it('is taken back by its opposite, and whatever else was done meanwhile stays', () => {
    fc.assert(
      fc.property(list, list, list, (before, added, others) => {
        const after = changeSlugs(before, { kind: 'add', slugs: added });
        const meanwhile = changeSlugs(after.slugs, { kind: 'add', slugs: others });
        const back = changeSlugs(meanwhile.slugs, { kind: 'remove', slugs: after.done });
        expect(back.slugs).toEqual([...before, ...meanwhile.done]);
        expect(changeSlugs(after.slugs, { kind: 'remove', slugs: after.done }).slugs).toEqual(
          before,
        );
      }),
    );
  });

  it('puts one back to where it stood', () => {
    fc.assert(
      fc.property(
        list
          .filter(({ length }) => length > 0)
          .chain((slugs) => fc.tuple(fc.constant(slugs), fc.nat({ max: slugs.length - 1 }))),
        ([slugs, place]) => {
          const out = slugs.slice(place, place + 1);
          const without = changeSlugs(slugs, { kind: 'remove', slugs: out });
          expect(without.done).toEqual(out);
          const back = changeSlugs(without.slugs, { kind: 'add', slugs: out, place });
          expect(back.slugs).toEqual(slugs);
        },
      ),
    );
  });
});

describe('What two lists have to offer each other', () => {
  it('is told of each vehicle that one of them alone holds, and of none that is gone', () => {
    fc.assert(
      fc.property(list, list, list, (account, browser, gone) => {
        const offer = shortlistOffer(account, browser, gone);
        const only = (here: readonly string[], there: readonly string[]) =>
          here.filter((each) => !there.includes(each) && !gone.includes(each));
        expect('onlyAccount' in offer ? offer.onlyAccount : []).toEqual(only(account, browser));
        expect('onlyBrowser' in offer ? offer.onlyBrowser : []).toEqual(only(browser, account));
      }),
    );
  });

  it('is nothing any more once both were merged', () => {
    fc.assert(
      fc.property(list, list, (account, browser) => {
        const merged = mergeShortlists(account, browser).slugs;
        expect(shortlistOffer(merged, mergeShortlists(browser, account).slugs).kind).toBe(
          merged.length === 0 ? 'nothing' : 'same',
        );
      }),
    );
  });

  it.each([
    [[], [], [], 'nothing'],
    [['a-car'], ['a-car'], ['a-car'], 'nothing'],
    [['a-car', 'b-car'], ['b-car', 'a-car'], [], 'same'],
    [['a-car', 'b-car'], ['a-car'], [], 'account-has-more'],
    [['a-car'], ['a-car', 'b-car'], [], 'browser-has-more'],
    [['a-car'], ['b-car'], [], 'both-have-more'],
  ] as const)('of %j and %j without %j is: %s', (account, browser, gone, kind) => {
    expect(shortlistOffer(account, browser, gone).kind).toBe(kind);
  });
});
