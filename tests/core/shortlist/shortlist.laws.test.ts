import { left, right } from 'fp-ts/Either';
import * as fc from 'fast-check';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { readCommaList, writeCommaList } from '../../../adapters/storage/comma-list';
import { makeScope } from '../../../core/kernel/scope';
import {
  createShortlist,
  MOST_TO_COMPARE,
  type ShortlistChange,
  type ShortlistName,
  type ShortlistOfVisit,
  type ShortlistStore,
} from '../../../core/shortlist/public';
import { toggleCompare, toggleFavourite } from '../../../core/shortlist/rules/toggle';
import { emptyShortlist } from '../../../core/shortlist/model/shortlist';

/** One browser: what its tabs share is text under two names; a tab is told when another has written. */
function aBrowser(start: Readonly<Record<ShortlistName, string>>) {
  const kept = { ...start };
  const tabs: { readonly told$: Subject<void>; readonly list: ShortlistOfVisit }[] = [];
  const openTab = (): ShortlistOfVisit => {
    const told$ = new Subject<void>();
    const store: ShortlistStore = {
      changedElsewhere$: told$,
      read: (list) => readCommaList(kept[list]),
      write: (list, slugs) => {
        kept[list] = writeCommaList(slugs);
        tabs.filter((tab) => tab.told$ !== told$).forEach((tab) => tab.told$.next());
        return right(undefined);
      },
    };
    const list = createShortlist(makeScope(), store);
    tabs.push({ told$, list });
    list.restore();
    return list;
  };
  return { kept, openTab };
}

const slug = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'škoda-kodiaq') },
  { weight: 1, arbitrary: fc.string({ maxLength: 4 }).map((text) => text.replaceAll(',', '')) },
);

/** Text that this site, another version of it or somebody else left behind. */
const leftBehind = fc.oneof(
  fc.array(slug, { maxLength: 6 }).map((slugs) => slugs.join(',')),
  fc.string({ maxLength: 20 }),
);

const TABS = 3;

const click = fc.record({
  tab: fc.nat({ max: TABS - 1 }),
  press: fc.constantFrom(
    'favourite',
    'compare',
    'replace',
    'dismiss',
    'take back',
    'server knows a, b and c',
  ),
  slug,
});

function press(list: ShortlistOfVisit, what: string, chosen: string, last?: ShortlistChange): void {
  if (what === 'favourite') list.toggleFavourite(chosen);
  else if (what === 'compare') list.toggleCompare(chosen);
  else if (what === 'replace') list.replaceCompared(chosen);
  else if (what === 'dismiss') list.dismissRefused();
  else if (what === 'take back' && last !== undefined) list.takeBack(last);
  else list.keepOnly('compare', ['a', 'b', 'c']);
}

