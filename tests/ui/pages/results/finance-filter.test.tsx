import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { fromAddress, toAddress, type StockQuery } from '../../../../core/search/public';
import { FinanceFilter } from '../../../../ui/pages/results/finance-filter/finance-filter';
import { show, stumblingBlocks, throughTheServer } from '../../../support/browser/show';

const reading = (address: string): StockQuery => fromAddress('cars', address).query;

/** The filter with someone who answers it, as the page does. */
function Answered({
  address,
  onChange,
}: {
  readonly address: string;
  readonly onChange?: (query: StockQuery) => void;
}) {
  const [query, setQuery] = useState(() => reading(address));
  return (
    <FinanceFilter
      id="finance"
      query={query}
      onChange={(next) => {
        onChange?.(next);
        setQuery(next);
      }}
    />
  );
}

function open(address = '') {
  const asked: string[] = [];
  const view = show(
    <Answered address={address} onChange={(query) => asked.push(toAddress(query))} />,
  );
  const details = view.container.querySelector('details');
  if (details !== null) details.open = true;
  return { ...view, asked };
}

const chosen = (label: string) => {
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: label });
  return select.selectedOptions[0]?.textContent;
};
const choices = (label: string) =>
  within(screen.getByRole('combobox', { name: label }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('The finance filter', () => {
  it('asks for deposit, mileage, period, type and monthly budget [FILTER-33]', () => {
    open();
    expect(chosen('Deposit')).toBe('20%');
    expect(chosen('Annual Mileage')).toBe('8,000 miles');
    expect(chosen('Finance Period')).toBe('60 months');
    const types = within(screen.getByRole('group', { name: 'Finance type' }));
    expect(types.getByRole('radio', { name: 'HP' })).toBeTruthy();
    expect(types.getByRole('radio', { name: 'PCP' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Monthly budget' })).toBeTruthy();
  });

  it('shows 20 as percent and every other deposit in pounds [FILTER-37] [WE-015]', () => {
    open();
    const deposits = choices('Deposit');
    expect(deposits).toContain('20%');
    expect(deposits).toContain('£500');
    expect(deposits).toContain('£1,500');
    expect(deposits.filter((deposit) => deposit.endsWith('%'))).toEqual(['20%']);
  });

  it('shows a deposit of nothing as £0, neither unset nor 20 percent [SF-6]', async () => {
    const { asked, user, container } = open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Deposit' }), '£0');
    expect(asked).toEqual(['/used/cars/search/?finance_deposit=0']);
    expect(chosen('Deposit')).toBe('£0');
    expect(container.querySelector('summary')?.textContent).toContain('£0 deposit');
  });

  it('offers 6,000 to 20,000 miles by the thousand, and 24 to 60 months by the year [FIN-42] [FIN-43]', () => {
    open();
    const miles = choices('Annual Mileage');
    expect(miles[0]).toBe('6,000 miles');
    expect(miles.at(-1)).toBe('20,000 miles');
    expect(miles).toHaveLength(15);
    expect(choices('Finance Period')).toEqual(['24 months', '36 months', '48 months', '60 months']);
  });

  it('says and offers no longer period than the chosen type can have, and keeps the shopper’s own for the other [FIN-37] [FIN-38]', async () => {
    const { user, container, asked } = open('?finance_term=60&finance_type=PCP');
    expect(chosen('Finance Period')).toBe('48 months');
    expect(choices('Finance Period')).toEqual(['24 months', '36 months', '48 months']);
    expect(container.querySelector('summary')?.textContent).toContain('48 months');
    await user.click(screen.getByRole('radio', { name: 'HP' }));
    expect(chosen('Finance Period')).toBe('60 months');
    expect(asked.at(-1)).toBe('/used/cars/search/?finance_type=HP');
  });

  it('keeps an unusual deposit of a link among the choices', () => {
    open('?finance_deposit=1234&finance_deposit_type=Amount');
    expect(chosen('Deposit')).toBe('£1,234');
  });

  it('has a slider from 0 to 950 and one from 50 to 1,000, by fifties [FILTER-34]', () => {
    open();
    const [from, to] = screen.getAllByRole<HTMLInputElement>('slider');
    expect([from?.min, from?.step, from?.value]).toEqual(['0', '50', '0']);
    expect([to?.max, to?.step, to?.value]).toEqual(['1000', '50', '1000']);
    expect(to?.getAttribute('aria-valuetext')).toBe('£1,000 a month');
  });

  it.each([
    ['12.5', '13'],
    ['1e3', '950'],
  ])(
    'takes %s a month as whole pounds, which its address can say [FILTER-33]',
    async (typed, said) => {
      const { asked, user } = open();
      const from = screen.getByRole('spinbutton', { name: 'From, a month' });
      await user.clear(from);
      await user.type(from, `${typed}{Enter}`);
      expect(asked.at(-1)).toContain(`monthly_from=${said}`);
    },
  );

  it('keeps the two ends of the budget fifty apart, whichever is moved [FILTER-34] [FILTER-35] [FILTER-36]', () => {
    const { asked } = open('?monthly_from=200&monthly_to=300');
    const to = screen.getByRole('spinbutton', { name: 'To, a month' });
    fireEvent.change(to, { target: { value: '200' } });
    fireEvent.keyDown(to, { key: 'Enter' });
    expect(asked.at(-1)).toMatch(/monthly_from=150&monthly_to=200/);
    const from = screen.getByRole('spinbutton', { name: 'From, a month' });
    fireEvent.change(from, { target: { value: '1000' } });
    fireEvent.keyDown(from, { key: 'Enter' });
    expect(asked.at(-1)).toMatch(/monthly_from=950&monthly_to=1000/);
  });

  it('has no budget of nothing', () => {
    const { asked } = open();
    const to = screen.getByRole('spinbutton', { name: 'To, a month' });
    fireEvent.change(to, { target: { value: '0' } });
    fireEvent.keyDown(to, { key: 'Enter' });
    expect(asked).toEqual(['/used/cars/search/?monthly_to=50']);
  });

  it('searches from nothing a month when that is what was asked [SF-6]', () => {
    const { asked } = open('?monthly_to=200');
    const from = screen.getByRole('spinbutton', { name: 'From, a month' });
    fireEvent.change(from, { target: { value: '0' } });
    fireEvent.keyDown(from, { key: 'Enter' });
    expect(asked).toEqual(['/used/cars/search/?monthly_from=0&monthly_to=200']);
  });

  it.each([
    ['?monthly_to=300', 'up to £300 a month'],
    ['?monthly_from=0', 'from £0 a month'],
    ['?monthly_from=200&monthly_to=300', '£200 to £300 a month'],
  ])('says its budget while it is shut: %s', (address, said) => {
    const { container } = open(address);
    expect(container.querySelector('summary')?.textContent).toContain(said);
  });

  it('takes a type, and takes it back [FILTER-33]', async () => {
    const { asked, user } = open();
    await user.click(screen.getByRole('radio', { name: 'HP' }));
    expect(asked.at(-1)).toBe('/used/cars/search/?finance_type=HP');
    await user.click(screen.getByRole('radio', { name: 'Either' }));
    expect(asked.at(-1)).toBe('/used/cars/search/');
  });

  it('loses no filter when it is sent without script', () => {
    const address =
      '?make=ford,bmw&max_price=9500&tax_rate=nil&status=FOR_SALE_RETAIL,RESERVED,SOLD&keyword=red&monthly_to=300&sort=age|desc&page=3';
    open(address);
    const sent = new URLSearchParams();
    new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Finance' })).forEach(
      (value, key) => {
        if (typeof value === 'string') sent.append(key, value);
      },
    );
    expect(reading(`?${sent.toString()}`)).toEqual({ ...reading(address), page: 1 });
  });

  it('is accessible, clean of inline styles and taken over without a change', async () => {
    const view = <Answered address="?monthly_from=200&monthly_to=300" />;
    const { html, complaints } = await throughTheServer(view);
    expect(complaints).toEqual([]);
    expect(html).not.toMatch(/\sstyle=/);
    const { container } = open('?monthly_from=200&monthly_to=300');
    expect(await stumblingBlocks(container)).toEqual([]);
  });
});
