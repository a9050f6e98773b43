import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calculatorFromAddress, calculatorRates } from '../../../../core/finance/public';
import { loaded } from '../../../../core/kernel/remote';
import { calculatorAt } from '../../../../core/showroom/money/finance-calculator-state';
import type { CalculatorState } from '../../../../core/showroom/public';
import type { StockQuery } from '../../../../core/search/public';
import { Calculator } from '../../../../ui/pages/calculator/calculator';
import { CalculatorPage } from '../../../../ui/pages/calculator/calculator-page';
import { show, showRoutes, stumblingBlocks, throughTheServer } from '../../../support/browser/show';
import { fakeApp, type FakeApp } from '../../../support/fakes/app';
import { answering, aPageOf, failing } from '../../../support/fakes/search-ports';

const at = (
  address = '',
  totals: CalculatorState['totals'] = 'regulated',
  total?: number,
): CalculatorState => {
  const { inputs, notes } = calculatorFromAddress(address);
  const state = calculatorAt(inputs, { rates: calculatorRates({}), totals }, notes);
  return total === undefined ? state : { ...state, count: loaded(total) };
};

const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const pull = (name: string, value: number) =>
  fireEvent.change(slider(name), { target: { value: String(value) } });
const payment = () => screen.getByRole('region', { name: 'Monthly payment' }).textContent;
/** What stands beside a name in the list of figures. */
const figure = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
const budgetLink = () => screen.queryByRole('link', { name: 'Find cars within my budget' });

const routesOf = (start: CalculatorState) => [
  { path: '/car-finance/calculator', element: <Calculator start={start} /> },
  { path: '*', element: <p>Elsewhere</p> },
];

const open = (start: CalculatorState, app: FakeApp = fakeApp({ total: 142, vehicles: [] })) =>
  showRoutes(app, routesOf(start), '/car-finance/calculator/');

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('the figures of the calculator', () => {
  it('are all there for the defaults [FIN-04, FIN-06, CG-038]', () => {
    show(<Calculator start={at('', 'regulated', 88)} />);
    expect(payment()).toContain('£397.24 a month');
    expect(
      [
        'Duration',
        'Total of monthly payments',
        'Total amount payable',
        'Total cost of credit',
        'Option to purchase fee',
        'Representative APR',
        'Fixed interest rate',
      ].map(figure),
    ).toEqual(['60 months', '£23,834.40', '£24,844.40', '£6,314.40', '£10.00', '13.6%', '12.18%']);
  });

  it('follow the letter of the documents where the setting says so [FIN-13, FIN-14, CG-038]', () => {
    show(<Calculator start={at('', 'as-specified')} />);
    expect(figure('Total amount payable')).toBe('£23,834.40');
    expect(figure('Total cost of credit')).toBe('£5,304.40');
    expect(screen.queryByText('Total of monthly payments', { selector: 'dt' })).toBeNull();
  });

  it('say £0.00 and why, and offer no cars, where nothing is borrowed [FIN-05, FIN-12, WE-030]', () => {
    show(<Calculator start={at('amount=4000&deposit=4000')} />);
    expect(payment()).toContain('£0.00 a month');
    expect(screen.getByText(/nothing to borrow/)).toBeTruthy();
    expect(budgetLink()).toBeNull();
    expect(screen.queryByText('Total amount payable', { selector: 'dt' })).toBeNull();
  });

  it('stand beside a complete representative example, whatever the sliders say [FIN-06, CG-038]', () => {
    show(<Calculator start={at('amount=9000&deposit=2000&term=36')} />);
    const example = screen.getByRole('region', { name: 'Representative example' });
    for (const part of [
      '12.18%',
      '£10.00',
      '£17,530.00',
      '13.6%',
      '£18,530.00',
      '£1,000.00',
      '60 months',
      '£24,844.40',
      '£397.24',
    ]) {
      expect(example.textContent).toContain(part);
    }
  });

  it('move with every slider, and the deposit gives way to the amount [FIN-08, FIN-09, FIN-10]', () => {
    show(<Calculator start={at()} />);
    pull('Deposit', 9000);
    expect(figure('Amount of credit')).toBe('£9,530.00');
    pull('Amount to borrow', 7600);
    expect(slider('Deposit').max).toBe('7000');
    expect(slider('Deposit').value).toBe('7000');
    pull('Pay over', 24);
    expect(figure('Duration')).toBe('24 months');
    expect(figure('Amount of credit')).toBe('£600.00');
  });

  it('say what the address asked for and could not have', () => {
    show(<Calculator start={at('amount=lots&term=300')} />);
    expect(
      screen.getByText(/The amount in your link or form, lots, could not be read/),
    ).toBeTruthy();
    expect(
      screen.getByText(/number of months in your link or form, 300, is out of reach/),
    ).toBeTruthy();
    pull('Pay over', 48);
    expect(screen.queryByText(/could not be read/)).toBeNull();
  });
});

