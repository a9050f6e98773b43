/** What the signs of the formulas stand for; each formula says again those it uses. */
const SYMBOLS = {
  C: 'the amount of credit: the price less everything paid up front',
  n: 'the number of regular payments, one a month',
  i: 'the rate of one month, as a fraction',
  a: 'the annuity factor: what one pound a month is worth at the start',
  P: 'the regular monthly payment',
  F: 'the optional final payment (nothing for hire purchase)',
  fee: 'the option to purchase fee',
  v: 'what a pound in a month’s time is worth today: 1 / (1 + i)',
  X: 'the APR, as a fraction: 13.6 % is 0.136',
} as const;

type Sign = keyof typeof SYMBOLS;

/** The meanings of these signs, in this order. */
export const signs = (...wanted: readonly Sign[]): Readonly<Record<string, string>> =>
  Object.fromEntries(wanted.map((sign) => [sign, SYMBOLS[sign]]));
