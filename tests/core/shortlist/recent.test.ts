import { describe, expect, it } from 'vitest';
import { makeScope } from '../../../core/kernel/scope';
import { createRecent, type RecentStore } from '../../../core/shortlist/public';
import { withViewed } from '../../../core/shortlist/rules/recent-slugs';

const open = (start: readonly string[] = []) => {
  let kept = start;
  const store: RecentStore = {
    read: () => kept,
    write: (slugs) => {
      kept = slugs;
    },
  };
  return { store, recent: createRecent(makeScope(), store), kept: () => kept };
};

describe('The vehicles a shopper has looked at', () => {
  it('come in the order they were first looked at, each once [RECENT-01][CG-078][WE-091]', () => {
    expect(withViewed(['a', 'b', 'c'], 'c')).toEqual(['a', 'b', 'c']);
    expect(withViewed(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c', 'd']);
    expect(withViewed(['a'], '')).toEqual(['a']);
  });

  it('are empty until they are restored, as the server rendered them [RECENT-04]', () => {
    const { recent } = open(['a']);
    expect(recent.recent$.value).toEqual([]);
    recent.restore();
    expect(recent.recent$.value).toEqual(['a']);
    expect(recent.recent$.initial).toEqual([]);
  });

  it('are kept as they are looked at, another tab’s among them [RECENT-02]', () => {
    const { recent, kept } = open(['theirs']);
    recent.view('mine');
    expect(kept()).toEqual(['theirs', 'mine']);
    expect(recent.recent$.value).toEqual(['theirs', 'mine']);
  });

  it('are pruned to those the server returned [RECENT-03]', () => {
    const { recent, kept } = open(['a', 'b', 'c']);
    recent.keepOnly(['c', 'a']);
    expect(kept()).toEqual(['a', 'c']);
  });

  it('keep one that was opened while the answer was on its way [RECENT-03]', () => {
    const { recent, kept } = open(['a', 'gone', 'new']);
    recent.keepOnly(['a'], ['a', 'gone']);
    expect(kept()).toEqual(['a', 'new']);
  });
});
