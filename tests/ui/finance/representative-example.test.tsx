import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { QuoteSet } from '../../../core/finance/public';
import { pounds } from '../../../core/kernel/money';
import {
  exampleSubject,
  RepresentativeExample,
} from '../../../ui/finance/representative-example/representative-example';
import { show, stumblingBlocks, throughTheServer } from '../../support/browser/show';
import { anHpQuote, aPcpQuote } from '../../support/mothers/quote';

const both: QuoteSet = { hp: anHpQuote(), pcp: aPcpQuote() };
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
      ['APR', '12.9%'],
      ['Term', '48 months'],
      ['Total Amount Payable', '£12,300.35'],
      ['Fixed Rate of Interest', '12.2%'],
      ['Annual Mileage', '8,000 miles'],
      ['Optional Final Payment', '£3,725.00'],
    ]);
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
    show(example({ hp: anHpQuote({ deposit: pounds(0) }) }));
    expect(rows()).toContainEqual(['Customer Deposit', '£0.00']);
  });

  it('has no choice of product when there is one quote', () => {
    show(example({ hp: anHpQuote() }));
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
