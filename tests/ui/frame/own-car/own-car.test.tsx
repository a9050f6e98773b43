import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { nothing, pence, pounds } from '../../../../core/kernel/money';
import { loadCalculator } from '../../../../core/showroom/public';
import { priceFacts, type VehiclePrice } from '../../../../core/stock/public';
import type { HeldValuation } from '../../../../core/valuation/public';
import { OwnCarWhenHeld } from '../../../../ui/frame/own-car/own-car-when-held';
import { OwnCar } from '../../../../ui/kit/own-car';
import { markOwnCar } from '../../../../ui/kit/own-car-mark';
import { show, stumblingBlocks, throughTheServer } from '../../../support/browser/show';
import { fakeApp } from '../../../support/fakes/app';
import { fakeValuationMemory } from '../../../support/fakes/valuation-memory';
import { aHeldValuation } from '../../../support/mothers/held-valuation';
import { anHpQuote, aPcpQuote } from '../../../support/mothers/quote';

afterEach(() => {
  markOwnCar(undefined);
});

const price = (change: Partial<VehiclePrice> = {}) =>
  priceFacts({
    advertised: pounds(10_995),
    final: pounds(10_995),
    vatScheme: 'other',
    adminFee: nothing,
    ...change,
  });

/** Memory that marks the page, as that of a visit does. */
function memoryOf(held?: HeldValuation) {
  const memory = fakeValuationMemory();
  const mark = () => {
    markOwnCar(memory.held.read() === undefined ? undefined : 'held');
  };
  if (held !== undefined) memory.held.write(held);
  mark();
  return {
    ...memory,
    held: {
      ...memory.held,
      write: (thing: HeldValuation) => {
        memory.held.write(thing);
        mark();
      },
      forget: () => {
        memory.held.forget();
        mark();
      },
    },
  };
}

const card = <OwnCar at="card" price={price()} quote={anHpQuote()} />;

function page(view: ReactElement, held?: HeldValuation) {
  const valuationMemory = memoryOf(held);
  const app = fakeApp({ valuationMemory });
  const shown = show(
    <>
      <header>
        <div data-own-car-line />
      </header>
      <OwnCarWhenHeld />
      {view}
    </>,
    app,
  );
  return { ...shown, memory: valuationMemory };
}

const line = () => screen.findByRole('button', { name: 'Remove your Fiesta' });
const words = (container: HTMLElement) =>
  [...container.querySelectorAll('.own-car p')].map(({ textContent }) => textContent);

/** The places are filled once the header has its line. */
const said = (container: HTMLElement, ...lines: readonly string[]) =>
  waitFor(() => {
    expect(words(container).slice(0, lines.length)).toEqual(lines);
  });

