import fc from 'fast-check';
import { pence } from '../../../core/kernel/money';
import { monthlyRateByHand } from './by-hand';
import { bareTerms, finalPaymentOf, planOf } from './drawn-plans';
import { anyApr, anyCredit, anyMonths, anyShare, RANGES } from './drawn-terms';
import { law, unlessAtMost } from './law';

const BARE = [RANGES.apr, RANGES.months, RANGES.credit, RANGES.finalPayment];

const twoMonths = fc
  .tuple(anyMonths, anyMonths)
  .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);

export const depositNeverDearer = law({
  id: 'more-deposit-never-dearer',
  statement: 'A larger deposit on the same price and final payment never raises the monthly.',
  source: 'FIN-11; finance rules, section E',
  ranges: [...BARE, 'the larger deposit is anything the final payment leaves'],
  drawn: fc.tuple(bareTerms, anyShare),
  breach: ([{ finalPayment, ...terms }, share], core) => {
    // What a deposit takes off, down to the least credit that still bears the final payment.
    const { months, apr, credit } = terms;
    const shareOfMost = finalPayment / Math.max(1, finalPaymentOf(credit, months, apr, 1));
    const least = Math.min(credit, Math.ceil(credit * shareOfMost * (1 + 1e-8)) + 1);
    const deposit = Math.floor((credit - least) * share);
    const without = planOf(core, { ...terms, finalPayment });
    const withIt = planOf(core, {
      ...terms,
      finalPayment,
      credit: pence(credit - deposit),
      deposit: pence(deposit),
    });
    return unlessAtMost(
      `monthly with and without a deposit of ${deposit}`,
      withIt.monthly,
      without.monthly,
    );
  },
});

export const longerNeverDearer = law({
  id: 'longer-term-never-dearer',
  statement:
    'A longer term never raises the monthly, for hire purchase at any rate, and with a final payment that is no more than the amount of credit. (A final payment above the credit with one month’s interest makes a longer term dearer: each month then bears more interest than it repays.)',
  source: 'FIN-02, FIN-11; finance rules, section E',
  ranges: [
    RANGES.apr,
    'two terms of 1 to 600 months',
    RANGES.credit,
    'final payment nothing to the amount of credit',
  ],
  drawn: fc.record({ credit: anyCredit, apr: anyApr, terms: twoMonths, share: anyShare }),
  breach: ({ credit, apr, terms: [shorter, longer], share }, core) => {
    const finalPayment = pence(Math.floor(credit * share));
    return unlessAtMost(
      'monthly over the longer and the shorter term',
      planOf(core, { credit, apr, finalPayment, months: longer }).monthly,
      planOf(core, { credit, apr, finalPayment, months: shorter }).monthly,
    );
  },
});

export const longerDearerAboveCredit = law({
  id: 'longer-term-dearer-above-the-credit',
  statement:
    'Where the final payment is above the credit with one month’s interest, a longer term never lowers the monthly.',
  source: 'finance rules, section D (final payment above credit)',
  ranges: [
    RANGES.apr,
    'two terms of 1 to 600 months',
    RANGES.credit,
    'final payment above the credit with a month’s interest, to all that the shorter term can bear',
  ],
  drawn: fc.record({ credit: anyCredit, apr: anyApr, terms: twoMonths, share: anyShare }),
  breach: ({ credit, apr, terms: [shorter, longer], share }, core) => {
    const least = Math.ceil(credit * (1 + monthlyRateByHand(apr)) * (1 + 1e-9));
    const most = finalPaymentOf(credit, shorter, apr, 1);
    if (most < least) return undefined;
    const finalPayment = pence(least + Math.floor((most - least) * share));
    return unlessAtMost(
      'monthly over the shorter and the longer term',
      planOf(core, { credit, apr, finalPayment, months: shorter }).monthly,
      planOf(core, { credit, apr, finalPayment, months: longer }).monthly,
    );
  },
});

export const higherAprNeverCheaper = law({
  id: 'higher-apr-never-cheaper',
  statement:
    'A higher APR never lowers the monthly, for hire purchase and with the same final payment.',
  source: 'FIN-11, CG-037',
  ranges: ['two rates: ' + RANGES.apr, RANGES.months, RANGES.credit, RANGES.finalPayment],
  drawn: fc.tuple(bareTerms, anyApr),
  breach: ([terms, otherApr], core) => {
    // The final payment suits the lower rate and so every higher one.
    const lower = Math.min(terms.apr, otherApr);
    const finalPayment =
      lower === terms.apr
        ? terms.finalPayment
        : pence(Math.min(terms.finalPayment, finalPaymentOf(terms.credit, terms.months, lower, 1)));
    return unlessAtMost(
      'monthly at the lower and the higher rate',
      planOf(core, { ...terms, finalPayment, apr: lower }).monthly,
      planOf(core, { ...terms, finalPayment, apr: Math.max(terms.apr, otherApr) }).monthly,
    );
  },
});

export const finalPaymentNeverDearer = law({
  id: 'larger-final-payment-never-dearer',
  statement: 'A larger final payment never raises the monthly.',
  source: 'finance rules, section D, bug 14',
  ranges: BARE,
  drawn: fc.tuple(bareTerms, anyShare),
  breach: ([terms, share], core) => {
    const smaller = pence(Math.floor(terms.finalPayment * share));
    return unlessAtMost(
      `monthly with final payments of ${terms.finalPayment} and ${smaller}`,
      planOf(core, terms).monthly,
      planOf(core, { ...terms, finalPayment: smaller }).monthly,
    );
  },
});

export const moreCreditNeverCheaper = law({
  id: 'more-credit-never-costs-less',
  statement: 'To borrow more on the same terms never lowers the monthly or the total of payments.',
  source: 'FIN-11',
  ranges: ['two amounts: ' + RANGES.credit, RANGES.apr, RANGES.months],
  drawn: fc.tuple(anyCredit, anyCredit, anyApr, anyMonths),
  breach: ([one, other, apr, months], core) => {
    const less = planOf(core, { credit: pence(Math.min(one, other)), apr, months });
    const more = planOf(core, { credit: pence(Math.max(one, other)), apr, months });
    return (
      unlessAtMost('monthly for less and for more', less.monthly, more.monthly) ??
      unlessAtMost('total for less and for more', less.totalOfPayments, more.totalOfPayments)
    );
  },
});
