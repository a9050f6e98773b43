import { getOrElseW } from 'fp-ts/Either';
import {
  aprOfPlan,
  effectiveFromNominal,
  instalmentPlan,
  levelPayment,
  nominalFromEffective,
  shownApr,
  twelfthOfApr,
  type FinancePlan,
} from '../../core/finance/public';
import { pence, pounds, times } from '../../core/kernel/money';
import {
  agreed,
  APR,
  CREDIT,
  DEFAULT_PLAN,
  DEFAULT_REQUEST,
  DEPOSIT,
  FACTORS,
  FEE,
  FIXED_RATE,
  MONTHS,
} from './formulas/calculator-defaults';
import type { OpenPoint } from './model';
import { percentText, poundsText } from './report/figure-text';

const exactApr = (plan: FinancePlan): number =>
  getOrElseW(() => {
    throw new Error('The audit’s own agreement has an APR');
  })(aprOfPlan(plan)).exact;

const effectiveOfFixed = effectiveFromNominal(FIXED_RATE);
const atFixed = agreed({ ...DEFAULT_REQUEST, apr: effectiveOfFixed });
const aprWithFee = exactApr(atFixed);
const atNextApr = shownApr(aprWithFee);

const years = MONTHS / 12;
const interest = DEFAULT_PLAN.totalOfPayments - CREDIT;
const flatRate = (100 * interest) / CREDIT / years;

const paymentAtFixed = levelPayment(instalmentPlan(twelfthOfApr(FIXED_RATE), MONTHS), CREDIT);
const worthAtApr = paymentAtFixed * FACTORS.annuity + FEE * (1 + APR / 100) ** -years;
const bridge = pence(Math.round(CREDIT - worthAtApr));

const inApr = agreed({ ...DEFAULT_REQUEST, feeTreatment: 'in-apr' });

const PCP_FINAL_PAYMENT = pounds(6000);
const pcpOver = (months: number): FinancePlan =>
  agreed({ ...DEFAULT_REQUEST, months, finalPayment: PCP_FINAL_PAYMENT });

const free = agreed({ credit: CREDIT, months: MONTHS, apr: 0 });
const oddFirst = poundsText(free.oddPayment ?? free.monthly);

const COMPLIANCE = 'The group’s compliance officer, from the FCA Handbook';

