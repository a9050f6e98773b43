import { left } from 'fp-ts/Either';
import { NEVER, Subject, type Observable } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { MemoryShortlistStore } from '../../../adapters/storage/memory-shortlist-store';
import { makeScope } from '../../../core/kernel/scope';
import {
  createShortlist,
  MOST_TO_COMPARE,
  type ShortlistChange,
  type ShortlistStore,
} from '../../../core/shortlist/public';

const open = (store: ShortlistStore = new MemoryShortlistStore()) => {
  const scope = makeScope();
  const list = createShortlist(scope, store);
  const changes: ShortlistChange[] = [];
  list.changes$.subscribe((change) => changes.push(change));
  return { store, list, changes, scope };
};

const hearing = (store: ShortlistStore, told$: Observable<void>): ShortlistStore => ({
  read: store.read,
  write: store.write,
  changedElsewhere$: told$,
});

const comparing = (...slugs: readonly string[]) => {
  const opened = open();
  slugs.forEach(opened.list.toggleCompare);
  return opened;
};

describe('The shortlist of a visit', () => {
  it('adds a favourite last and takes it out again [FAV-01][FAV-02][CARD-09][WE-087]', () => {
    const { store, list, changes } = open();
    ['a', 'b'].forEach(list.toggleFavourite);
    list.toggleFavourite('b');
    expect(store.read('favourites')).toEqual(['a']);
    list.toggleFavourite('c');
    expect(list.shortlist$.value.favourites).toEqual(['a', 'c']);
    expect(store.read('favourites')).toEqual(['a', 'c']);
    expect(changes.slice(2)).toEqual([
      { kind: 'removed', list: 'favourites', slug: 'b', place: 1 },
      { kind: 'added', list: 'favourites', slug: 'c', place: 1 },
    ]);
  });

  it('holds at most three to compare, and says so when a fourth is tried [CMP-01][CMP-02][CMP-03][WE-089]', () => {
    const { list } = comparing('A', 'B', 'C', 'D');
    expect(list.shortlist$.value).toMatchObject({
      compare: ['A', 'B', 'C'],
      tooManyComparisons: true,
      refused: 'D',
    });
    list.toggleCompare('B');
    expect(list.shortlist$.value).toMatchObject({ compare: ['A', 'C'], tooManyComparisons: false });
    list.toggleCompare('D');
    expect(list.shortlist$.value).toMatchObject({
      compare: ['A', 'C', 'D'],
      tooManyComparisons: false,
    });
    expect(list.shortlist$.value.compare).toHaveLength(MOST_TO_COMPARE);
  });

  it('saves what is compared [CMP-04]', () => {
    expect(comparing('A', 'B').store.read('compare')).toEqual(['A', 'B']);
  });

  it('is empty until it is restored, as the server rendered it [NAV-06]', () => {
    const { store, list } = open();
    store.write('favourites', ['kept']);
    store.write('compare', ['A', 'B', 'C', 'D']);
    expect(list.shortlist$.value.favourites).toEqual([]);
    list.restore();
    expect(list.shortlist$.value.favourites).toEqual(['kept']);
    expect(list.shortlist$.value.compare).toEqual(['A', 'B', 'C']);
    expect(list.shortlist$.initial.favourites).toEqual([]);
  });

  it('holds no vehicle without a name', () => {
    const { list, changes } = open();
    list.toggleFavourite('');
    expect(list.shortlist$.value.favourites).toEqual([]);
    expect(changes).toEqual([]);
  });

  it('says that nothing is kept where the browser keeps nothing, and goes on for the visit [ST-1]', () => {
    let held: readonly string[] = [];
    const { list } = open({
      changedElsewhere$: NEVER,
      read: (name) => (name === 'favourites' ? held : []),
      write: (_, slugs) => {
        held = slugs;
        return left({ kind: 'shortlist-not-kept' });
      },
    });
    ['a', 'b'].forEach(list.toggleFavourite);
    expect(list.shortlist$.value).toMatchObject({ favourites: ['a', 'b'], isKept: false });
  });
});

describe('A change that nobody hears', () => {
  const unheard = () => {
    const scope = makeScope();
    const list = createShortlist(scope, new MemoryShortlistStore());
    const hear = () => {
      const heard: string[] = [];
      const listening = list.changes$.subscribe(({ kind, slug }) => heard.push(`${kind} ${slug}`));
      return { heard, listening };
    };
    return { scope, list, hear };
  };

  it('waits for the first who listens, and is told to them once and in order [FAV-03]', () => {
    const { list, hear } = unheard();
    list.toggleFavourite('a');
    list.toggleCompare('b');
    list.toggleFavourite('a');
    const first = hear();
    expect(first.heard).toEqual(['added a', 'added b', 'removed a']);
    expect(hear().heard).toEqual([]);
    list.toggleFavourite('c');
    expect(first.heard).toEqual(['added a', 'added b', 'removed a', 'added c']);
  });

  it('waits again while whoever listened is away, and what they have heard is not told again', () => {
    const { list, hear } = unheard();
    const first = hear();
    list.toggleFavourite('a');
    first.listening.unsubscribe();
    list.toggleFavourite('b');
    expect(first.heard).toEqual(['added a']);
    expect(hear().heard).toEqual(['added b']);
  });

  it('makes room for a later one once ten are waiting', () => {
    const { list, hear } = unheard();
    const slugs = Array.from({ length: 12 }, (_, number) => `car-${String(number)}`);
    slugs.forEach(list.toggleFavourite);
    expect(hear().heard).toEqual(slugs.slice(2).map((slug) => `added ${slug}`));
    expect(list.shortlist$.value.favourites).toEqual(slugs);
  });

  it('may be taken back by whoever hears of it late', () => {
    const { list } = unheard();
    ['a', 'b'].forEach(list.toggleFavourite);
    list.changes$.subscribe((change) => {
      if (change.slug === 'a') list.takeBack(change);
    });
    expect(list.shortlist$.value.favourites).toEqual(['b']);
  });
});

