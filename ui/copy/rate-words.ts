import { isRepresentative, shownApr } from '../../core/finance/public';

/** "13.0%": an APR to its one decimal, by the rule of the law whatever its binary fraction (FIN-22). */
export const aprWords = (apr: number): string => `${shownApr(apr).toFixed(1)}%`;

/** The APR in an example. One rate of the group is the representative one; another is of this example alone. */
export const aprInWords = (apr: number): string =>
  `${aprWords(apr)} ${isRepresentative(apr) ? 'representative' : 'for this example'}`;

/** "12.18%": any other rate as it is stated, without the digits that binary fractions add. */
export const rateWords = (percent: number): string => `${Number(percent.toFixed(6))}%`;