/** What no calculation can answer, with the evidence there is and whoever must answer it. */
export const OPEN_POINTS: readonly OpenPoint[] = [
  {
    point: `The calculator’s ${percentText(APR)} APR and its fixed rate of ${percentText(FIXED_RATE, 2)} are no pair (CG-046)`,
    evidence: [
      `${percentText(APR)} APR is ${percentText(nominalFromEffective(APR), 2)} nominal (${percentText(nominalFromEffective(APR), 4)}), or ${percentText(flatRate, 2)} flat over ${MONTHS} months.`,
      `${percentText(FIXED_RATE, 2)} nominal is ${percentText(effectiveOfFixed, 2)} effective; with the ${poundsText(FEE)} fee and the calculator’s defaults it is ${percentText(aprWithFee, 4)}, shown as ${percentText(atNextApr)} APR.`,
      `So ${percentText(FIXED_RATE, 2)} looks like the partner of ${percentText(atNextApr)} APR, or like ${percentText(nominalFromEffective(APR), 2)} with digits swapped.`,
      `To bridge the two honestly, a further charge of ${poundsText(bridge)} would have to be paid at the start: ${MONTHS} payments of ${poundsText(paymentAtFixed)} and the fee are worth ${poundsText(CREDIT - bridge)} at ${percentText(APR)}, not ${poundsText(CREDIT)}.`,
      'Both constants are kept as given; no figure is worked out from the fixed rate. No public page with this pair was found.',
    ],
    whoSettles: 'The lender whose rates the calculator shows, with the owner of the specification',
  },
  {
    point: 'What the lender means by “fixed rate of interest”',
    evidence: [
      `For the defaults it would be ${percentText(flatRate, 2)} as a flat rate, ${percentText(nominalFromEffective(APR), 2)} as a nominal rate, ${percentText(APR, 2)} as an effective rate; ${percentText(FIXED_RATE, 2)} is none of the three.`,
      'Published quotes use all three: flat (Hyundai, MG, Volvo, MotoNovo, Audi), nominal (Vauxhall, HomeServe), effective (BMW, AA, Admiral).',
      'The site prints what the lender states and never works it out.',
    ],
    whoSettles: 'The lender',
  },
  {
    point: 'The text of CONC App 1.2, total charge for credit and APR',
    evidence: [
      'The equation was seen in Directive 2008/48/EC annex I and in two libraries that name App 1.2; the text of App 1.2 itself was not seen.',
      'All official worked examples that were found are worked out again above.',
    ],
    whoSettles: COMPLIANCE,
  },
  {
    point: 'The wording of CONC 3.5.5R on how prominent a representative example must be',
    evidence: [
      'The list of contents was seen, and is what the site shows; the exact wording on prominence was not.',
      'The site shows a representative example, without a click, wherever a monthly figure is.',
    ],
    whoSettles: COMPLIANCE,
  },
  {
    point: 'The definition of “total amount payable”',
    evidence: [
      `With the deposit it is ${poundsText(DEFAULT_PLAN.totalAmountPayable)}, without it ${poundsText(DEFAULT_PLAN.totalAmountPayable - DEPOSIT)}.`,
      'Of 44 published sterling quotes that print a total and have a deposit or a contribution, 43 include the deposit; some manufacturers add the dealer’s contribution as well. The definition of the EU speaks of credit and its cost, and knows no advance payment; the UK’s was not seen.',
      'The site includes the deposit and leaves out the contribution, which the customer does not pay.',
    ],
    whoSettles: COMPLIANCE,
  },
  {
    point: 'What the lender does with the option to purchase fee',
    evidence: [
      `On top of the last payment: ${poundsText(DEFAULT_PLAN.monthly)} a month, APR ${percentText(exactApr(DEFAULT_PLAN), 4)}. Inside the APR: ${poundsText(inApr.monthly)} a month, APR ${percentText(exactApr(inApr), 4)}. Both are shown as ${percentText(APR)}.`,
      'The calculator uses the first, the most common in published quotes.',
    ],
    whoSettles: 'The lender',
  },
  {
    point: 'How many regular payments a PCP of 48 months has',
    evidence: [
      `The defaults with a final payment of ${poundsText(PCP_FINAL_PAYMENT)}: 47 payments of ${poundsText(pcpOver(47).monthly)} and the final one in month 48, or 48 payments of ${poundsText(pcpOver(48).monthly)} and the final one in month 49.`,
      'Both occur: BMW and Vauxhall count 47 + 1, cinch and MG 48 + 1. In both the final payment falls due one month after the last regular one.',
      'The site shows the number of payments the lender states; the specification’s own example has 49 payments, 48 + 1 (CG-047).',
    ],
    whoSettles: 'The lender',
  },
  {
    point: 'Which payment takes the odd pence of an interest-free agreement',
    evidence: [
      `The defaults at 0 %: ${MONTHS} × ${poundsText(free.monthly)} would repay ${poundsText(times(free.monthly, MONTHS))} of ${poundsText(CREDIT)}; one payment is ${oddFirst} instead.`,
      'Richmond puts it first, PayBreak last. Both can be asked for; the first is the default.',
    ],
    whoSettles: 'The lender',
  },
  {
    point: 'How far the published quotes carry',
    evidence: [
      'More than half of the PCP quotes that agree to the penny come from one lender (BMW Financial Services, through one retailer), most of the rest from a second (cinch). Exact sterling HP quotes are few; loans with equal payments, the same mathematics, stand in for them.',
      'Some were read in a stored public source file, not on the page of the lender.',
    ],
    whoSettles: 'The auditor, with quotes of the group’s own lenders',
  },
];
