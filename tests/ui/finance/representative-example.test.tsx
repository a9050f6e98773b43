import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { QuoteSet } from '../../../core/finance/public';
import { inPoundsAndPence, pence, pounds } from '../../../core/kernel/money';
import {
  exampleSubject,
  RepresentativeExample,
} from '../../../ui/finance/representative-example/representative-example';
import { show, stumblingBlocks, throughTheServer } from '../../support/browser/show';
import { anHpQuote, aPcpQuote } from '../../support/mothers/quote';

const both: QuoteSet = { HP: anHpQuote(), PCP: aPcpQuote() };
const example = (quotes: QuoteSet = both, product?: 'HP' | 'PCP') => (
  <RepresentativeExample
    quotes={quotes}
    subject={exampleSubject('2021 (71) Ford Fiesta', quotes)}
    product={product}
  />
);
const rows = () =>
  screen
    .getAllByRole('row')
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      within(row).getByRole('cell').textContent,
    ]);

describe('The representative example', () => {
  it('is a table under its heading, of every figure of the quote in order [SEARCH-31] [FIN-21] [FIN-22]', () => {
    show(example());
    expect(screen.getByRole('heading', { name: 'Representative example' })).toBeTruthy();
    expect(rows()).toEqual([
      ['Monthly payments', '47 of £142.05'],
      ['Total price', '£9,495.00'],
      ['Customer Deposit', '£1,899.00'],
      ['Amount of Credit', '£7,596.00'],
      ['APR', '12.9% for this example'],
      ['Term', '48 months'],
      ['Total Amount Payable', '£12,300.35'],
      ['Fixed Rate of Interest', '12.2% per annum (fixed)'],
      ['Annual Mileage', '8,000 miles'],
      ['Optional Final Payment', '£3,725.00'],
    ]);
  });

  it.each([
    [12.95, '13.0% for this example'],
    [12.41, '12.4% for this example'],
    [9.949, '9.9% for this example'],
  ])('shows an APR of %d to one decimal, a next digit of 5 going up [FIN-22]', (apr, shown) => {
    show(example({ HP: anHpQuote({ apr }) }));
    expect(rows()).toContainEqual(['APR', shown]);
  });

  it('says one month, and no digits of a fixed rate that nobody wrote [FIN-22]', () => {
    show(example({ HP: anHpQuote({ termMonths: 1, interestRate: 0.1 + 0.2 }) }));
    expect(rows()).toContainEqual(['Term', '1 month']);
    expect(rows()).toContainEqual(['Fixed Rate of Interest', '0.3% per annum (fixed)']);
  });

  it('states a rate of 0 %, whatever the finance table leaves out [FIN-21, CG-049, MF-4]', () => {
    show(example({ HP: anHpQuote({ apr: 0, interestRate: 0 }) }));
    expect(rows()).toContainEqual(['APR', '0.0% for this example']);
    expect(rows()).toContainEqual(['Fixed Rate of Interest', '0% per annum (fixed)']);
  });

  it('has a final payment on PCP only [FIN-23] [FIN-25]', async () => {
    const { user } = show(example());
    await user.click(screen.getByRole('radio', { name: 'HP' }));
    expect(rows().map(([label]) => label)).not.toContain('Optional Final Payment');
    expect(rows()[0]).toEqual(['Monthly payments', '60 of £169.87']);
    await user.click(screen.getByRole('radio', { name: 'PCP' }));
    expect(rows().map(([label]) => label)).toContain('Optional Final Payment');
  });

  it('keeps its deposit row at nothing down [SF-6] [FIN-48]', () => {
    show(example({ HP: anHpQuote({ deposit: pounds(0) }) }));
    expect(rows()).toContainEqual(['Customer Deposit', '£0.00']);
  });

  it.each([
    ['HP', anHpQuote({ optionFee: pounds(10) })],
    ['PCP', aPcpQuote({ optionFee: pounds(10) })],
  ] as const)(
    'has all eight things an example must have, the fee among them: %s [SEARCH-31] [FIN-22]',
    (product, quote) => {
      show(example({ [product]: quote }, product));
      expect(rows()).toEqual(
        expect.arrayContaining([
          ['Fixed Rate of Interest', '12.2% per annum (fixed)'],
          ['Option to Purchase Fee', '£10.00'],
          ['Amount of Credit', '£7,596.00'],
          ['APR', '12.9% for this example'],
          ['Total price', '£9,495.00'],
          ['Customer Deposit', '£1,899.00'],
          ['Term', `${quote.termMonths} months`],
          ['Total Amount Payable', inPoundsAndPence(quote.totalAmountPayable)],
          [
            'Monthly payments',
            `${quote.numberOfRegularPayments} of ${inPoundsAndPence(quote.regularPayment)}`,
          ],
        ]),
      );
    },
  );

  it('shows an APR to one decimal, also a round one', () => {
    show(example({ HP: anHpQuote({ apr: 13 }) }));
    expect(rows()).toContainEqual(['APR', '13.0% for this example']);
  });

  it('shows what the dealer pays, so that the credit follows from the price', () => {
    show(example({ HP: anHpQuote({ contribution: pounds(500) }) }));
    expect(rows()).toContainEqual(['Dealer Contribution', '£500.00']);
  });

  it('counts a first payment of the same amount, and shows one that differs [FIN-49]', () => {
    const { become } = show(
      example({ HP: anHpQuote({ numberOfRegularPayments: 59, firstPayment: pence(169_87) }) }),
    );
    expect(rows()[0]).toEqual(['Monthly payments', '60 of £169.87']);
    become(example({ HP: anHpQuote({ firstPayment: pence(170_00) }) }));
    expect(rows()[1]).toEqual(['First Payment', '£170.00']);
  });

  it('shows what the lender leaves out by no row, never as NaN or undefined [MF-1]', () => {
    const { interestRate, ...rest } = anHpQuote();
    expect(interestRate).toBeDefined();
    const { container } = show(example({ HP: rest }));
    expect(rows().map(([label]) => label)).not.toContain('Fixed Rate of Interest');
    expect(container.textContent).not.toMatch(/NaN|undefined|null/);
  });

  it('has no choice of product when there is one quote', () => {
    show(example({ HP: anHpQuote() }));
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText('Hire purchase on 2021 (71) Ford Fiesta at £9,495')).toBeTruthy();
  });

  it('begins with the product that was asked for, and follows when another is', () => {
    const { become } = show(example(both, 'HP'));
    expect(screen.getByText(/^Hire purchase on/)).toBeTruthy();
    become(example(both, 'PCP'));
    expect(screen.queryByText(/^Hire purchase on/)).toBeNull();
  });

  it('says who lends and who does not', () => {
    show(example());
    expect(screen.getByText(/^Forecourt is a credit broker, not a lender/).textContent).toContain(
      'Finance is subject to status.',
    );
  });

  it('is not there without a quote', () => {
    const { container } = show(example({}));
    expect(container.textContent).toBe('');
  });

  it('is accessible, clean of inline styles and taken over without a change', async () => {
    const { html, complaints } = await throughTheServer(example());
    expect(complaints).toEqual([]);
    expect(html).not.toMatch(/\sstyle=/);
    const { container } = show(example());
    expect(await stumblingBlocks(container)).toEqual([]);
  });
});