describe('The laws of the shortlist', () => {
  it('at most three are compared, none twice, whatever the clicks in however many tabs [CMP-02]', () => {
    fc.assert(
      fc.property(leftBehind, leftBehind, fc.array(click, { maxLength: 40 }), (f, c, clicks) => {
        const browser = aBrowser({ favourites: f, compare: c });
        const tabs = Array.from({ length: TABS }, browser.openTab);
        const last = new Map<number, ShortlistChange>();
        tabs.forEach((tab, at) => tab.changes$.subscribe((change) => last.set(at, change)));
        for (const { tab, press: what, slug: chosen } of clicks) {
          const pressed = tabs[tab];
          if (pressed !== undefined) press(pressed, what, chosen, last.get(tab));
          for (const { shortlist$ } of tabs) {
            const { compare, favourites, tooManyComparisons, refused } = shortlist$.value;
            expect(compare.length).toBeLessThanOrEqual(MOST_TO_COMPARE);
            expect(new Set(compare).size).toBe(compare.length);
            expect(new Set(favourites).size).toBe(favourites.length);
            // "Replace which?" is only asked where three stand and the fourth is not among them.
            expect(tooManyComparisons).toBe(refused !== undefined);
            if (refused !== undefined) {
              expect(compare).toHaveLength(MOST_TO_COMPARE);
              expect(compare).not.toContain(refused);
            }
          }
        }
        const shown = tabs.map(({ shortlist$ }) => [
          shortlist$.value.favourites,
          shortlist$.value.compare,
        ]);
        // Tabs agree with each other and with what is kept.
        for (const lists of shown) expect(lists).toEqual(shown[0]);
        expect(shown[0]?.[0]).toEqual(readCommaList(browser.kept.favourites));
      }),
      { numRuns: 300 },
    );
  });

  it('pressing twice is as if nothing had been pressed, unless a fourth is refused [FAV-01][CMP-01]', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd')), slug, (held, chosen) => {
        const list = { ...emptyShortlist, favourites: held, compare: held.slice(0, 3) };
        const favourites = [chosen, chosen].reduce(toggleFavourite, list).favourites;
        expect(new Set(favourites)).toEqual(new Set(held));
        const compare = [chosen, chosen].reduce(toggleCompare, list).compare;
        expect(new Set(compare)).toEqual(new Set(list.compare));
      }),
    );
  });

  it('what is taken back is as it was before, in its old place', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 }),
        fc.constantFrom<ShortlistName>('favourites', 'compare'),
        fc.constantFrom('a', 'b', 'c', 'd', 'e'),
        fc.constantFrom('toggle', 'replace'),
        (held, name, chosen, how) => {
          const start = writeCommaList(held.slice(0, name === 'compare' ? 3 : 5));
          const tab = aBrowser({ favourites: start, compare: start }).openTab();
          const changes: ShortlistChange[] = [];
          tab.changes$.subscribe((change) => changes.push(change));
          const before = tab.shortlist$.value[name];
          if (name === 'favourites') tab.toggleFavourite(chosen);
          else tab.toggleCompare(chosen);
          if (how === 'replace') tab.replaceCompared(held[0] ?? '');
          const last = changes.at(-1);
          if (last !== undefined) tab.takeBack(last);
          expect(tab.shortlist$.value[name]).toEqual(before);
          expect(changes.length).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('an answer about some vehicles never drops one it was not asked about, nor one it knows [FAV-05]', () => {
    const slugs = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));
    fc.assert(
      fc.property(slugs, slugs, slugs, (saved, asked, known) => {
        const tab = aBrowser({ favourites: saved.join(), compare: '' }).openTab();
        tab.keepOnly('favourites', known, asked);
        expect(tab.shortlist$.value.favourites).toEqual(
          saved.filter((one) => known.includes(one) || !asked.includes(one)),
        );
      }),
    );
  });

  it('a browser that stops keeping anything loses nothing of the visit [ST-1]', () => {
    const chosen = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    fc.assert(
      fc.property(fc.array(chosen, { maxLength: 12 }), fc.nat({ max: 12 }), (pressed, fullFrom) => {
        let held: readonly string[] = [];
        let written = 0;
        const list = createShortlist(makeScope(), {
          changedElsewhere$: new Subject(),
          read: (name) => (name === 'favourites' ? held : []),
          write: (_, slugs) => {
            held = slugs;
            written += 1;
            return written > fullFrom ? left({ kind: 'shortlist-not-kept' }) : right(undefined);
          },
        });
        pressed.forEach(list.toggleFavourite);
        expect(list.shortlist$.value).toMatchObject({
          favourites: pressed.reduce(toggleFavourite, emptyShortlist).favourites,
          isKept: pressed.length <= fullFrom,
        });
      }),
    );
  });

  it('what is kept is read, written and read again without changing [ST-3]', () => {
    fc.assert(
      fc.property(leftBehind, (text) => {
        const once = writeCommaList(readCommaList(text));
        expect(writeCommaList(readCommaList(once))).toBe(once);
        expect(readCommaList(once)).toEqual(readCommaList(text));
      }),
      { numRuns: 500 },
    );
  });
});
