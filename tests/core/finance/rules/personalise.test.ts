import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ANNUAL_MILEAGES,
  cheapestQuote,
  depositChoices,
  financeDefaultFrom,
  financeDefaultToKeep,
  personaliseTerms,
  quoteToShow,
  sameTerms,
  saysTerms,
  termsFromAddress,
  termsOf,
  withChosen,
} from '../../../../core/finance/public';
import { FINANCE_TERMS } from '../../../../core/finance/rules/personalise-options';
import { pence, pounds } from '../../../../core/kernel/money';
import { anHpQuote, aPcpQuote } from '../../../support/mothers/quote';

describe('the choices of the personalise panel', () => {
  it('are 20 percent as "Select", then nothing and steps of £500 [FIN-28, FIN-32]', () => {
    expect(depositChoices(pounds(2600))).toEqual([20, 0, 500, 1000, 1500]);
    expect(depositChoices(pounds(500))).toEqual([20, 0]);
  });

  it('hold no £20: 20 is always the percentage [FIN-33, CG-044]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), (price) => {
        expect(depositChoices(pence(price)).filter((deposit) => deposit === 20)).toEqual([20]);
      }),
    );
  });

  it('are 6,000 to 20,000 miles by the thousand [FIN-42]', () => {
    expect(ANNUAL_MILEAGES[0]).toBe(6000);
    expect(ANNUAL_MILEAGES.at(-1)).toBe(20_000);
    expect(new Set(ANNUAL_MILEAGES.map((miles) => miles % 1000))).toEqual(new Set([0]));
    expect(ANNUAL_MILEAGES).toHaveLength(15);
  });

  it('are 24, 36, 48 and 60 months, contract purchase up to 48 [FIN-37, FIN-38, FIN-43]', () => {
    expect(FINANCE_TERMS).toEqual([24, 36, 48, 60]);
    expect(termsOf('HP')).toEqual([24, 36, 48, 60]);
    expect(termsOf('PCP')).toEqual([24, 36, 48]);
  });

  it('keep in their place a choice made elsewhere', () => {
    expect(withChosen([24, 36], 30)).toEqual([24, 30, 36]);
    expect(withChosen([24, 36], 36)).toEqual([24, 36]);
    expect(withChosen([20, 0, 500], 250)).toEqual([20, 0, 250, 500]);
    expect(withChosen([20, 0, 500], 10)).toEqual([20, 0, 10, 500]);
  });
});

describe('the terms a shopper personalises from', () => {
  it('are 20 percent over 48 months at 8,000 miles where nothing is said [FIN-20, FIN-36, CG-032]', () => {
    expect(personaliseTerms({}, pounds(9145))).toEqual({
      deposit: 20,
      depositType: 'Percentage',
      mileage: 8000,
      months: 48,
    });
  });

  it.each([
    [2500, 3000, 1000],
    [2001, 2500, 1000],
    [2000, 2000, 0],
    [900, 1000, 0],
    [3000, 1000, 1000],
  ])(
    'on £%d have £%d down replaced by £%d where it is too much [FIN-20, FIN-30, CG-045, WE-007, WE-008, WE-009, WE-010, WE-011]',
    (price, deposit, expected) => {
      expect(personaliseTerms({ deposit }, pounds(price))).toMatchObject({
        deposit: expected,
        depositType: 'Amount',
      });
    },
  );

  it('keep a percentage on the cheapest vehicle [FIN-30, WE-012]', () => {
    expect(personaliseTerms({ deposit: 20 }, pounds(15)).depositType).toBe('Percentage');
  });

  it('keep a deposit of nothing, and take a term of 48 with it [FIN-31, SF-6]', () => {
    expect(personaliseTerms({ deposit: 0 }, pounds(9145))).toMatchObject({
      deposit: 0,
      depositType: 'Amount',
      months: 48,
    });
  });

  it('are the same only when all of them are', () => {
    const terms = personaliseTerms({}, pounds(9145));
    expect(sameTerms(terms, { ...terms })).toBe(true);
    for (const other of [
      { ...terms, deposit: 0 },
      { ...terms, depositType: 'Amount' as const },
      { ...terms, mileage: 9000 },
      { ...terms, months: 36 },
      { ...terms, approvedApr: 9.9 },
    ]) {
      expect(sameTerms(terms, other)).toBe(false);
    }
  });

  it('never put down more than the price of the vehicle, but as a share of it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200_000 }),
        fc.integer({ min: 0, max: 999_999 }),
        (price, deposit) => {
          const terms = personaliseTerms({ deposit }, pounds(price));
          expect(terms.depositType === 'Percentage' || terms.deposit < price).toBe(true);
        },
      ),
    );
  });
});

