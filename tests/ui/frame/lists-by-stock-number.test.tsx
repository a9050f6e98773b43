import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { NumberedVehicles, StockId, Vehicle, VehicleSlug } from '../../../core/stock/public';
import { SentBar } from '../../../ui/pages/compare/sent-bar';
import type { App } from '../../../ui/kit/app';
import type { ShownSettings } from '../../../ui/kit/shown-settings';
import { shortlistLoader } from '../../../ui/pages/shortlist/shortlist-loader';
import { ListMessages } from '../../../ui/frame/list-messages/list-messages';
import { SentShortlist } from '../../../ui/pages/shortlist/sent-shortlist';
import { KeepButtons } from '../../../ui/pages/vehicle/parts/keep-buttons';
import { show } from '../../support/browser/show';
import { fakeApp } from '../../support/fakes/app';
import { answering } from '../../support/fakes/search-ports';
import { aVehicle } from '../../support/mothers/vehicle';
import { aVehicleInFull } from '../../support/mothers/vehicle-in-full';
import { openSearch, withoutScrolling } from '../pages/results/open-search';
import { withNativeDialogs } from '../parts/native-dialog';

const fiesta = aVehicle();
const focus = aVehicle({
  slug: 'ford-focus-ab12cde' as VehicleSlug,
  stockId: '777' as StockId,
  registration: 'AB12 CDE',
  range: { slug: 'focus', name: 'Focus' },
});
const STOCK = [fiesta, focus];

const bySlug = { favouritesBy: 'slug', compareBy: 'slug' } as const;
const byNumber = { favouritesBy: 'id', compareBy: 'vrm' } as const;

/** Either position of the settings, and the names that the lists hold the Fiesta by then. */
const POSITIONS = [
  { settings: bySlug, favourite: fiesta.slug, compared: fiesta.slug, other: focus.slug },
  { settings: byNumber, favourite: '48213', compared: 'JT71ABC', other: '777' },
] as const;

/** An app whose server finds these two by whatever they are asked for by. */
function appWith(settings: Partial<ShownSettings>): App {
  const those = (is: (vehicle: Vehicle) => boolean) => answering(STOCK.filter(is));
  return fakeApp({
    settings,
    bySlugs: (slugs) => those(({ slug }) => slugs.includes(slug)),
    byNumbers: ({ stockIds = [], registrations = [], slugs = [] }: NumberedVehicles) =>
      those(
        ({ stockId, registration = '', slug }) =>
          stockIds.includes(stockId) ||
          registrations.includes(registration.replace(' ', '')) ||
          slugs.includes(slug),
      ),
  });
}

const lists = (app: App) => {
  const { favourites, compare } = app.shortlist.shortlist$.value;
  return { favourites, compare };
};
const pressed = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

describe.each(POSITIONS)('Where lists hold %o', ({ settings, favourite, compared, other }) => {
  withNativeDialogs();
  withoutScrolling();

  it('a vehicle’s own page keeps it by that, shows that it is held, and takes it out [STORE-01] [STORE-02] [CG-075] [CG-076]', async () => {
    const app = appWith(settings);
    const { user } = show(<KeepButtons vehicle={fiesta} subject="Ford Fiesta" />, app);
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    await user.click(screen.getByRole('button', { name: /^Compare/ }));
    expect(lists(app)).toEqual({ favourites: [favourite], compare: [compared] });
    expect([pressed(/^Save/), pressed(/^Compare/)]).toEqual(['true', 'true']);
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    await user.click(screen.getByRole('button', { name: /^Compare/ }));
    expect(lists(app)).toEqual({ favourites: [], compare: [] });
  });

  it('a card of the results does the same [CARD-09] [CG-075] [CG-076]', async () => {
    const { user, app } = await openSearch({ settings, bySlug: answering(STOCK) });
    await user.click(screen.getByRole('button', { name: /^Add Ford Fiesta to favourites/ }));
    await user.click(screen.getByRole('button', { name: /^Add Ford Fiesta to compare/ }));
    expect(lists(app)).toEqual({ favourites: [favourite], compare: [compared] });
    expect(pressed(/^Add Ford Fiesta to favourites/)).toBe('true');
    expect(pressed(/^Add Ford Fiesta to compare/)).toBe('true');
  });

  it('the panel shows what is held, drops what is unknown, and takes out what is held [PANEL-05] [FAV-05]', async () => {
    const app = appWith(settings);
    const { user } = show(<ListMessages />, app);
    act(() => {
      for (const name of [favourite, other, 'gone-for-good']) app.shortlist.toggleFavourite(name);
      app.headerPanel.choose('favs');
    });
    const panel = within(screen.getByRole('dialog', { name: 'Saved vehicles' }));
    await waitFor(() => {
      expect(lists(app).favourites).toEqual([favourite, other]);
    });
    const names = within(panel.getByRole('list')).getAllByRole('link');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      '2021 (71) Ford Focus',
      '2021 (71) Ford Fiesta',
    ]);
    await user.click(panel.getByRole('button', { name: /^Remove .*Fiesta/ }));
    expect(lists(app).favourites).toEqual([other]);
  });

  it('a list that was sent by either name is shown, and saved by that [UX 18] [CG-075]', async () => {
    const app = appWith(settings);
    for (const saved of [fiesta.slug, '48213']) {
      const request = new Request(`https://x.example/shortlist/?saved=${saved},no-such-car`);
      const { data } = await shortlistLoader(app)({
        request,
        params: {},
      } as Parameters<ReturnType<typeof shortlistLoader>>[0]);
      expect(data).toMatchObject({ kind: 'sent', vehicles: [fiesta] });
    }
    const { user } = show(
      <SentShortlist title="Sent" slugs={[fiesta.slug]} vehicles={[fiesta]} />,
      app,
    );
    await user.click(screen.getByRole('button', { name: 'Save this vehicle' }));
    expect(lists(app).favourites).toEqual([favourite]);
    expect(screen.getByRole('link', { name: 'See them there' })).toBeTruthy();
  });

  it('a comparison that was sent by either name is kept by that, once [CG-076]', async () => {
    const vehicle = aVehicleInFull();
    for (const slug of [vehicle.slug, 'JT71ABC']) {
      const app = appWith(settings);
      const { user, unmount } = show(<SentBar places={[{ slug, vehicle }]} />, app);
      await user.click(screen.getByRole('button', { name: 'Keep this comparison' }));
      expect(lists(app).compare).toEqual([compared]);
      unmount();
      // It is the shopper's own by now: there is nothing to keep.
      const again = show(<SentBar places={[{ slug, vehicle }]} />, app);
      expect(screen.queryByRole('button', { name: 'Keep this comparison' })).toBeNull();
      again.unmount();
    }
  });
});