describe("the shopper's own car against every price", () => {
  it('is nowhere in a visit that holds none', async () => {
    const { container } = page(card);
    await act(async () => Promise.resolve());
    expect(container.querySelector('.own-car')?.innerHTML).toBe('');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is said in the header, with the way to its valuation, and beside a price', async () => {
    const { container } = page(card, aHeldValuation());
    await line();
    const link = screen.getByRole('link', { name: 'Your Fiesta: about £4,100' });
    expect(link.getAttribute('href')).toBe('/car-value/summary/8f3a2c9d/');
    await said(
      container,
      'about £6,895 to pay with your Fiesta',
      '£78.18 a month with it · illustration',
    );
    expect(await stumblingBlocks(container)).toEqual([]);
  });

  it('says in a panel what it counts for, without a press that the header would have to undo', async () => {
    const { container } = page(
      <>
        <OwnCar at="panel" />
        {card}
      </>,
      aHeldValuation(),
    );
    await line();
    await said(
      container,
      'Your Fiesta counts as about £4,100 (Average) until the branch has seen it.',
      'about £6,895 to pay with your Fiesta',
    );
    expect(container.querySelector('.own-car button')).toBeNull();
  });

  it('says where its figures stood that its price is out of date, once a list [VA-7]', async () => {
    const { container } = page(
      <>
        <OwnCar at="list" />
        {card}
        <OwnCar at="vehicle" price={price()} />
      </>,
      aHeldValuation({ lastDay: '2020-01-01' }),
    );
    await line();
    const old =
      'The price of your Fiesta is out of date, so it takes nothing off any more. See the valuation';
    await waitFor(() => {
      expect(words(container)).toEqual([old, old]);
    });
    expect(await stumblingBlocks(container)).toEqual([]);
  });

  it('takes its finance off, and says negative equity plainly', async () => {
    const owing = aHeldValuation({ settlement: pounds(1500) });
    const { container, unmount } = page(card, owing);
    await line();
    expect(
      screen.getByRole('link', { name: 'Your Fiesta: about £2,600 after finance' }),
    ).toBeTruthy();
    await said(container, 'about £8,395 to pay with your Fiesta');
    unmount();

    const under = page(
      <>
        <OwnCar at="list" />
        {card}
      </>,
      aHeldValuation({ settlement: pounds(5300) }),
    );
    await line();
    await said(
      under.container,
      'About £1,200 more is owed on your Fiesta than it is worth, so it takes nothing off these prices.',
      '£10,995 to pay, and about £1,200 still owed on your Fiesta',
    );
  });

  it('says of what costs less that nothing is left, and how much is over', async () => {
    const cheap = price({ advertised: pounds(3195), final: pounds(3195) });
    const { container } = page(<OwnCar at="card" price={cheap} />, aHeldValuation());
    await line();
    await said(container, 'nothing to pay with your Fiesta', 'about £905 left over');
  });

  it('is put against the price with VAT, and says so; a page of one vehicle says what it counts for', async () => {
    const van = price({
      vatScheme: 'commercial',
      excludingVat: pence(9162_50),
      adminFee: pounds(150),
    });
    const { container } = page(
      <OwnCar at="vehicle" price={van} />,
      aHeldValuation({ settlement: pounds(100) }),
    );
    await line();
    await said(
      container,
      'about £7,145 inc. VAT to pay with your Fiesta',
      'Your Fiesta at about £4,100 (Average), less £100 of finance. The admin fee is included.',
    );
  });

  it('says nothing of a vehicle without a price', async () => {
    const { container } = page(
      <>
        <OwnCar at="card" price={{ kind: 'no-price' }} />
        {card}
      </>,
      aHeldValuation(),
    );
    await said(container, 'about £6,895 to pay with your Fiesta');
    expect(container.querySelector('.own-car')?.textContent).toBe('');
  });

  it('is only named where its price is out of date', async () => {
    const { container } = page(card, aHeldValuation({ lastDay: '2026-11-27' }));
    await line();
    expect(screen.getByRole('link', { name: 'Your Fiesta: price out of date' })).toBeTruthy();
    expect(words(container)).toEqual([]);
  });

  it('has a short word on cards where its name is long', async () => {
    const { vehicle } = aHeldValuation();
    const model = 'Range Rover Evoque Convertible';
    const { container } = page(card, aHeldValuation({ vehicle: { ...vehicle, model } }));
    await screen.findByRole('link', { name: `Your ${model}: about £4,100` });
    await said(container, 'about £6,895 to pay with your vehicle');
  });

  it('goes everywhere with one press, keeps the focus, and comes back with another', async () => {
    const { container, user, memory } = page(card, aHeldValuation());
    await said(container, 'about £6,895 to pay with your Fiesta');
    await user.click(await line());
    expect(memory.held.read()).toBeUndefined();
    expect(words(container)).toEqual([]);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Your Fiesta is removed');
    const undo = screen.getByRole('button', { name: 'Undo: put your Fiesta back' });
    expect(document.activeElement).toBe(undo);
    await user.click(undo);
    await said(container, 'about £6,895 to pay with your Fiesta');
    expect(document.activeElement).toBe(await line());
  });

  it('goes from above a list too, and the focus is then where it can be undone', async () => {
    const { user, container } = page(<OwnCar at="list" />, aHeldValuation());
    await line();
    await said(
      container,
      'Your Fiesta counts as about £4,100 (Average) until the branch has seen it.',
    );
    const list = container.querySelector<HTMLElement>('.own-car');
    if (list === null) throw new Error('There is no list');
    await user.click(within(list).getByRole('button', { name: 'Remove your Fiesta' }));
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Undo: put your Fiesta back' }),
    );
  });

  it('comes at once when a price is kept while the page stands', async () => {
    const { container, memory } = page(card);
    expect(words(container)).toEqual([]);
    act(() => {
      memory.held.write(aHeldValuation());
    });
    await line();
    await said(container, 'about £6,895 to pay with your Fiesta');
  });

  it('draws nothing on the server, and the browser agrees with that', async () => {
    memoryOf(aHeldValuation());
    const { html, complaints } = await throughTheServer(card);
    expect(html).toContain('<div class="own-car" data-at="card"></div>');
    expect(complaints).toEqual([]);
  });
});

const row = (name: string) =>
  screen.getByText(name).parentElement?.querySelector('dd')?.textContent;

describe('the car as part of the deposit', () => {
  it('goes in and out of the figures of a quote with one press each', async () => {
    const { user, container } = page(<OwnCar at="quote" quote={anHpQuote()} />, aHeldValuation());
    const putIn = await screen.findByRole('button', { name: 'Add it to the deposit' });
    expect(container.textContent).toContain('About £4,100 on top of the £1,899 you put down.');
    await user.click(putIn);
    expect(row('Deposit with it')).toBe('£5,999.00');
    expect(row('Amount of credit')).toBe('£3,496.00');
    expect(row('Monthly payments')).toBe('60 of £78.18');
    expect(container.textContent).toContain('Illustration with your car');
    expect(container.textContent).toContain('£1,899 of your own and about £4,100 for your Fiesta');
    expect(await stumblingBlocks(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Take it out' }));
    expect(screen.queryByText('Deposit with it')).toBeNull();
  });

  it('says why a PCP has no figure with it', async () => {
    const prices = { ...aHeldValuation().prices, average: pounds(5500) };
    const { user } = page(<OwnCar at="quote" quote={aPcpQuote()} />, aHeldValuation({ prices }));
    await user.click(await screen.findByRole('button', { name: 'Add it to the deposit' }));
    expect(screen.getByText(/no monthly figure for a PCP/)).toBeTruthy();
  });

  it('is not offered where more is owed than it is worth', async () => {
    page(<OwnCar at="quote" quote={anHpQuote()} />, aHeldValuation({ settlement: pounds(5300) }));
    await screen.findByText(
      'About £1,200 more is owed on your Fiesta than it is worth, so it cannot be part of a deposit.',
    );
    expect(screen.queryByRole('button', { name: 'Add it to the deposit' })).toBeNull();
  });

  it('adds to the deposit of the calculator', async () => {
    const { ports } = fakeApp();
    const state = await firstValueFrom(
      loadCalculator(ports, { address: '', totals: 'regulated', counted: false }),
    );
    const view = <OwnCar at="calculator" state={state} />;
    const { user } = page(view, aHeldValuation());
    await user.click(await screen.findByRole('button', { name: 'Add it to the deposit' }));
    expect(row('Deposit with it')).toBe('£5,100.00');
    // £18,530 − £1,000 − £4,100 = £13,430 over 60 months at 13.6 %.
    expect(row('Monthly payments')).toBe('60 of £304.33');
  });
});
