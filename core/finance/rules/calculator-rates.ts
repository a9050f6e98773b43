import { HIGHEST_APR } from '../arithmetic/plan-finance';
import { CALCULATOR_DEFAULTS } from './calculator-terms';

/** What the calculator reckons with, percent a year. */
export interface CalculatorRates {
  /** Representative APR: prices the payments. */
  readonly apr: number;
  /** Stated beside it; never worked out from it (CG-046). */
  readonly fixedRate: number;
}

const PERCENT = /^(\d{1,4}(?:\.\d+)?)\s*%?$/;

/**
 * A rate as an editor or a server may send it: `13.6`, `"13.6"`, `"13.6%"`. 0 is a rate. Nothing,
 * text, NaN and what no agreement can bear are none: a missing rate must not read as interest-free.
 */
export function rateFromWire(value: unknown): number | undefined {
  // NaN where there are no such digits, and so no rate.
  const rate = typeof value === 'string' ? Number(PERCENT.exec(value.trim())?.[1]) : value;
  const isRate = typeof rate === 'number' && rate >= 0 && rate <= HIGHEST_APR;
  return isRate ? Math.abs(rate) : undefined;
}

/** The rates given, each that is none replaced by its default (FIN-06). */
export function calculatorRates(given: {
  readonly apr?: unknown;
  readonly fixedRate?: unknown;
}): CalculatorRates {
  return {
    apr: rateFromWire(given.apr) ?? CALCULATOR_DEFAULTS.apr,
    fixedRate: rateFromWire(given.fixedRate) ?? CALCULATOR_DEFAULTS.fixedRate,
  };
}
