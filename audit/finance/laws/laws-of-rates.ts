import fc from 'fast-check';
import { nothing } from '../../../core/kernel/money';
import { annuityByHand, discountByHand, monthlyRateByHand } from './by-hand';
import { bareTerms, hirePurchase, planOf } from './drawn-plans';
import { anyApr, anyCredit, anyMonths, positiveApr, RANGES } from './drawn-terms';
import { firstOf, law, unlessAtMost, unlessNear, unlessSame } from './law';

const HAIR = 1e-12;

const BARE = [RANGES.apr, RANGES.months, RANGES.credit, RANGES.finalPayment];

export const repaysTheCredit = law({
  id: 'payments-repay-the-credit',
  statement:
    'The unrounded payments and the final payment, each discounted month by month to the start, are worth the credit.',
  source: 'FIN-11, CG-037; Directive 2008/48/EC annex I',
  ranges: BARE,
  drawn: bareTerms,
  breach: ({ credit, months, apr, finalPayment }, core) => {
    const rate = monthlyRateByHand(apr);
    const payment = core.paymentAtApr(apr, months, credit, finalPayment);
    const worth =
      payment * annuityByHand(rate, months) + finalPayment * discountByHand(rate, months + 1);
    return unlessNear('worth of the payments', credit, worth, credit * 1e-11);
  },
});

export const roundedToNearestPenny = law({
  id: 'monthly-is-the-nearest-penny',
  statement:
    'With interest, the monthly is within half a penny of the exact payment; without, within a penny, as one payment takes the odd pence.',
  source: 'FIN-13; finance rules, section 0 (payment rounding)',
  ranges: BARE,
  drawn: bareTerms,
  breach: (terms, core) => {
    const { credit, months, apr, finalPayment } = terms;
    const exact = core.paymentAtApr(apr, months, credit, finalPayment);
    return unlessNear(
      'monthly',
      exact,
      planOf(core, terms).monthly,
      (apr === 0 ? 1 : 0.5) + exact * HAIR,
    );
  },
});

export const hirePurchaseIsPcpWithoutFinalPayment = law({
  id: 'hire-purchase-is-pcp-without-final-payment',
  statement: 'A personal contract purchase with a final payment of nothing is a hire purchase.',
  source: 'FIN-11; finance rules, section E',
  ranges: [RANGES.apr, RANGES.months, RANGES.credit],
  drawn: hirePurchase,
  breach: (terms, core) => {
    const hire = planOf(core, terms);
    const personal = planOf(core, { ...terms, finalPayment: nothing });
    return JSON.stringify(hire) === JSON.stringify(personal)
      ? undefined
      : `${JSON.stringify(hire)} is not ${JSON.stringify(personal)}`;
  },
});

export const finalPaymentLikeAnother = law({
  id: 'a-final-payment-like-the-others-is-one-more',
  statement:
    'Where the final payment is as large as the unrounded instalment of a hire purchase one month longer, that instalment is the monthly.',
  source: 'finance rules, section 0 (final payment in month n + 1)',
  ranges: [RANGES.apr, '1 to 600 months', RANGES.credit],
  drawn: hirePurchase,
  breach: ({ credit, apr, months }, core) => {
    const longer = core.paymentAtApr(apr, months + 1, credit, 0);
    const withFinal = core.paymentAtApr(apr, months, credit, longer);
    return unlessNear('instalment', longer, withFinal, credit * HAIR);
  },
});

export const tendsToEqualParts = law({
  id: 'monthly-tends-to-equal-parts',
  statement:
    'The unrounded monthly of a hire purchase lies between credit ÷ months and that with one month’s interest on the whole credit; so it tends to credit ÷ months as the APR tends to 0.',
  source: 'finance rules, section E; section D, bug 5',
  ranges: [RANGES.apr, RANGES.months, RANGES.credit],
  drawn: hirePurchase,
  breach: ({ credit, apr, months }, core) => {
    const payment = core.paymentAtApr(apr, months, credit, 0);
    const equal = credit / months;
    const hair = payment * HAIR;
    return firstOf(
      unlessAtMost('credit ÷ months and the monthly', equal - hair, payment),
      unlessAtMost(
        'the monthly and its upper end',
        payment,
        equal + credit * monthlyRateByHand(apr) + hair,
      ),
    );
  },
});

export const zeroRateExactly = law({
  id: 'zero-rate-exactly',
  statement:
    'At 0 % the unrounded monthly is (credit − final payment) ÷ months to the last digit, and a rate of 1e-12 % is the same to twelve digits.',
  source: 'MF-4; finance rules, section D, bugs 1 to 6',
  ranges: ['APR 0 % and 1e-12 %', RANGES.months, RANGES.credit],
  drawn: fc.tuple(anyCredit, anyMonths),
  breach: ([credit, months], core) => {
    const equal = credit / months;
    const tiny = core.paymentAtApr(1e-12, months, credit, 0);
    return firstOf(
      unlessSame('monthly at 0 %', equal, core.paymentAtRate(0, months, credit, 0)),
      unlessNear('monthly at 1e-12 %', equal, tiny, equal * 1e-11),
    );
  },
});

export const effectiveBelowTwelfth = law({
  id: 'effective-monthly-below-a-twelfth',
  statement:
    'The rate of a month by the definition of the APR is below a twelfth of it, and so is the monthly it gives; so a plan priced by twelfths bears a higher APR than it says.',
  source: 'CG-037; finance rules, section 4 and section E',
  ranges: ['APR 0.0001 % to 1,000 %', RANGES.months, RANGES.credit],
  drawn: fc.tuple(
    positiveApr.filter((apr) => apr >= 1e-4),
    anyCredit,
    anyMonths,
  ),
  breach: ([apr, credit, months], core) => {
    const effective = core.monthlyRateFromApr(apr);
    const twelfth = core.twelfthOfApr(apr);
    if (!(effective < twelfth)) return `${effective} is not below ${twelfth}`;
    return unlessAtMost(
      'effective and nominal monthly',
      core.paymentAtRate(effective, months, credit, 0),
      core.paymentAtRate(twelfth, months, credit, 0),
    );
  },
});

export const ratesThereAndBack = law({
  id: 'rates-there-and-back',
  statement:
    'A nominal rate turned into an effective one and back is itself, and so is an APR turned into the rate of a month and back.',
  source: 'finance rules, section A3 and section 3',
  ranges: [RANGES.apr],
  drawn: anyApr,
  breach: (apr, core) =>
    firstOf(
      unlessNear(
        'there and back',
        apr,
        core.nominalFromEffective(core.effectiveFromNominal(apr)),
        apr * HAIR,
      ),
      unlessNear(
        'back and there',
        apr,
        core.effectiveFromNominal(core.nominalFromEffective(apr)),
        apr * HAIR,
      ),
      unlessNear(
        'by the month',
        apr,
        core.aprFromMonthlyRate(core.monthlyRateFromApr(apr)),
        apr * HAIR,
      ),
      unlessAtMost('nominal and effective', core.nominalFromEffective(apr), apr * (1 + HAIR)),
    ),
});

export const paymentsScale = law({
  id: 'payments-scale-with-the-money',
  statement: 'Twice the credit and twice the final payment make twice the unrounded monthly.',
  source: 'FIN-11',
  ranges: BARE,
  drawn: bareTerms,
  breach: ({ credit, months, apr, finalPayment }, core) => {
    return unlessSame(
      'twice the monthly',
      2 * core.paymentAtApr(apr, months, credit, finalPayment),
      core.paymentAtApr(apr, months, 2 * credit, 2 * finalPayment),
    );
  },
});
