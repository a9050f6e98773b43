import { describe, expect, it } from 'vitest';
import { MemoryShortlistStore } from '../../../adapters/storage/memory-shortlist-store';
import { makeScope } from '../../../core/kernel/scope';
import { createShortlist, MOST_TO_COMPARE } from '../../../core/shortlist/public';

const open = () => {
  const store = new MemoryShortlistStore();
  return { store, list: createShortlist(makeScope(), store) };
};

describe('The shortlist of a visit', () => {
  it('adds a favourite last and takes it out again [FAV-01][CARD-09][WE-087]', () => {
    const { store, list } = open();
    ['a', 'b'].forEach(list.toggleFavourite);
    list.toggleFavourite('a');
    expect(list.shortlist$.value.favourites).toEqual(['b']);
    expect(store.read('favourites')).toEqual(['b']);
  });

  it('holds at most three to compare, and says so when a fourth is tried [CMP-01][CMP-02][CMP-03][WE-089]', () => {
    const { list } = open();
    ['A', 'B', 'C', 'D'].forEach(list.toggleCompare);
    expect(list.shortlist$.value.compare).toHaveLength(MOST_TO_COMPARE);
    expect(list.shortlist$.value.tooManyComparisons).toBe(true);
    list.toggleCompare('B');
    expect(list.shortlist$.value).toMatchObject({ compare: ['A', 'C'], tooManyComparisons: false });
  });

  it('is empty until it is restored, as the server rendered it', () => {
    const { store, list } = open();
    store.write('favourites', ['kept']);
    expect(list.shortlist$.value.favourites).toEqual([]);
    list.restore();
    expect(list.shortlist$.value.favourites).toEqual(['kept']);
    expect(list.shortlist$.initial.favourites).toEqual([]);
  });

  it('does not undo what another tab has saved meanwhile', () => {
    const { store, list } = open();
    list.toggleFavourite('mine');
    store.write('favourites', ['mine', 'theirs']);
    list.toggleFavourite('later');
    expect(list.shortlist$.value.favourites).toEqual(['mine', 'theirs', 'later']);
  });
});