describe('A shortlist in two tabs', () => {
  it('does not undo what another tab has saved meanwhile', () => {
    const { store, list } = open();
    list.toggleFavourite('mine');
    store.write('favourites', ['mine', 'theirs']);
    list.toggleFavourite('later');
    expect(list.shortlist$.value.favourites).toEqual(['mine', 'theirs', 'later']);
  });

  it('shows at once what the other tab saved, and tells nobody of a change of this one', () => {
    const told$ = new Subject<void>();
    const store = new MemoryShortlistStore();
    const { list, changes } = open(hearing(store, told$));
    store.write('compare', ['theirs']);
    told$.next();
    expect(list.shortlist$.value.compare).toEqual(['theirs']);
    expect(changes).toEqual([]);
  });

  it('stops asking which to replace once the other tab has made room [CMP-03]', () => {
    const told$ = new Subject<void>();
    const store = new MemoryShortlistStore();
    const { list } = open(hearing(store, told$));
    ['A', 'B', 'C', 'D'].forEach(list.toggleCompare);
    store.write('compare', ['A', 'B']);
    told$.next();
    expect(list.shortlist$.value).toMatchObject({ tooManyComparisons: false, refused: undefined });
  });

  it('hears nothing any more once the visit has ended', () => {
    const told$ = new Subject<void>();
    const { scope } = open(hearing(new MemoryShortlistStore(), told$));
    expect(told$.observed).toBe(true);
    scope.end();
    expect(told$.observed).toBe(false);
  });
});

describe('A fourth vehicle', () => {
  it('takes the place of the one the shopper chooses', () => {
    const { list, changes } = comparing('A', 'B', 'C', 'D');
    list.replaceCompared('B');
    expect(list.shortlist$.value).toMatchObject({
      compare: ['A', 'D', 'C'],
      tooManyComparisons: false,
      refused: undefined,
    });
    expect(changes.at(-1)).toEqual({
      kind: 'replaced',
      list: 'compare',
      slug: 'D',
      former: 'B',
      place: 1,
    });
  });

  it('is left out where the shopper keeps the three', () => {
    const { list, changes } = comparing('A', 'B', 'C', 'D');
    list.dismissRefused();
    expect(list.shortlist$.value).toMatchObject({
      compare: ['A', 'B', 'C'],
      tooManyComparisons: false,
    });
    list.replaceCompared('A');
    expect(list.shortlist$.value.compare).toEqual(['A', 'B', 'C']);
    expect(changes).toHaveLength(3);
  });

  it('is not put in twice where the other tab has added it meanwhile', () => {
    const { store, list } = comparing('A', 'B', 'C', 'D');
    store.write('compare', ['A', 'B', 'D']);
    list.replaceCompared('A');
    expect(list.shortlist$.value).toMatchObject({ compare: ['A', 'B', 'D'], refused: undefined });
  });
});

describe('Taking back', () => {
  it('puts a vehicle back where it stood, and is told to nobody', () => {
    const { list, changes } = comparing('A', 'B', 'C');
    list.toggleCompare('B');
    const removed = changes.at(-1);
    if (removed !== undefined) list.takeBack(removed);
    expect(list.shortlist$.value.compare).toEqual(['A', 'B', 'C']);
    expect(changes).toHaveLength(4);
  });

  it('takes an added vehicle out again', () => {
    const { list, changes } = open();
    ['a', 'b'].forEach(list.toggleFavourite);
    const [first] = changes;
    if (first !== undefined) list.takeBack(first);
    expect(list.shortlist$.value.favourites).toEqual(['b']);
  });

  it('puts back the vehicle that was replaced', () => {
    const { list, changes } = comparing('A', 'B', 'C', 'D');
    list.replaceCompared('A');
    const replaced = changes.at(-1);
    if (replaced !== undefined) list.takeBack(replaced);
    expect(list.shortlist$.value.compare).toEqual(['A', 'B', 'C']);
  });

  it('asks which to replace where three others are compared by then', () => {
    const { list, changes } = comparing('A', 'B', 'C');
    list.toggleCompare('B');
    const removed = changes.at(-1);
    list.toggleCompare('D');
    if (removed !== undefined) list.takeBack(removed);
    expect(list.shortlist$.value).toMatchObject({
      compare: ['A', 'C', 'D'],
      tooManyComparisons: true,
      refused: 'B',
    });
  });
});

describe('What the server no longer knows', () => {
  it.each([
    [['a', 'b', 'c'], ['c', 'a'], 'a,c'],
    [['x'], [], ''],
  ])('is dropped from %j when %j come back [FAV-05][WE-088]', (saved, known, left) => {
    const { store, list, changes } = open();
    saved.forEach(list.toggleFavourite);
    list.keepOnly('favourites', known);
    expect(store.read('favourites').join(',')).toBe(left);
    expect(list.shortlist$.value.favourites.join(',')).toBe(left);
    expect(changes).toHaveLength(saved.length);
  });

  it('is not what was saved while the answer was on its way [FAV-05]', () => {
    const { list } = open();
    ['a', 'b', 'new'].forEach(list.toggleFavourite);
    list.keepOnly('favourites', ['a'], ['a', 'b']);
    expect(list.shortlist$.value.favourites).toEqual(['a', 'new']);
  });
});
