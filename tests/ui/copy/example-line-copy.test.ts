import { describe, expect, it } from 'vitest';
import { pence, pounds } from '../../../core/kernel/money';
import { exampleApr, exampleSentence } from '../../../ui/copy/example-line-copy';
import { aPcpQuote, anHpQuote } from '../../support/mothers/quote';

describe('a representative example in one line', () => {
  it('has every item that the law asks for, of each product [SEARCH-31]', () => {
    expect(exampleSentence(anHpQuote({ optionFee: pounds(10) }))).toBe(
      'price £9,495, deposit £1,899, credit £7,596, 60 payments of £169.87, option fee £10, total £12,091.20, 60 months, fixed rate 12.2% a year',
    );
    expect(exampleSentence(aPcpQuote({ deposit: pence(1_899_50) }))).toBe(
      'price £9,495, deposit £1,899.50, credit £7,596, 47 payments of £142.05, optional final payment £3,725, total £12,300.35, 48 months, fixed rate 12.2% a year',
    );
  });

  it('calls the one rate of the group representative, and no other', () => {
    expect(exampleApr(anHpQuote({ apr: 13.6 }))).toBe('13.6% APR representative');
    expect(exampleApr(anHpQuote({ apr: 12.9 }))).toBe('12.9% APR for this example');
  });
});
