import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loaded } from '../../../core/kernel/remote';
import type { Vehicle, VehicleId, VehicleSlug } from '../../../core/stock/public';
import { LookAlikes } from '../../../ui/stock/vehicle-carousel/look-alikes';
import {
  InterestCarousel,
  MoreOfMakeCarousel,
} from '../../../ui/stock/vehicle-carousel/vehicle-carousels';
import { show, stumblingBlocks, tabStops } from '../../support/browser/show';
import { aVan, aVehicle } from '../../support/mothers/vehicle';

const some = (count: number, make = aVehicle): readonly Vehicle[] =>
  Array.from({ length: count }, (_, place) =>
    make({ id: `n${place}` as VehicleId, slug: `n${place}` as VehicleSlug }),
  );
const nothing = () => undefined;
const STRIDE = 316;

/** A row of 316 px slides with 16 px between them, four of them in view; it moves at once. */
class WatchedRow {
  static watchers: WatchedRow[] = [];
  readonly slides: Element[] = [];
  constructor(readonly tell: IntersectionObserverCallback) {
    WatchedRow.watchers.push(this);
  }
  observe(slide: Element) {
    this.slides.push(slide);
  }
  disconnect = nothing;
  see(first: number, shown = 4) {
    const entries = this.slides.map((target, place) => ({
      target,
      intersectionRatio: place >= first && place < first + shown ? 1 : 0,
    }));
    act(() => {
      this.tell(entries as unknown as IntersectionObserverEntry[], this as never);
    });
  }
}

describe('A carousel of vehicles', () => {
  const scrolledTo: number[] = [];
  const sized = (name: string, size: (this: HTMLElement) => number) =>
    vi.spyOn(HTMLElement.prototype, name as never, 'get').mockImplementation(size as never);

  beforeEach(() => {
    WatchedRow.watchers = [];
    scrolledTo.length = 0;
    vi.stubGlobal('IntersectionObserver', WatchedRow);
    sized('offsetLeft', function () {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * STRIDE;
    });
    sized('offsetWidth', () => STRIDE - 16);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(4 * STRIDE - 16);
    Object.defineProperty(Element.prototype, 'scrollTo', {
      configurable: true,
      writable: true,
      value(this: Element, { left = 0 }: ScrollToOptions) {
        scrolledTo.push(left / STRIDE);
        this.scrollLeft = left;
      },
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const open = (count = 12) => {
    const shown = show(
      <InterestCarousel section="cars" vehicles={loaded(some(count))} onRetry={nothing} />,
    );
    const row = WatchedRow.watchers.at(-1);
    if (row === undefined) throw new Error('Nobody watches the row');
    return { ...shown, row };
  };
  const next = () => screen.getByRole('button', { name: 'Next: Cars you may find of interest' });
  const previous = () =>
    screen.getByRole('button', { name: 'Previous: Cars you may find of interest' });

  it('goes on by what is in view and round at both ends [VDP-45] [CG-095]', async () => {
    const { user } = open(10);
    await user.click(next());
    await user.click(next());
    await user.click(next());
    await user.click(previous());
    expect(scrolledTo).toEqual([4, 6, 0, 6]);
  });

  it('keeps up with fast presses while it is still moving', async () => {
    const { user, container } = open(12);
    const track = container.querySelector('ul');
    await user.click(next());
    if (track !== null) track.scrollLeft = 40;
    await user.click(next());
    expect(scrolledTo).toEqual([4, 8]);
  });

  it('goes on from where a finger has left it', async () => {
    const { user, container } = open(12);
    const track = container.querySelector('ul');
    if (track === null) throw new Error('No row');
    await user.click(next());
    track.dispatchEvent(new Event('touchstart'));
    track.scrollLeft = STRIDE;
    await user.click(next());
    expect(scrolledTo).toEqual([4, 5]);
  });

  it('never takes the focus', async () => {
    const { user } = open();
    await user.click(next());
    expect(document.activeElement).toBe(next());
  });

  it('says which of how many are in view', () => {
    const { row, container } = open();
    expect(container.querySelector('.in-view')?.textContent).toBe('12');
    row.see(0);
    expect(screen.getByText('1 to 4 of 12')).toBeTruthy();
    row.see(8);
    expect(screen.getByText('9 to 12 of 12')).toBeTruthy();
  });

  it('has everything within reach until it is measured, and then nothing off the screen', () => {
    const { row, container } = open();
    const links = () => tabStops(container).filter(({ tagName }) => tagName === 'A');
    expect(links()).toHaveLength(12);
    row.see(4);
    expect(links().map((link) => link.getAttribute('href'))).toEqual(
      [4, 5, 6, 7].map((place) => `/used/cars/n${place}/`),
    );
    row.see(0);
    expect(links()).toHaveLength(4);
  });

  it('moves only when it is told to', () => {
    vi.useFakeTimers();
    open();
    vi.advanceTimersByTime(60_000);
    expect(scrolledTo).toEqual([]);
    vi.useRealTimers();
  });

  it('has nothing to stumble over', async () => {
    const { container, row } = open();
    row.see(0);
    expect(await stumblingBlocks(container)).toEqual([]);
  });
});

describe('The carousels of a vehicle’s page', () => {
  it('are of interest, for vans too [VDP-27]', () => {
    show(<InterestCarousel section="van" vehicles={loaded(some(1, aVan))} onRetry={nothing} />);
    expect(screen.getByRole('heading', { name: 'Vans you may find of interest' })).toBeTruthy();
    expect(screen.getByRole('article').textContent).toMatch(/£10,000 \+VAT.*£12,000 inc\. VAT/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are of the same make, with the way to all of them [VDP-43]', () => {
    show(
      <MoreOfMakeCarousel
        current={aVehicle({ make: { slug: 'bmw', name: 'Bmw' } })}
        vehicles={loaded(some(8))}
        onRetry={nothing}
      />,
    );
    expect(screen.getByRole('heading', { name: 'More used BMW cars' })).toBeTruthy();
    const all = screen.getByRole('link', { name: 'See all used BMW cars' });
    expect(all.getAttribute('href')).toBe('/used/cars/search/?make=bmw');
    expect(screen.getAllByRole('article')).toHaveLength(8);
  });

  it('are left out where they could not be had [ERR-31]', () => {
    const failed = { kind: 'failed', failure: { kind: 'unreachable' } } as const;
    const { container } = show(
      <>
        <InterestCarousel section="cars" vehicles={failed} onRetry={nothing} />
        <MoreOfMakeCarousel current={aVehicle()} vehicles={failed} onRetry={nothing} />
      </>,
    );
    expect(container.textContent).toBe('');
  });
});

describe('Look-alikes', () => {
  it('are four at most, under words for a car that is sold, and the way to the search', () => {
    show(<LookAlikes vehicles={some(9)} section="cars" reason="sold" />);
    expect(screen.getByRole('heading', { name: 'Similar cars you can buy' })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(4);
    const search = screen.getByRole('link', { name: 'Search all used cars' });
    expect(search.getAttribute('href')).toBe('/used/cars/search/');
  });

  it('are not kept for another customer themselves', () => {
    const vehicles = some(3).map((vehicle, place) =>
      place === 1 ? { ...vehicle, status: 'reserved' as const } : vehicle,
    );
    show(<LookAlikes vehicles={vehicles} section="cars" reason="sold" />);
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('are no dead end where there are none', () => {
    show(<LookAlikes vehicles={[]} section="van" reason="not-found" />);
    const search = screen.getByRole('link', { name: 'Search all used vans' });
    expect(search.getAttribute('href')).toBe('/used/van/search/');
  });
});
