import type { CheckedExample } from '../model';
import { checked, compared } from './compare';
import { lastDigit } from './read-figures';

/** A figure that a library of finance tests itself by, and how the core comes to it. */
export interface LibraryVector {
  readonly id: string;
  /** As the library writes it. */
  readonly call: string;
  /** The printed decimals, without the sign a library gives to money paid. */
  readonly expected: string;
  /** How the core comes to it, in words. */
  readonly method: string;
  readonly computed: () => number;
  readonly unit?: 'number' | 'percent';
  readonly note?: string;
}

export interface Library {
  readonly source: string;
  readonly address?: string;
  readonly vectors: readonly LibraryVector[];
}

const RELATIVE = 1e-9;

/** Within 1e-9 of it, or one of its last digit where it prints fewer. */
const toleranceOf = (printed: string): number =>
  Math.max(Math.abs(Number(printed)) * RELATIVE, lastDigit(printed));

export const checkLibrary = ({ source, address, vectors }: Library): readonly CheckedExample[] =>
  vectors.map(({ id, call, expected, method, computed, unit = 'number', note }) =>
    checked({
      id,
      kind: 'library vector',
      expectation: 'agrees',
      source,
      ...(address === undefined ? {} : { address }),
      inputs: { call },
      method,
      figures: [compared('result', unit, Number(expected), computed(), toleranceOf(expected))],
      ...(note === undefined ? {} : { note }),
    }),
  );
