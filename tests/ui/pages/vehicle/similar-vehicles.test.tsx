import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pence, pounds } from '../../../../core/kernel/money';
import { loaded, type Remote } from '../../../../core/kernel/remote';
import type { GatewayFailure } from '../../../../core/kernel/failure';
import type { SimilarVehicles } from '../../../../core/showroom/public';
import type { StockId, Vehicle, VehicleId, VehicleSlug } from '../../../../core/stock/public';
import { SimilarVehiclesBlock } from '../../../../ui/pages/vehicle/similar-vehicles/similar-vehicles-block';
import { show, stumblingBlocks, tabStops, throughTheServer } from '../../../support/browser/show';
import { fakeApp } from '../../../support/fakes/app';
import { anHpQuote, aPcpQuote } from '../../../support/mothers/quote';
import { aPrice, aSparseVehicle, aVehicle } from '../../../support/mothers/vehicle';

type Similar = Remote<SimilarVehicles, GatewayFailure>;

const like = (place: number, change: Partial<Vehicle> = {}): Vehicle =>
  aVehicle({
    id: `like-${place}` as VehicleId,
    stockId: `like-${place}` as StockId,
    slug: `like-${place}` as VehicleSlug,
    ...change,
  });
const some = (count: number): readonly Vehicle[] =>
  Array.from({ length: count }, (_, place) => like(place));
const failed: Similar = { kind: 'failed', failure: { kind: 'timed-out' } };
const unquoted = (vehicles: readonly Vehicle[]): Similar => loaded({ vehicles, quotes: {} });

const block = (similar: Similar, onRetry: () => void = () => undefined) => (
  <SimilarVehiclesBlock current={aVehicle()} similar={similar} onRetry={onRetry} />
);
const cards = () => screen.getAllByRole('article');

describe('Similar vehicles', () => {
  it('are four cards, each with its name, price and one link [VDP-26]', () => {
    const { container } = show(block(unquoted(some(4))));
    expect(cards()).toHaveLength(4);
    expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
    const [card] = cards();
    if (card === undefined) throw new Error('No card');
    expect(within(card).getByRole('link').getAttribute('href')).toBe('/used/cars/like-0/');
    expect(card.textContent).toContain('£9,495');
    expect(card.textContent).toContain('Admin fee £150 · total £9,645');
    expect(card.textContent).toContain('17,460 miles · Manual · Petrol');
    expect(tabStops(container).filter(({ tagName }) => tagName === 'A')).toHaveLength(4);
  });

  it('say in words what sets each apart from the one looked at', () => {
    const other = like(0, {
      odometer: { value: 15_360, units: 'miles' },
      price: aPrice({ final: pounds(9895) }),
    });
    show(block(unquoted([other])));
    expect(cards()[0]?.textContent).toContain(
      'Compared with this one: 2,100 fewer miles, £400 more',
    );
  });

  it('say nothing of what is not known', () => {
    const { container } = show(block(unquoted([aSparseVehicle({ pictures: [] })])));
    expect(container.textContent).not.toContain('Compared with');
    expect(container.textContent).not.toMatch(/NaN|undefined/);
  });

  it('compare prices with the fee where that is the headline [CARD-28]', () => {
    const feeFree = like(0, { price: aPrice({ adminFee: pounds(0) }) });
    show(block(unquoted([feeFree])), fakeApp({ settings: { headlinePrice: 'all-in' } }));
    expect(cards()[0]?.textContent).toContain('£150 less');
  });

  it('show the cheaper monthly figure with its product, as an illustration of given terms [FIN-56]', () => {
    const quotes = {
      'like-0': { HP: anHpQuote(), PCP: aPcpQuote() },
      'like-1': { HP: anHpQuote({ regularPayment: pence(199_21) }) },
    };
    const { container } = show(block(loaded({ vehicles: some(3), quotes })));
    expect(
      cards().map((card) => /£[\d.,]+ a month (?:PCP|HP)/.exec(card.textContent)?.[0]),
    ).toEqual(['£142.05 a month PCP', '£199.21 a month HP', undefined]);
    expect(container.textContent).toContain(
      'Monthly figures are illustrations with a 20% deposit, over 48 months, at 8,000 miles a year.',
    );
    const link = screen.getByRole('link', { name: /Representative example/ });
    expect(link.getAttribute('href')).toBe('#finance-personalise');
  });

  it('speak of no finance at all where there are no figures', () => {
    const { container } = show(block(unquoted(some(3))));
    expect(container.textContent).not.toMatch(/month|Representative/);
  });

  it('are all nine as a carousel for whoever asks, and four again, the focus staying on the button [CG-090] [VDP-42]', async () => {
    const { user } = show(block(unquoted(some(9))));
    expect(cards()).toHaveLength(4);
    const more = screen.getByRole('button', { name: 'Show all 9' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await user.click(more);
    expect(cards()).toHaveLength(9);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show the first 4' }));
    await user.click(screen.getByRole('button', { name: 'Show the first 4' }));
    expect(cards()).toHaveLength(4);
  });
});

describe('Similar vehicles that cannot be shown', () => {
  it('are not there when they could not be had before the page arrived [ERR-31]', () => {
    expect(show(block(failed)).container.textContent).toBe('');
  });

  it('are not there when there are none', () => {
    expect(show(block(unquoted([]))).container.textContent).toBe('');
  });

  it('keep their room while they load, with nothing in it to be heard or pressed', () => {
    const { container } = show(block({ kind: 'loading' }));
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    expect(container.querySelectorAll('article')).toHaveLength(4);
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  it('are said to be missing to whoever saw them loading, who may try again', async () => {
    const retry = vi.fn();
    const { become, user } = show(block({ kind: 'loading' }, retry));
    become(block(failed, retry));
    expect(screen.getByRole('status').textContent).toContain(
      'Similar vehicles: these could not be loaded this time.',
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
    become(block(unquoted(some(2)), retry));
    expect(screen.queryByRole('status')).toBeNull();
    expect(cards()).toHaveLength(2);
  });

  it('stay in view when a newer answer fails', () => {
    const before = { vehicles: some(2), quotes: {} };
    show(block({ kind: 'failed', failure: { kind: 'unreachable' }, previous: before }));
    expect(cards()).toHaveLength(2);
  });
});

describe('The row of similar vehicles', () => {
  it('is a group with named slides and nothing to stumble over', async () => {
    const { container } = show(block(unquoted(some(4))));
    expect(screen.getByRole('group', { name: 'Similar vehicles' })).toBeTruthy();
    expect(
      screen.getAllByRole('listitem').map((slide) => slide.getAttribute('aria-label')),
    ).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4']);
    expect(await stumblingBlocks(container)).toEqual([]);
  });

  it('has no heading of its own under one that says the same', () => {
    show(
      <SimilarVehiclesBlock
        current={aVehicle()}
        similar={unquoted(some(2))}
        onRetry={() => undefined}
        titled
      />,
    );
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(screen.getByRole('group', { name: 'Similar vehicles' })).toBeTruthy();
  });

  it.each([
    ['loaded', unquoted(some(9))],
    ['loading', { kind: 'loading' }],
    ['idle', { kind: 'idle' }],
    ['failed', failed],
  ] as const)('comes whole from the server and is taken over as it is: %s', async (_, similar) => {
    const { html, complaints } = await throughTheServer(block(similar));
    expect(complaints).toEqual([]);
    expect(html).not.toMatch(/\sinert/);
  });
});
