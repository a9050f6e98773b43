import {
  effectiveFromNominal,
  nominalFromEffective,
  twelfthOfApr,
} from '../../../core/finance/public';
import type { Formula } from '../model';
import { decimalText, percentText } from '../report/figure-text';
import { APR, FIXED_RATE, MONTHLY_RATE } from './calculator-defaults';
import { signs } from './symbols';

const rate = (value: number): string => decimalText(value, 10);

const yearly = 1 + APR / 100;
const squareRoot = Math.sqrt(yearly);
const fourthRoot = Math.sqrt(squareRoot);
const growth = 1 + MONTHLY_RATE;

export const RATE_FORMULAS: readonly Formula[] = [
  {
    id: 'rate-of-a-month',
    name: 'The rate of one month',
    inWords:
      'The APR says what a pound owed for a year grows by. The rate of a month is the one that makes the same of it in twelve equal steps.',
    notation: ['i = (1 + X)^(1/12) − 1', 'the same, exact near 0:  i = expm1(log1p(X) / 12)'],
    symbols: {
      ...signs('X', 'i'),
      'log1p, expm1': 'log(1 + x) and e^(x) − 1, worked out without losing digits when x is tiny',
    },
    source:
      'Directive 2008/48/EC annex I (the year has 12 equal months); CONC App 1.2; finance rules section 0; decision CG-037',
    where: 'core/finance/arithmetic/rates.ts, monthlyRateFromApr',
    example: [
      `1 + X = ${decimalText(yearly, 3)}`,
      `Square root: ${rate(squareRoot)}; square root again: ${rate(fourthRoot)}; cube root of that: ${rate(growth)}`,
      `i = ${rate(MONTHLY_RATE)}`,
      `Check: ${rate(growth)} multiplied by itself twelve times is ${decimalText(growth ** 12, 6)}`,
    ],
  },
  {
    id: 'twelfth-of-the-apr',
    name: 'A twelfth of the APR (for comparison only)',
    inWords:
      'The other way to read “monthly compounding from APR”: divide by twelve. It treats an APR as a nominal rate and is dearer. No figure on the site uses it; it stands here because an auditor will meet it elsewhere.',
    notation: ['i₁₂ = X / 12'],
    symbols: { ...signs('X'), 'i₁₂': 'the rate of one month under this reading' },
    source:
      'Finance rules sections 0 and 4: no published PCP quote with a rate above 0 fits it; decision CG-037',
    where: 'core/finance/arithmetic/rates.ts, twelfthOfApr',
    example: [
      `i₁₂ = ${decimalText(APR / 100, 3)} ÷ 12 = ${rate(twelfthOfApr(APR))}`,
      `That is ${percentText(effectiveFromNominal(APR), 4)} a year, not ${percentText(APR)}`,
    ],
  },
  {
    id: 'nominal-and-effective',
    name: 'Nominal and effective rates of a year',
    inWords:
      'A nominal rate is twelve times the rate of a month; an effective rate is what those twelve months come to, interest upon interest. One can be turned into the other. An APR is effective.',
    notation: ['X = (1 + j/12)^(12) − 1', 'j = 12 · ((1 + X)^(1/12) − 1)'],
    symbols: {
      j: 'the nominal rate of a year, as a fraction',
      X: 'the effective rate of a year, as a fraction',
    },
    source: 'European Commission APRC examples, January 2015; finance rules sections A3 and 3',
    where: 'core/finance/arithmetic/rates.ts, effectiveFromNominal and nominalFromEffective',
    example: [
      `${percentText(APR)} effective: j = 12 × ${rate(MONTHLY_RATE)} = ${decimalText(nominalFromEffective(APR) / 100, 6)}, that is ${percentText(nominalFromEffective(APR), 4)} nominal`,
      `${percentText(FIXED_RATE, 2)} nominal: ${rate(1 + FIXED_RATE / 1200)} multiplied by itself twelve times = ${decimalText(1 + effectiveFromNominal(FIXED_RATE) / 100, 6)}, so X = ${percentText(effectiveFromNominal(FIXED_RATE), 4)} effective`,
      `The calculator’s two figures, ${percentText(APR)} and ${percentText(FIXED_RATE, 2)}, are therefore no pair: see the points a person must settle`,
    ],
  },
];
