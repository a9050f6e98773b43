import { describe, expect, it } from 'vitest';
import { financeTable, type Quote } from '../../../../core/finance/public';
import { nothing, pence, pounds } from '../../../../core/kernel/money';
import { anHpQuote, aPcpQuote } from '../../../support/mothers/quote';

const rowsOf = (quote: Quote, isCommercial = false) =>
  financeTable(quote, isCommercial).map(({ row }) => row);

/** A quote of which hardly anything is known: everything that must be there is zero. */
const BARE: Quote = {
  product: 'PCP',
  regularPayment: nothing,
  numberOfRegularPayments: 0,
  termMonths: 0,
  cashPrice: nothing,
  deposit: nothing,
  amountOfCredit: nothing,
  totalAmountPayable: nothing,
  apr: 0,
};

describe('the finance table', () => {
  it('has the rows of the finance example, in its order [FIN-22]', () => {
    expect(rowsOf(aPcpQuote())).toEqual([
      'monthly-payments',
      'total-price',
      'deposit',
      'credit',
      'apr',
      'term',
      'total-payable',
      'interest-rate',
      'annual-mileage',
      'final-payment',
    ]);
  });

  it('has an optional final payment on contract purchase only [FIN-23]', () => {
    const withBoth = { optionalFinalPayment: pounds(3725) };
    expect(rowsOf(aPcpQuote(withBoth))).toContain('final-payment');
    expect(rowsOf(anHpQuote(withBoth))).toEqual([
      'monthly-payments',
      'total-price',
      'deposit',
      'credit',
      'apr',
      'term',
      'total-payable',
      'interest-rate',
    ]);
  });

  it('keeps the deposit of nothing and no other zero [FIN-48, CG-049, WE-052, SF-6]', () => {
    expect(rowsOf({ ...BARE, apr: 12.9, excessMileageRate: 0 })).toEqual(['deposit', 'apr']);
    expect(financeTable(BARE, false)).toEqual([{ row: 'deposit', amount: 0 }]);
  });

  it('shows whatever else a lender states, each beside its kin [FIN-48, FIN-52]', () => {
    const told = aPcpQuote({
      firstPayment: pounds(250),
      allInclusivePayment: pounds(160),
      totalPrice: pounds(9895),
      contribution: pounds(500),
      totalDeposit: pounds(2399),
      totalCharges: pounds(2805),
      contractMileage: 32_000,
      optionFee: pounds(10),
      excessMileageRate: 8.5,
    });
    expect(financeTable(told, false)).toEqual([
      { row: 'monthly-payments', count: 47, amount: 142_05 },
      { row: 'first-payment', amount: 250_00 },
      { row: 'all-inclusive-payment', amount: 160_00 },
      { row: 'total-price', amount: 9895_00 },
      { row: 'deposit', amount: 1899_00 },
      { row: 'contribution', amount: 500_00 },
      { row: 'total-deposit', amount: 2399_00 },
      { row: 'credit', amount: 7596_00 },
      { row: 'apr', percent: 12.9 },
      { row: 'term', months: 48 },
      { row: 'total-payable', amount: 12_300_35 },
      { row: 'total-charges', amount: 2805_00 },
      { row: 'interest-rate', percent: 12.2 },
      { row: 'annual-mileage', miles: 8000 },
      { row: 'contract-mileage', miles: 32_000 },
      { row: 'final-payment', amount: 3725_00 },
      { row: 'option-fee', amount: 10_00 },
      { row: 'excess-mileage', pencePerMile: 8.5 },
    ]);
  });

  it('does not say a first payment or a deposit twice', () => {
    const said = rowsOf(aPcpQuote({ firstPayment: pence(142_05), totalDeposit: pounds(1899) }));
    expect(said).not.toContain('first-payment');
    expect(said).not.toContain('total-deposit');
  });

  it('shows the VAT payable with the deposit on hire purchase of a Commercial vehicle [FIN-50]', () => {
    const van = { cashPrice: pounds(12_000) };
    expect(financeTable(anHpQuote(van), true)).toContainEqual({
      row: 'vat-with-deposit',
      amount: 2400_00,
    });
    expect(rowsOf(anHpQuote(van))).not.toContain('vat-with-deposit');
    expect(rowsOf(aPcpQuote(van), true)).not.toContain('vat-with-deposit');
  });
});
