import { exactly, type Decimal } from './decimal';
import type { Whole } from './whole';

/** What came of holding answers of the core against the second calculation. */
export interface Compared {
  /** Figures and words held against each other. */
  readonly figures: number;
  /** Whole pence so near to half a penny, or to a whole one, that the core may have either. */
  readonly onTheEdge: number;
  /** The furthest apart two unrounded figures were, in parts of their size. */
  readonly greatest: number;
  /** Where they are further apart than they may be: which figure, both, and by how much. */
  readonly apart: readonly string[];
}

/**
 * Takes pairs of figures, one of the core and one of the second calculation, and keeps count. A
 * figure of a schedule says its month.
 */
export interface Comparison {
  /** Words and whole numbers that leave no room. */
  readonly same: (
    what: string,
    core: string | number | undefined,
    second: string | number | undefined,
    month?: number,
  ) => void;
  /** Pence after rounding. Answers the one to go on with: the core’s where it may have it. */
  readonly pence: (what: string, core: number, second: Whole, month?: number) => number;
  /** A figure before any rounding. @param size what it came from, where that is larger */
  readonly exact: (what: string, core: number, second: Decimal, size?: number) => void;
  readonly outcome: () => Compared;
}

/** Parts: a thousandth of what would show in nine decimals of a percent. */
const MAY_BE_OFF = 1e-11;

export function comparison(): Comparison {
  let figures = 0;
  let onTheEdge = 0;
  let greatest = 0;
  const apart: string[] = [];
  return {
    same: (what, core, second, month) => {
      figures += 1;
      if (core === second) return;
      const by = typeof core === 'number' && typeof second === 'number' ? core - second : undefined;
      apart.push(
        unlike(named(what, month), String(core), String(second)) +
          (by === undefined ? '' : `, ${by} apart`),
      );
    },
    pence: (what, core, second, month) => {
      figures += 1;
      if (second.least !== second.most) onTheEdge += 1;
      if (core === second.is) return core;
      if (second.least <= core && core <= second.most) return core;
      apart.push(
        `${unlike(named(what, month), `${core}p`, `${second.is}p`)} (${digits(second.exact)}p before rounding), ${by(core, exactly(second.is))}p apart`,
      );
      return second.is;
    },
    exact: (what, core, second, size = 0) => {
      figures += 1;
      const close = second.toNumber();
      const off = core === close ? 0 : Math.abs(core - close);
      const parts = off === 0 ? 0 : off / Math.max(Math.abs(close), size);
      if (parts <= MAY_BE_OFF) greatest = Math.max(greatest, parts);
      else apart.push(`${unlike(what, String(core), digits(second))}, ${by(core, second)} apart`);
    },
    outcome: () => ({ figures, onTheEdge, greatest, apart }),
  };
}

const named = (what: string, month: number | undefined): string =>
  month === undefined ? what : `${what} of month ${month}`;

const unlike = (what: string, core: string, second: string): string =>
  `${what} is ${core} and the second time ${second}`;

const digits = (exact: Decimal): string => exact.toSignificantDigits(20).toString();

const by = (core: number, second: Decimal): string =>
  Number.isFinite(core)
    ? exactly(core).minus(second).toSignificantDigits(6).toString()
    : 'no number';
