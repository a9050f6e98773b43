import { inPoundsAndPence, pence } from '../../../core/kernel/money';

const MINUS = '−';

/** Thousands in groups, a true minus sign, exactly this many decimals. */
export function decimalText(value: number, decimals: number): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3}){1,6}$)/g, ',');
  const text = fraction === undefined ? grouped : `${grouped}.${fraction}`;
  return value < 0 && /[1-9]/.test(text) ? `${MINUS}${text}` : text;
}

/** Whole pence as £23,834.40. */
export const poundsText = (amount: number): string =>
  inPoundsAndPence(pence(amount)).replace('-', MINUS);

/** Pence with fractions of a penny, as pounds: what stands in the middle of a calculation. */
export const exactPoundsText = (amountInPence: number, decimals = 6): string =>
  amountInPence < 0
    ? `${MINUS}£${decimalText(-amountInPence / 100, decimals)}`
    : `£${decimalText(amountInPence / 100, decimals)}`;

/** Percent in, "13.6 %" out. */
export const percentText = (percent: number, decimals = 1): string =>
  `${decimalText(percent, decimals)} %`;

/** 1 law, 2 laws; "no laws". */
export function countText(count: number, one: string, many: string): string {
  if (count === 0) return `no ${many}`;
  return `${decimalText(count, 0)} ${count === 1 ? one : many}`;
}
