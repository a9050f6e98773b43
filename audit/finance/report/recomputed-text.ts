import type { Verdict } from './audit-report';
import { decimalText } from './figure-text';

/** How far apart the two calculations were at the most, in words. */
export function apartInWords({ greatest, onTheEdge }: Verdict['recomputed']): string {
  const unrounded =
    greatest === 0
      ? 'unrounded figures the same'
      : `unrounded figures within ${greatest.toExponential(0)} of their size`;
  return `whole pence the same but for ${decimalText(onTheEdge, 0)} at the edge of their rounding, ${unrounded}`;
}
