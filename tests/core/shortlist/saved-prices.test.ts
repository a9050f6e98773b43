import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryShortlistStore } from '../../../adapters/storage/memory-shortlist-store';
import { pence, pounds } from '../../../core/kernel/money';
import { makeScope } from '../../../core/kernel/scope';
import { createShortlist, savedPrices, type PricesWhenSaved } from '../../../core/shortlist/public';
import { priceSince } from '../../../core/shortlist/rules/price-since';

const open = () => {
  let kept: PricesWhenSaved = new Map();
  const shortlist = createShortlist(makeScope(), new MemoryShortlistStore());
  const prices = savedPrices(
    {
      read: () => kept,
      write: (next) => {
        kept = next;
      },
    },
    shortlist,
  );
  shortlist.changes$.subscribe(prices.changed);
  return { shortlist, prices, kept: () => kept };
};

const at = (slug: string, price: number) => ({ slug, price: pounds(price) });

describe('The price since a vehicle was saved', () => {
  it('has fallen, risen or stayed, by so much', () => {
    expect(priceSince(pounds(9995), pounds(9495))).toEqual({ kind: 'fell', by: pounds(500) });
    expect(priceSince(pounds(9995), pounds(10_000))).toEqual({ kind: 'rose', by: pounds(5) });
    expect(priceSince(pounds(9995), pounds(9995))).toEqual({ kind: 'same', by: 0 });
  });

  it('leads from the price that was to the price that is, whichever they are', () => {
    const price = fc.integer({ min: 0, max: 1e12 }).map(pence);
    fc.assert(
      fc.property(price, price, (saved, now) => {
        const { kind, by } = priceSince(saved, now);
        expect(by).toBeGreaterThanOrEqual(0);
        expect({ fell: saved - by, rose: saved + by, same: saved }[kind]).toBe(now);
      }),
    );
  });
});

describe('What saved vehicles cost', () => {
  it('is noted once, when first seen, and compared with what is asked now', () => {
    const { shortlist, prices } = open();
    shortlist.toggleFavourite('focus');
    expect(prices.since('focus', pounds(9000))).toBeUndefined();
    prices.note([at('focus', 9000)]);
    prices.note([at('focus', 8500)]);
    expect(prices.since('focus', pounds(8500))).toEqual({ kind: 'fell', by: pounds(500) });
  });

  it('is noted of no vehicle that nobody saved', () => {
    const { prices, kept } = open();
    prices.note([at('focus', 9000)]);
    expect(kept().size).toBe(0);
  });

  it('begins anew when a vehicle is saved again later', () => {
    const { shortlist, prices } = open();
    shortlist.toggleFavourite('focus');
    prices.note([at('focus', 9000)]);
    shortlist.toggleFavourite('focus');
    shortlist.toggleFavourite('focus');
    prices.note([at('focus', 8500)]);
    expect(prices.since('focus', pounds(8500))?.kind).toBe('same');
  });

  it('stays when a removal is taken back', () => {
    const { shortlist, prices } = open();
    shortlist.toggleFavourite('focus');
    prices.note([at('focus', 9000)]);
    shortlist.toggleFavourite('focus');
    shortlist.takeBack({ kind: 'removed', list: 'favourites', slug: 'focus', place: 0 });
    expect(prices.since('focus', pounds(8500))).toEqual({ kind: 'fell', by: pounds(500) });
  });

  it('stays when a favourite is compared as well', () => {
    const { shortlist, prices } = open();
    shortlist.toggleFavourite('focus');
    prices.note([at('focus', 9000)]);
    shortlist.toggleCompare('focus');
    expect(prices.since('focus', pounds(8500))?.kind).toBe('fell');
  });

  it('does not grow without end, and never forgets a vehicle that is still saved', () => {
    const { shortlist, prices, kept } = open();
    shortlist.toggleFavourite('first');
    prices.note([at('first', 1000)]);
    for (let number = 1; number <= 300; number += 1) {
      const slug = `passing-${number}`;
      shortlist.toggleFavourite(slug);
      prices.note([at(slug, 2000)]);
      shortlist.toggleFavourite(slug);
    }
    expect(kept().size).toBeLessThanOrEqual(100);
    expect(prices.since('first', pounds(900))?.kind).toBe('fell');
  });
});
