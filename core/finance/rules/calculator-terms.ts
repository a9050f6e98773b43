import { pounds, type Money } from '../../kernel/money';
import { REPRESENTATIVE_APR } from './representative-apr';

/** What the finance calculator starts with (FIN-06). */
export const CALCULATOR_DEFAULTS = {
  amount: pounds(18_530),
  deposit: pounds(1000),
  months: 60,
  /** Representative, percent a year. It does not pair with the fixed rate (CG-046). */
  apr: REPRESENTATIVE_APR,
  /** Percent a year. */
  fixedRate: 12.18,
  /** Miles a year. */
  mileage: 8000,
  optionFee: pounds(10),
} as const;

/** How far a slider goes and in what steps. */
export interface SliderLimits<T extends number> {
  readonly least: T;
  readonly most: T;
  readonly step: T;
}

/** Amount to borrow, the deposit within it (FIN-01). */
export const AMOUNT_LIMITS: SliderLimits<Money> = {
  least: pounds(1000),
  most: pounds(40_000),
  step: pounds(100),
};

/** Pay over: months (FIN-02). */
export const MONTHS_LIMITS: SliderLimits<number> = { least: 24, most: 60, step: 12 };

/** The deposit, whose most depends on the amount (FIN-03). */
export const DEPOSIT_LIMITS: SliderLimits<Money> = {
  least: pounds(1000),
  most: pounds(10_000),
  step: pounds(1000),
};
