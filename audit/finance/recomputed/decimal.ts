import { Decimal as Library } from 'decimal.js';

/** Numbers of fifty significant digits: where the core has sixteen, nothing here is lost to rounding. */
export const Decimal = Library.clone({ precision: 50, rounding: Library.ROUND_HALF_UP });
export type Decimal = Library;

export const NOTHING = new Decimal(0);
export const ONE = new Decimal(1);

/** A number as it is written: 13.6 is thirteen and six tenths, not the binary fraction next to it. */
export const exactly = (written: number): Decimal => new Decimal(written);

/** Percent as the fraction it stands for. */
export const fractionOf = (percent: number): Decimal => exactly(percent).div(100);
