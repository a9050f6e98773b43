import { describe, expect, it } from 'vitest';
import { pounds } from '../../../../core/kernel/money';
import {
  cardQuote,
  productFromText,
  quoteToShow,
  refusalToShow,
} from '../../../../core/finance/public';
import { anHpQuote, aPcpQuote } from '../../../support/mothers/quote';

const hp = anHpQuote({ regularPayment: pounds(210) });
const pcp = aPcpQuote({ regularPayment: pounds(190) });

describe('which quote a vehicle’s page shows', () => {
  it('is of the product asked for [FIN-44]', () => {
    expect(quoteToShow({ HP: hp, PCP: pcp }, 'HP')).toBe(hp);
    expect(quoteToShow({ HP: hp, PCP: pcp }, 'PCP')).toBe(pcp);
  });

  it('flips to the other product where the one asked for has none [FIN-45]', () => {
    expect(quoteToShow({ HP: hp }, 'PCP')).toBe(hp);
    expect(quoteToShow({ PCP: pcp }, 'HP')).toBe(pcp);
  });

  it('is the cheaper when none is asked for, and none when there is none [FIN-46]', () => {
    expect(quoteToShow({ HP: hp, PCP: pcp })).toBe(pcp);
    expect(quoteToShow({ HP: hp })).toBe(hp);
    expect(quoteToShow({}, 'HP')).toBeUndefined();
  });
});

describe('the quote of a card', () => {
  it('is of the product asked for alone, else the cheaper [CARD-26]', () => {
    expect(cardQuote({ HP: hp, PCP: pcp })).toBe(pcp);
    expect(cardQuote({ HP: hp, PCP: pcp }, 'HP')).toBe(hp);
    expect(cardQuote({ HP: hp }, 'PCP')).toBeUndefined();
  });

  it('is none where a month’s payment is told on request only [CARD-26, FIN-55]', () => {
    expect(cardQuote({ HP: hp, PCP: pcp, onRequest: true })).toBeUndefined();
    expect(quoteToShow({ HP: hp, PCP: pcp, onRequest: true })).toBe(pcp);
  });
});

it('the reason for no quote is of the product asked for, else of the preferred, else of the other [ERR-34]', () => {
  const refusals = { HP: 'no HP', PCP: 'no PCP' };
  expect(refusalToShow({ refusals }, 'HP')).toBe('no HP');
  expect(refusalToShow({ refusals })).toBe('no PCP');
  expect(refusalToShow({ refusals: { HP: 'no HP' } })).toBe('no HP');
  expect(refusalToShow({})).toBeUndefined();
});

it.each([
  ['hp', 'HP'],
  ['PCP', 'PCP'],
  [' Pcp ', 'PCP'],
  ['xyz', undefined],
  ['', undefined],
  [null, undefined],
] as const)('reads finance_type=%s as %s [ROUTE-42, CG-050]', (text, product) => {
  expect(productFromText(text)).toBe(product);
});
