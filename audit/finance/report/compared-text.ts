import type { ComparedFigure } from '../model';
import { decimalText, poundsText } from './figure-text';

type Unit = ComparedFigure['unit'];

const DIGITS = 12;

/** A figure with every digit that means something, and no others. */
function plain(value: number): string {
  if (!Number.isFinite(value)) return 'no figure';
  const rounded = Number(value.toPrecision(DIGITS));
  const size = Math.abs(rounded);
  if (size !== 0 && (size < 1e-6 || size >= 1e15)) {
    const [mantissa = '', exponent = ''] = size.toExponential(3).split('e');
    const power = exponent.replace('+', '').replace('-', '−');
    return `${rounded < 0 ? '−' : ''}${Number(mantissa)} × 10^(${power})`;
  }
  const [, fraction = ''] = String(size).split('.');
  return decimalText(rounded, fraction.length);
}

/** Percent are given to six decimals at the most: an APR is shown to one. */
const inMillionths = (percent: number): number => Number(percent.toFixed(6));

/** A figure of an example, in the notation of formulas. */
export function comparedText(value: number, unit: Unit): string {
  if (unit === 'pence' && Number.isSafeInteger(value)) return poundsText(value);
  if (unit === 'pence') return `${plain(value)}p`;
  return unit === 'percent' ? `${plain(inMillionths(value))} %` : plain(value);
}

/** Of what lies apart these digits are enough; the figures themselves have all of theirs. */
const DIGITS_APART = 3;

/** How far apart two figures are, or may be; a difference shows its sign. */
export function apartText(value: number, unit: Unit, signed: boolean): string {
  const text = apart(value, unit);
  return signed && value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

function apart(value: number, unit: Unit): string {
  if (unit === 'percent') return `${plain(inMillionths(value))} %`;
  if (unit === 'number') return plain(Number(value.toPrecision(DIGITS_APART)));
  return Math.abs(value) < 100 ? `${plain(value)}p` : comparedText(value, unit);
}
