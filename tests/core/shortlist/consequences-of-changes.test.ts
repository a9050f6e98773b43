import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryShortlistStore } from '../../../adapters/storage/memory-shortlist-store';
import { makeScope } from '../../../core/kernel/scope';
import {
  consequencesOfChanges,
  createShortlist,
  type ShortlistChange,
} from '../../../core/shortlist/public';
import type { TrackingEvent } from '../../../core/tracking/public';

/** The end of the turn in which something was pressed. */
const endOfTurn = () => Promise.resolve().then(() => undefined);

function aVisit() {
  const scope = makeScope();
  const shortlist = createShortlist(scope, new MemoryShortlistStore());
  const tracked: TrackingEvent[] = [];
  const priced: ShortlistChange[] = [];
  let loads = 0;
  const begin = () =>
    consequencesOfChanges(scope, {
      shortlist,
      prices: { changed: (change) => priced.push(change) },
      track: (event) => tracked.push(event),
      load: () => {
        loads += 1;
      },
    });
  return { scope, shortlist, tracked, priced, begin, loads: () => loads };
}

const heardFrom = ({ announced$ }: ReturnType<typeof consequencesOfChanges>) => {
  const heard: (readonly ShortlistChange[])[] = [];
  announced$.subscribe((changes) => heard.push(changes));
  return heard;
};

describe('What follows from a change of the lists', () => {
  it('is a report and a price to begin anew, at once and in the order of the changes [FAV-03]', () => {
    const { shortlist, tracked, priced, begin } = aVisit();
    begin();
    shortlist.toggleFavourite('a');
    shortlist.toggleFavourite('a');
    shortlist.toggleCompare('b');
    expect(tracked).toEqual([
      { kind: 'favourite-added', slug: 'a' },
      { kind: 'favourite-removed', slug: 'a' },
      { kind: 'compare-added', slug: 'b' },
    ]);
    expect(priced.map(({ kind, slug }) => [kind, slug])).toEqual([
      ['added', 'a'],
      ['removed', 'a'],
      ['added', 'b'],
    ]);
  });

  it('is a removal and an addition where one vehicle takes the place of another [FAV-03]', () => {
    const { shortlist, tracked, begin } = aVisit();
    begin();
    ['a', 'b', 'c', 'd'].forEach(shortlist.toggleCompare);
    tracked.length = 0;
    shortlist.replaceCompared('b');
    expect(tracked).toEqual([
      { kind: 'compare-removed', slug: 'b' },
      { kind: 'compare-added', slug: 'd' },
    ]);
  });

  it('is one call for the vehicles and one announcement of what one press did [FAV-04]', async () => {
    const { shortlist, begin, loads } = aVisit();
    const heard = heardFrom(begin());
    ['a', 'b', 'c'].forEach(shortlist.toggleFavourite);
    shortlist.toggleCompare('a');
    expect([loads(), heard]).toEqual([0, []]);
    await endOfTurn();
    expect(loads()).toBe(1);
    expect(heard.map((changes) => changes.map(({ list, slug }) => `${list} ${slug}`))).toEqual([
      ['favourites a', 'favourites b', 'favourites c'],
      ['compare a'],
    ]);
    shortlist.toggleFavourite('b');
    await endOfTurn();
    expect([loads(), heard.length]).toEqual([2, 3]);
  });

  it('comes of presses from before, and is announced to who listens late [FAV-03]', async () => {
    const { shortlist, tracked, begin } = aVisit();
    shortlist.toggleFavourite('a');
    expect(tracked).toEqual([]);
    const consequences = begin();
    expect(tracked).toEqual([{ kind: 'favourite-added', slug: 'a' }]);
    await endOfTurn();
    expect(heardFrom(consequences)).toHaveLength(1);
    expect(heardFrom(consequences)).toEqual([]);
  });

  it('is reported as its opposite when it is taken back, and announced to nobody [FAV-03]', async () => {
    const { shortlist, tracked, begin, loads } = aVisit();
    const consequences = begin();
    const heard = heardFrom(consequences);
    ['a', 'b'].forEach(shortlist.toggleFavourite);
    await endOfTurn();
    tracked.length = 0;
    consequences.takeBack(heard[0] ?? []);
    await endOfTurn();
    expect(tracked).toEqual([
      { kind: 'favourite-removed', slug: 'b' },
      { kind: 'favourite-removed', slug: 'a' },
    ]);
    expect(shortlist.shortlist$.value.favourites).toEqual([]);
    expect([loads(), heard.length]).toEqual([2, 1]);
  });

  it('ends with the visit', async () => {
    const { scope, shortlist, tracked, begin } = aVisit();
    begin();
    scope.end();
    shortlist.toggleFavourite('a');
    await endOfTurn();
    expect(tracked).toEqual([]);
  });
});

describe('The counts of what was reported', () => {
  const press = fc.tuple(
    fc.constantFrom('favourites', 'compare', 'replace', 'take back'),
    fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  );

  it('are what the lists hold, whatever is pressed and taken back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(press, { maxLength: 25 }), async (presses) => {
        const { shortlist, tracked, begin } = aVisit();
        const consequences = begin();
        const heard = heardFrom(consequences);
        for (const [what, slug] of presses) {
          if (what === 'favourites') shortlist.toggleFavourite(slug);
          else if (what === 'compare') shortlist.toggleCompare(slug);
          else if (what === 'replace') shortlist.replaceCompared(slug);
          else {
            const last = heard.pop();
            if (last !== undefined) consequences.takeBack(last);
          }
          await endOfTurn();
        }
        const { favourites, compare } = shortlist.shortlist$.value;
        const balance = (kind: 'favourite' | 'compare') =>
          tracked.filter((event) => event.kind === `${kind}-added`).length -
          tracked.filter((event) => event.kind === `${kind}-removed`).length;
        expect([balance('favourite'), balance('compare')]).toEqual([
          favourites.length,
          compare.length,
        ]);
      }),
      { numRuns: 200 },
    );
  });
});
