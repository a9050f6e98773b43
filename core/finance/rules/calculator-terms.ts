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

interface LimitsOfSliders {
  readonly amount: SliderLimits<Money>;
  readonly deposit: SliderLimits<Money>;
  readonly months: SliderLimits<number>;
}

/**
 * The calculator's three sliders: amount to borrow, the deposit within it (FIN-01); the deposit,
 * whose most depends on the amount (FIN-03); pay over, in months (FIN-02).
 */
export const SLIDER_LIMITS: LimitsOfSliders = {
  amount: { least: pounds(1000), most: pounds(40_000), step: pounds(100) },
  deposit: { least: pounds(1000), most: pounds(10_000), step: pounds(1000) },
  months: { least: 24, most: 60, step: 12 },
};
