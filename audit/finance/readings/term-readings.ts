import { assumedTerms, DEFAULT_TERM, termForProduct } from '../../../core/finance/public';
import type { Reading } from '../model';

const months = (count: number): string => `${count} months`;

const untouched = assumedTerms({});
const withDeposit = assumedTerms({ deposit: 1500, product: 'HP' });
const withRange = assumedTerms({ hasMonthlyRange: true, product: 'HP' });

/** FIN-31. */
const SPECIFIED_TERM_WITH_DEPOSIT = 48;

/** 2 §3: what the order flow asks a PCP quote for. */
const ORDER_FLOW_TERM = 60;

export const TERM_READINGS: readonly Reading[] = [
  {
    point: 'CG-032: the term when none is chosen (FIN-31, FIN-36, FIN-37)',
    literal:
      'Several defaults for one field: 60; 48 where a deposit is set; 48 in the personalise panel; PCP never above 48.',
    ours: 'The deposit rule first, then 60, then the cap of the product. Only a deposit the shopper chose shortens the term, not the 20 % filled in for a monthly budget.',
    figures: [
      {
        what: 'Nothing chosen (PCP)',
        literal: `${months(DEFAULT_TERM)} by the default, ${months(SPECIFIED_TERM_WITH_DEPOSIT)} by the cap`,
        ours: months(untouched.months),
      },
      {
        what: 'HP, deposit £1,500 chosen',
        literal: months(SPECIFIED_TERM_WITH_DEPOSIT),
        ours: months(withDeposit.months),
      },
      {
        what: 'HP, monthly budget chosen, deposit filled in',
        literal: `${months(DEFAULT_TERM)} or ${months(SPECIFIED_TERM_WITH_DEPOSIT)} (WE-019)`,
        ours: months(withRange.months),
      },
    ],
    why: 'One order of rules gives every worked example of the requirements; the cap must come last, or a quote no lender gives would be asked for.',
  },
  {
    point: 'CG-033: vans fixed at 60 months (FIN-39)',
    literal: 'Van: term fixed at 60, product PCP.',
    ours: 'Van: 60 for HP; PCP stays capped at 48.',
    figures: [
      {
        what: 'Van, HP',
        literal: months(DEFAULT_TERM),
        ours: months(termForProduct('HP', DEFAULT_TERM)),
      },
      {
        what: 'Van, PCP',
        literal: months(DEFAULT_TERM),
        ours: months(termForProduct('PCP', DEFAULT_TERM)),
      },
    ],
    why: 'The two statements contradict each other for the default product; the cap is stated three times.',
  },
  {
    point: 'CG-034: the product when none is chosen',
    literal: 'HP in the finance call and the calculator; PCP in the screens.',
    ours: 'PCP in the screens; HP only as the default of the call’s parameter and in the calculator.',
    figures: [
      {
        what: 'Product on a screen, nothing chosen',
        literal: 'HP or PCP',
        ours: untouched.product,
      },
    ],
    why: 'Each default stays where it was written.',
  },
  {
    point: 'CG-035: terms of the order flow',
    literal: 'PCP over 60 months, deposit 250, 6,000 miles.',
    ours: 'These values stay with the order flow; the term of a PCP is capped when a quote is asked for.',
    figures: [
      {
        what: 'PCP term asked for',
        literal: months(ORDER_FLOW_TERM),
        ours: months(termForProduct('PCP', ORDER_FLOW_TERM)),
      },
    ],
    why: 'No PCP quote exists over 60 months.',
  },
];
