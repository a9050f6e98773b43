import { act, screen, waitFor, within } from '@testing-library/react';
import { unreachable } from '../../../core/kernel/failure';
import { left, right } from 'fp-ts/Either';
import { of } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { pounds } from '../../../core/kernel/money';
import type { HeaderPanel } from '../../../core/shortlist/public';
import type { Vehicle, VehicleSlug } from '../../../core/stock/public';
import type { App } from '../../../ui/kit/app';
import { LiveHeader } from '../../../ui/frame/header/live-header';
import { ListMessages } from '../../../ui/frame/list-messages/list-messages';
import { SiteHeader } from '../../../ui/frame/site-header';
import { show, stumblingBlocks } from '../../support/browser/show';
import { fakeApp, type FakeStock } from '../../support/fakes/app';
import type { Answer } from '../../support/fakes/search-ports';
import { aPrice, aVehicle } from '../../support/mothers/vehicle';
import { withNativeDialogs } from '../parts/native-dialog';

const named = (slug: string, change: Partial<Vehicle> = {}): Vehicle =>
  aVehicle({
    slug: slug as VehicleSlug,
    range: { slug, name: slug.toUpperCase() },
    ...change,
  });

const FULL =
  'You have already selected 3 cars to compare, please remove a car from the comparison page before adding another.';

/** An app whose server knows these vehicles, and all else as usual. */
function appThatKnows(
  bySlugs: (slugs: readonly string[]) => Answer<readonly Vehicle[]> = (slugs) =>
    of(right(slugs.map((slug) => named(slug)))),
  stock: FakeStock = {},
) {
  const asked: (readonly string[])[] = [];
  const app = fakeApp({
    ...stock,
    bySlugs: (slugs) => {
      asked.push(slugs);
      return bySlugs(slugs);
    },
  });
  return { ...app, asked };
}

const choose = (app: App, panel: HeaderPanel) => {
  act(() => {
    app.headerPanel.choose(panel);
  });
};
const panel = (name: string) => within(screen.getByRole('dialog', { name }));

const save = (app: App, ...slugs: readonly string[]) => {
  act(() => {
    slugs.forEach(app.shortlist.toggleFavourite);
  });
};
const compare = (app: App, ...slugs: readonly string[]) => {
  act(() => {
    slugs.forEach(app.shortlist.toggleCompare);
  });
};

withNativeDialogs();

