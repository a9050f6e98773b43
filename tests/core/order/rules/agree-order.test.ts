import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRight } from 'fp-ts/Either';
import { quoteVehicle } from '../../../../core/finance/public';
import { nothing, pence, pounds } from '../../../../core/kernel/money';
import {
  agreeOrder,
  checkMark,
  financeFaults,
  financeWithin,
  lapsedSections,
  nextTask,
  ORDER_FINANCE,
  orderTasks,
  papersToBring,
  quoteTermsOf,
} from '../../../../core/order/public';
import { filledSections, plainAgreement } from '../../../support/mothers/order';

const PLAIN = {
  price: pounds(10_000),
  adminFee: pounds(150),
  partExchange: { kind: 'none' },
  reservationFee: nothing,
} as const;

const given = (value: number, settlement = 0) =>
  ({
    kind: 'valuation',
    hash: 'h',
    name: 'Ford Fiesta',
    value: pence(value),
    settlement: pence(settlement),
    lastDay: '2026-12-06',
  }) as const;

describe('What an order comes to', () => {
  it('is price and fee, less the part exchange and the reservation', () => {
    const agreed = agreeOrder({
      ...PLAIN,
      partExchange: given(300_000, 50_000),
      reservationFee: pounds(49),
      paymentMethod: { kind: 'card-deposit' },
    });
    expect(agreed).toMatchObject({
      total: pounds(10_150),
      partExchange: pounds(2500),
      toPay: pounds(7601),
      first: pounds(250),
    });
  });

  it('adds up to the penny and is never below nothing, whatever is given and owed', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(amount, amount, amount, (price, value, settlement) => {
        const agreed = agreeOrder({
          ...PLAIN,
          price: pence(price),
          partExchange: given(value, settlement),
          paymentMethod: { kind: 'bank-transfer' },
        });
        if (agreed === undefined) throw new Error('Nothing is agreed');
        expect(agreed.toPay - agreed.over).toBe(agreed.total - agreed.partExchange);
        expect(agreed.partExchange - agreed.stillOwed).toBe(value - settlement);
        expect(Math.min(agreed.toPay, agreed.over, agreed.stillOwed, agreed.first)).toBe(0);
        expect(agreed.first).toBe(agreed.toPay);
      }),
    );
  });

  it('begins finance with a PCP, £250 down and 6,000 miles a year, over the longest term that it has', () => {
    const options = financeWithin(ORDER_FINANCE);
    expect(options).toEqual({ product: 'PCP', months: 48, deposit: 250, mileage: 6000 });
    expect(financeFaults(options, PLAIN.price)).toEqual([]);
    expect(quoteTermsOf(options)).toMatchObject({ deposit: 250, depositType: 'Amount' });
    expect(
      financeFaults({ ...options, months: 60, deposit: 251, mileage: 1 }, PLAIN.price),
    ).toEqual(['months', 'deposit', 'mileage']);
    expect(
      financeFaults(financeWithin({ ...options, product: 'HP', months: 60 }), PLAIN.price),
    ).toEqual([]);
  });

  it('has the part exchange beside the deposit of finance, worked out by the finance core', () => {
    const finance = {
      kind: 'finance',
      product: 'HP',
      months: 48,
      deposit: 250,
      mileage: 6000,
    } as const;
    const quoted = quoteVehicle(
      { lender: 'Lender', apr: 13.6, fixedRate: 12.8, optionFee: pounds(10) },
      {
        product: 'HP',
        cashPrice: PLAIN.price,
        deposit: 250,
        depositType: 'Amount',
        mileage: 6000,
        months: 48,
      },
    );
    if (!isRight(quoted)) throw new Error('No quote');
    const quote = quoted.right;
    const without = agreeOrder({ ...PLAIN, paymentMethod: finance, quote });
    const withIt = agreeOrder({
      ...PLAIN,
      paymentMethod: finance,
      quote,
      partExchange: given(200_000),
    });
    expect(without?.finance?.figures.monthly).toBe(quote.regularPayment);
    expect(withIt?.finance?.figures.credit).toBe(quote.amountOfCredit - 200_000);
    expect(agreeOrder({ ...PLAIN, paymentMethod: finance })).toBeUndefined();
  });

  it('has another check mark after any change', () => {
    const sections = filledSections();
    const mark = checkMark({ sections }, plainAgreement);
    const { compliance } = sections;
    expect(
      compliance &&
        checkMark(
          { sections: { ...sections, compliance: { ...compliance, version: 2 } } },
          plainAgreement,
        ),
    ).not.toBe(mark);
    expect(checkMark({ sections }, { ...plainAgreement, toPay: pounds(1) })).not.toBe(mark);
    expect(checkMark({ sections }, undefined)).not.toBe(mark);
  });
});

describe('The list of tasks', () => {
  it('goes on with the first that is not done, and to the summary after the last', () => {
    const { compliance: _left, ...others } = filledSections();
    expect(nextTask(orderTasks({}, []))).toBe('compliance');
    expect(nextTask(orderTasks(others, []))).toBe('compliance');
    expect(nextTask(orderTasks(filledSections(), []))).toBe('check');
    expect(nextTask(orderTasks(filledSections(), ['collection']))).toBe('collection');
  });

  it('asks for another look at what was right once', () => {
    const sections = {
      ...filledSections(),
      partExchange: { version: 1, answer: given(300_000) },
    };
    const facts = { isSlotFree: () => true, agreement: plainAgreement };
    const lastMinute = Date.parse('2026-12-06T23:59:00Z');
    expect(lapsedSections(sections, { ...facts, now: lastMinute })).toEqual([]);
    expect(
      lapsedSections(sections, {
        now: lastMinute + 60_000,
        isSlotFree: () => false,
        agreement: undefined,
      }),
    ).toEqual(['partExchange', 'paymentMethod', 'collection']);
  });

  it('says what is to be brought', () => {
    const sections = filledSections();
    expect(papersToBring(sections)).toEqual(['licence']);
    expect(
      papersToBring({ ...sections, partExchange: { version: 1, answer: given(1, 1) } }),
    ).toEqual(['licence', 'part-exchange-papers', 'settlement-letter']);
  });
});