describe('the cars of a budget', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are counted and linked to with the range around the payment [FIN-05, FIN-15, ROUTE-39, WE-035]', () => {
    show(<Calculator start={at('', 'regulated', 88)} />);
    expect(budgetLink()?.getAttribute('href')).toBe('/used/cars/?monthly_from=350&monthly_to=450');
    expect(screen.getByText('88 cars at £350 to £450 a month')).toBeTruthy();
  });

  it('are counted anew half a second after the last pull [FIN-07, SEARCH-32]', async () => {
    const searched: StockQuery[] = [];
    const search = (query: StockQuery) => {
      searched.push(query);
      return answering(aPageOf([], 12));
    };
    open(at('', 'regulated', 88), fakeApp({ search }));
    pull('Pay over', 48);
    await pass(300);
    pull('Pay over', 36);
    expect(screen.getByText('£550 to £650 a month')).toBeTruthy();
    await pass(499);
    expect(searched).toHaveLength(0);
    await pass(2);
    expect(searched).toHaveLength(1);
    expect(screen.getByText('12 cars at £550 to £650 a month')).toBeTruthy();
  });

  it('can be looked for though they could not be counted, and counted again [HT-4]', async () => {
    let calls = 0;
    const search = () => {
      calls += 1;
      return calls === 1 ? failing({ kind: 'timed-out' } as const) : answering(aPageOf([], 7));
    };
    open(at(), fakeApp({ search }));
    await pass(0);
    expect(screen.getByText(/could not count the cars/)).toBeTruthy();
    expect(budgetLink()).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Count again' }));
    await pass(0);
    expect(screen.getByText('7 cars at £350 to £450 a month')).toBeTruthy();
  });

  it('have their address kept while the sliders move, in one entry of the history', async () => {
    const { address, router } = open(at());
    pull('Pay over', 48);
    pull('Deposit', 3000);
    await pass(501);
    expect(address()).toBe('/car-finance/calculator/?amount=18530&deposit=3000&term=48');
    expect(router.state.historyAction).toBe('REPLACE');
    pull('Pay over', 60);
    pull('Deposit', 1000);
    await pass(501);
    expect(address()).toBe('/car-finance/calculator/');
  });

  it('and the sliders follow an address that someone else changes', async () => {
    const { router } = open(at());
    await act(() => router.navigate('/car-finance/calculator/?amount=9000&deposit=2000&term=24'));
    expect(slider('Amount to borrow').value).toBe('9000');
    expect(slider('Pay over').value).toBe('24');
    await act(() => router.navigate(-1));
    await pass(0);
    expect(slider('Amount to borrow').value).toBe('18530');
  });

  it('are spoken of once the sliders rest, not at every step', async () => {
    open(at('', 'regulated', 88), fakeApp({ total: 12, vehicles: [] }));
    const heard = () => screen.getAllByRole('status')[0]?.textContent;
    expect(heard()).toBe('');
    pull('Pay over', 48);
    pull('Pay over', 36);
    expect(heard()).toBe('');
    await pass(1200);
    expect(heard()).toBe('£589.13 a month over 36 months, 12 cars within that budget');
  });
});

describe('the page of the calculator', () => {
  it('comes whole from the server and is taken over as it is', async () => {
    const { html, complaints } = await throughTheServer(
      <CalculatorPage />,
      fakeApp({ vehicles: [] }),
      at('', 'regulated', 88),
    );
    expect(complaints).toEqual([]);
    for (const part of ['£397.24', '£24,844.40', '88 cars', 'name="amount"', 'value="18,530"']) {
      expect(html).toContain(part);
    }
    expect(html).toContain('<noscript>');
  });

  it('is free of stumbling blocks, with figures and without', async () => {
    for (const address of ['', 'amount=4000&deposit=4000&term=x']) {
      const { container, unmount } = show(<Calculator start={at(address)} />);
      expect(await stumblingBlocks(container)).toEqual([]);
      unmount();
    }
  });
});