describe('what an address says about finance', () => {
  it('is deposit, mileage, term and product [FIN-41, ROUTE-42]', () => {
    expect(
      termsFromAddress(
        '?finance_deposit=1500&finance_mileage=10000&finance_term=36&finance_type=hp',
      ),
    ).toEqual({ deposit: 1500, mileage: 10_000, months: 36, product: 'HP' });
  });

  it('is a deposit of nothing where it says 0, and nothing where it says nothing [SF-6]', () => {
    expect(termsFromAddress('?finance_deposit=0')).toEqual({ deposit: 0 });
    expect(termsFromAddress('?finance_deposit=&finance_term=0&finance_mileage=')).toEqual({});
  });

  it.each(['-1', '1e3', 'NaN', '1.5', '99999999', 'abc', '%E0%A4%A'])(
    'is nothing where the number is %s [SF-5]',
    (text) => {
      expect(termsFromAddress(`?finance_term=${text}&finance_deposit=${text}`)).toEqual({});
    },
  );

  it('takes the last of repeated keys, and knows a product from terms', () => {
    expect(termsFromAddress('?finance_term=24&finance_term=36')).toEqual({ months: 36 });
    expect(saysTerms(termsFromAddress('?finance_type=pcp'))).toBe(false);
    expect(saysTerms({ deposit: 0 })).toBe(true);
    expect(saysTerms({ mileage: 6000 })).toBe(true);
    expect(saysTerms({ months: 24 })).toBe(true);
  });
});

describe('the kept finance default', () => {
  it('has only 20 as a percentage, whatever was kept beside it [FIN-34, WE-014]', () => {
    const kept = { term: 48, mileage: 8000, deposit_type: 'Percentage' };
    expect(financeDefaultFrom({ ...kept, deposit: 500 })?.depositType).toBe('Amount');
    expect(financeDefaultFrom({ ...kept, deposit: 20 })?.depositType).toBe('Percentage');
  });

  it('comes back as it was kept, by the documents’ names [FIN-40, STORE-08]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999 }),
        fc.integer({ min: 1, max: 600 }),
        fc.integer({ min: 1, max: 999_999 }),
        (deposit, months, mileage) => {
          const kept = financeDefaultToKeep({ deposit, depositType: 'Amount', months, mileage });
          expect(Object.keys(kept)).toEqual(['term', 'mileage', 'deposit', 'deposit_type']);
          expect(financeDefaultFrom(kept)).toEqual({
            deposit,
            depositType: deposit === 20 ? 'Percentage' : 'Amount',
            months,
            mileage,
          });
        },
      ),
    );
  });

  it('is none where it is not whole, and never an error', () => {
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        const found = financeDefaultFrom(kept);
        expect(found === undefined || Number.isSafeInteger(found.deposit)).toBe(true);
      }),
    );
    expect(financeDefaultFrom({ term: 48, mileage: 8000 })).toBeUndefined();
    expect(financeDefaultFrom({ term: -1, mileage: 8000, deposit: 0 })).toBeUndefined();
    expect(financeDefaultFrom({ term: 48.5, mileage: 8000, deposit: 0 })).toBeUndefined();
    expect(financeDefaultFrom({ term: 48, mileage: 1e9, deposit: 0 })).toBeUndefined();
  });
});

describe('the type of finance shown first', () => {
  const hp = anHpQuote({ regularPayment: pence(210_10) });
  const pcp = aPcpQuote({ regularPayment: pence(189_99) });

  it('flips where the selected has no quote, and stays where it has [FIN-45, WE-041, WE-042]', () => {
    expect(quoteToShow({ HP: hp }, 'PCP')?.product).toBe('HP');
    expect(quoteToShow({ HP: hp, PCP: pcp }, 'HP')?.product).toBe('HP');
  });

  it('is the cheaper, the only one, or the one that is forced [FIN-46, WE-043, WE-044, WE-045]', () => {
    expect(cheapestQuote({ HP: hp, PCP: pcp })?.product).toBe('PCP');
    expect(quoteToShow({ HP: hp, PCP: pcp })?.product).toBe('PCP');
    expect(quoteToShow({ HP: hp })?.product).toBe('HP');
    expect(quoteToShow({ HP: hp, PCP: pcp }, 'HP')?.product).toBe('HP');
  });
});
