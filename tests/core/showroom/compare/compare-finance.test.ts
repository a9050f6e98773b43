import { describe, expect, it } from 'vitest';
import { pence } from '../../../../core/kernel/money';
import { compareFinance } from '../../../../core/showroom/public';
import { anHpQuote, aPcpQuote } from '../../../support/mothers/quote';

const quoted = (quote: ReturnType<typeof aPcpQuote> | undefined) => ({
  quote,
  isCommercial: false,
});

describe('finance beside each other', () => {
  it('each column holds everything that a representative example must [CG-051]', () => {
    const rows = compareFinance([quoted(aPcpQuote())]).map(({ key }) => key);
    expect(rows).toEqual([
      'product',
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

  it('a vehicle that no lender quotes has nothing in any row', () => {
    const rows = compareFinance([quoted(anHpQuote()), quoted(undefined)]);
    expect(rows.every(({ values: [, none] }) => none === undefined)).toBe(true);
    expect(rows.every(({ differs }) => differs)).toBe(true);
  });

  it('equal quotes differ in nothing, a penny is a difference', () => {
    const one = quoted(aPcpQuote());
    expect(compareFinance([one, one]).some(({ differs }) => differs)).toBe(false);
    const other = quoted(aPcpQuote({ regularPayment: pence(142_06) }));
    expect(
      compareFinance([one, other])
        .filter(({ differs }) => differs)
        .map(({ key }) => key),
    ).toEqual(['monthly-payments']);
  });

  it('none at all has no rows', () => {
    expect(compareFinance([quoted(undefined)])).toEqual([]);
  });
});