describe('The panel with the shopper’s lists', () => {
  it.each([
    {
      name: 'compare',
      title: 'Compare',
      words: 'You have no vehicles selected for comparison',
      id: '[PANEL-07]',
    },
    {
      name: 'favs',
      title: 'Saved vehicles',
      words: 'You have no saved vehicles',
      id: '[PANEL-10]',
    },
    {
      name: 'recent',
      title: 'Recently viewed',
      words: 'You have no recently viewed vehicles',
      id: '[PANEL-11]',
    },
  ] as const)(
    '$name, while empty, says so and offers a new search $id [PANEL-12]',
    async ({ name, title, words }) => {
      const app = appThatKnows();
      show(<ListMessages />, app);
      choose(app, name);
      expect(panel(title).getByText(words)).toBeTruthy();
      const search = panel(title).getByRole('link', { name: 'Start a new search' });
      expect(search.getAttribute('href')).toBe('/used/cars/search/');
      expect(app.asked).toEqual([]);
      expect(await stumblingBlocks(document.body)).toEqual([]);
    },
  );

  it('fills the places to compare up to three, and leads to the comparison [PANEL-08] [PANEL-09] [WE-090]', async () => {
    const app = appThatKnows();
    show(<ListMessages />, app);
    compare(app, 'a');
    choose(app, 'compare');
    const shown = panel('Compare');
    expect(await shown.findByRole('link', { name: '2021 (71) Ford A' })).toBeTruthy();
    expect(shown.getAllByText('Select compare on any listing to add')).toHaveLength(2);
    expect(shown.getByRole('link', { name: 'Compare 1 vehicle(s)' }).getAttribute('href')).toBe(
      '/compare/',
    );
  });

  it('loads the favourites when they are chosen, the newest first [PANEL-05] [PANEL-01]', async () => {
    const app = appThatKnows();
    show(<ListMessages />, app);
    save(app, 'a', 'b');
    await waitFor(() => {
      expect(app.asked.length).toBeGreaterThan(0);
    });
    app.asked.length = 0;
    choose(app, 'favs');
    expect(app.asked).toEqual([['a', 'b']]);
    const names = within(panel('Saved vehicles').getByRole('list'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['2021 (71) Ford B', '2021 (71) Ford A']);
  });

  it('is closed by the same tab, shows one list at a time, and another by its tab [PANEL-02] [PANEL-06] [WE-092]', async () => {
    const app = appThatKnows();
    const { user } = show(<ListMessages />, app);
    choose(app, 'favs');
    await user.click(panel('Saved vehicles').getByRole('button', { name: /^Recent/ }));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(app.headerPanel.panel$.value).toBe('recent');
    await user.click(panel('Recently viewed').getByRole('button', { name: /^Recent/ }));
    expect(app.headerPanel.panel$.value).toBe('');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes when the page changes, and its links lead on [NAV-05]', async () => {
    const app = appThatKnows();
    const { user, router, address } = show(<ListMessages />, app);
    choose(app, 'favs');
    await act(() => router.navigate('/here?page=2'));
    expect(app.headerPanel.panel$.value).toBe('');
    choose(app, 'favs');
    await user.click(panel('Saved vehicles').getByRole('link', { name: 'Start a new search' }));
    await waitFor(() => {
      expect(address()).toBe('/used/cars/search/');
    });
    expect(app.headerPanel.panel$.value).toBe('');
  });

  it('takes a favourite out and asks again for the rest; Undo puts it back where it was [FAV-04] [CARD-25]', async () => {
    const app = appThatKnows();
    const { user } = show(<ListMessages />, app);
    save(app, 'a', 'b', 'c');
    choose(app, 'favs');
    const shown = panel('Saved vehicles');
    app.asked.length = 0;
    await user.click(await shown.findByRole('button', { name: 'Remove 2021 (71) Ford B' }));
    expect(app.shortlist.shortlist$.value.favourites).toEqual(['a', 'c']);
    expect(app.asked).toContainEqual(['a', 'c']);
    await user.click(
      (await shown.findAllByRole('button', { name: 'Undo' })).at(-1) ?? document.body,
    );
    expect(app.shortlist.shortlist$.value.favourites).toEqual(['a', 'b', 'c']);
  });

  it('explains what is no longer for sale before it is seen no more [FAV-05]', async () => {
    const known = new Set(['a', 'b']);
    const app = appThatKnows((slugs) =>
      of(right(slugs.filter((slug) => known.has(slug)).map((slug) => named(slug)))),
    );
    show(<ListMessages />, app);
    save(app, 'a', 'b');
    await waitFor(() => {
      expect(app.asked.length).toBe(1);
    });
    known.delete('b');
    choose(app, 'favs');
    expect(
      await panel('Saved vehicles').findByText(
        'The 2021 (71) Ford B is no longer for sale, so we have taken it off your saved vehicles.',
      ),
    ).toBeTruthy();
    expect(app.shortlist.shortlist$.value.favourites).toEqual(['a']);
  });

  it('closes when none of the favourites is left, and says why [FAV-06] [WE-088]', async () => {
    const known = new Set(['x']);
    const app = appThatKnows((slugs) =>
      of(right(slugs.filter((slug) => known.has(slug)).map((slug) => named(slug)))),
    );
    show(<ListMessages />, app);
    save(app, 'x');
    await waitFor(() => {
      expect(app.asked.length).toBe(1);
    });
    known.clear();
    choose(app, 'favs');
    await waitFor(() => {
      expect(app.headerPanel.panel$.value).toBe('');
    });
    expect(app.shortlist.shortlist$.value.favourites).toEqual([]);
    expect(screen.getByText(/Ford X is no longer for sale/)).toBeTruthy();
  });

  it('keeps the list when its vehicles cannot be had, says so and tries again [ERR-24] [ERR-26] [CG-082]', async () => {
    let fails = true;
    const app = appThatKnows((slugs) =>
      of(
        fails
          ? left({ kind: 'refused' as const, status: 500 })
          : right(slugs.map((slug) => named(slug))),
      ),
    );
    const { user } = show(<ListMessages />, app);
    save(app, 'a');
    choose(app, 'favs');
    const shown = panel('Saved vehicles');
    expect(shown.getByText('Something went wrong at our end. Please try again.')).toBeTruthy();
    // The empty state, which does not say that nothing is saved (CG-082).
    expect(shown.getByText('Your list is still here')).toBeTruthy();
    expect(shown.getByRole('link', { name: 'Start a new search' })).toBeTruthy();
    expect(shown.queryByText('You have no saved vehicles')).toBeNull();
    expect(app.shortlist.shortlist$.value.favourites).toEqual(['a']);
    fails = false;
    await user.click(shown.getByRole('button', { name: 'Try again' }));
    expect(await shown.findByRole('link', { name: '2021 (71) Ford A' })).toBeTruthy();
  });

  it('says what a saved vehicle costs now against the day it was saved', async () => {
    let price = pounds(9495);
    const app = appThatKnows((slugs) =>
      of(right(slugs.map((slug) => named(slug, { price: aPrice({ final: price }) })))),
    );
    show(<ListMessages />, app);
    save(app, 'a');
    await waitFor(() => {
      expect(app.asked.length).toBe(1);
    });
    price = pounds(9195);
    choose(app, 'favs');
    expect(await panel('Saved vehicles').findByText('£300 less since you saved it')).toBeTruthy();
  });
});

describe('A word for each change of a list', () => {
  it('tells of it, counts what is compared, and takes it back', async () => {
    const app = appThatKnows();
    const { user } = show(<ListMessages />, app);
    compare(app, 'a');
    expect(await screen.findByText(/ added to your comparison$/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(app.shortlist.shortlist$.value.compare).toEqual([]);
    expect(screen.queryByText(/added to/)).toBeNull();
  });

  it('is all that is said aloud of a change, with what the list holds then [HEAD-02]', async () => {
    const app = appThatKnows();
    const { container } = show(
      <>
        <SiteHeader menu={[]} branches={[]} />
        <LiveHeader />
        <ListMessages />
      </>,
      app,
    );
    const saidAloud = () =>
      [...container.querySelectorAll('[role="status"], [role="alert"], [aria-live]')]
        .map(({ textContent }) => textContent)
        .filter((words) => words !== '');
    const count = container.querySelector('[data-count-of="favs"]');
    expect(saidAloud()).toEqual([]);
    save(app, 'a');
    await screen.findByText('Ford A saved');
    expect(saidAloud()).toEqual(['Ford A savedView saved (1)UndoDismiss']);
    expect(count?.textContent).toBe('1');
  });

  it('is said of a press that came before there was anybody to say it, and reported [FAV-03]', async () => {
    const app = appThatKnows();
    save(app, 'a');
    compare(app, 'a');
    const { user } = show(
      <>
        <SiteHeader menu={[]} branches={[]} />
        <LiveHeader />
        <ListMessages />
      </>,
      app,
    );
    // The newest word stands for all: two presses never cover the page.
    expect(await screen.findByText('Ford A added to your comparison')).toBeTruthy();
    expect(screen.queryByText('Ford A saved')).toBeNull();
    expect(app.tracked).toEqual([
      { kind: 'favourite-added', slug: 'a' },
      { kind: 'compare-added', slug: 'a' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(app.shortlist.shortlist$.value).toMatchObject({ favourites: ['a'], compare: [] });
  });

  it('leads to the list it has changed, and needs no name for that', async () => {
    const app = appThatKnows(() => of(left(unreachable)));
    show(<ListMessages />, app);
    save(app, 'a');
    expect(await screen.findByText('Vehicle saved')).toBeTruthy();
    const way = screen.getByRole('link', { name: 'View saved (1)' });
    expect(way.getAttribute('href')).toBe('/shortlist/');
  });

  it('is one word for what was done by one press, and one way back', async () => {
    const app = appThatKnows();
    const { user } = show(<ListMessages />, app);
    save(app, 'a', 'b', 'c');
    expect(await screen.findByText('3 vehicles saved')).toBeTruthy();
    expect(app.asked).toEqual([['a', 'b', 'c']]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(app.shortlist.shortlist$.value.favourites).toEqual([]);
  });

  it('reports each change, and its opposite when it is taken back [FAV-03]', async () => {
    const app = appThatKnows();
    const { user } = show(<ListMessages />, app);
    save(app, 'a');
    save(app, 'a');
    compare(app, 'b');
    await screen.findByText(/ added to your comparison$/);
    await user.click(
      (await screen.findAllByRole('button', { name: 'Undo' })).at(-1) ?? document.body,
    );
    expect(app.tracked).toEqual([
      { kind: 'favourite-added', slug: 'a' },
      { kind: 'favourite-removed', slug: 'a' },
      { kind: 'compare-added', slug: 'b' },
      { kind: 'compare-removed', slug: 'b' },
    ]);
  });

  it('says that the browser will not keep it [ST-1]', async () => {
    const app = appThatKnows();
    const shortlistLost = { ...app.shortlist.shortlist$.value, isKept: false };
    const lost: App = {
      ...app,
      shortlist: {
        ...app.shortlist,
        shortlist$: Object.assign(of(shortlistLost), {
          value: shortlistLost,
          initial: shortlistLost,
        }),
      },
    };
    show(<ListMessages />, lost);
    expect(await screen.findByText(/Your browser does not let us keep this list/)).toBeTruthy();
  });

  it('asks which of three makes room for a fourth, and puts it there [PANEL-13] [CMP-02]', async () => {
    const app = appThatKnows();
    const { user } = show(<ListMessages />, app);
    compare(app, 'a', 'b', 'c');
    compare(app, 'd');
    const dialog = panel('Replace which?');
    expect(dialog.getByText(FULL)).toBeTruthy();
    await user.click(await dialog.findByRole('button', { name: 'Replace 2021 (71) Ford B' }));
    expect(app.shortlist.shortlist$.value.compare).toEqual(['a', 'd', 'c']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('Ford D swapped into your comparison')).toBeTruthy();
  });

  it('leaves the three as they are when that is wanted, and can ask without knowing their names [ERR-26]', async () => {
    const app = appThatKnows(() => of(left(unreachable)));
    const { user } = show(<ListMessages />, app);
    compare(app, 'ford-ka', 'b', 'c', 'd');
    const dialog = panel('Replace which?');
    expect(dialog.getByRole('button', { name: 'Replace Ford Ka' })).toBeTruthy();
    expect(await stumblingBlocks(document.body)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Keep these three' }));
    expect(app.shortlist.shortlist$.value.compare).toEqual(['ford-ka', 'b', 'c']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('explains at the button itself while three are held [PANEL-13]', async () => {
    const app = appThatKnows();
    const { user } = show(
      <>
        <button type="button" data-compare aria-pressed={false}>
          Add
        </button>
        <ListMessages />
      </>,
      app,
    );
    const button = screen.getByRole('button', { name: 'Add' });
    await user.hover(button);
    expect(button.title).toBe('');
    compare(app, 'a', 'b', 'c');
    await user.unhover(button);
    await user.hover(button);
    expect(button.title).toBe(FULL);
  });

  it('keeps what is saved for when there is no connection', async () => {
    const keepSnapshot = vi.fn();
    const app = appThatKnows(undefined, { keepSnapshot });
    show(<ListMessages />, app);
    save(app, 'a');
    await waitFor(() => {
      expect(keepSnapshot).toHaveBeenCalledWith({
        takenAt: Date.UTC(2026, 10, 28),
        favourites: [
          {
            slug: 'a',
            title: 'Ford A 1.0 EcoBoost Zetec 5dr',
            path: '/used/cars/a/',
            price: pounds(9495),
            facts: '2021 (71) · 17,460 miles · Manual · Petrol',
            picture: '/pictures/1-320.webp',
          },
        ],
        compare: [],
      });
    });
  });
});
