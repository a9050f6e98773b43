import type { Chance } from './chance';

/** Upper case, without spaces and hyphens: how a registration mark is kept. */
export const bareRegistration = (text: string): string => text.toUpperCase().replace(/[\s-]+/g, '');

/** "21" from March, "71" from September; January and February still carry last September's. */
export function ageIdentifierOn(isoDate: string): string {
  const year = Number(isoDate.slice(0, 4));
  const month = Number(isoDate.slice(5, 7));
  const two = (value: number): string => String(value % 100).padStart(2, '0');
  if (month < 3) return two(year - 1 + 50);
  return month < 9 ? two(year) : two(year + 50);
}

/** The first day that a mark of the current style was given on: "AB17 CDE" in March 2017, "AB67 CDE" in September. */
export function firstDayOfMark(vrm: string): string | undefined {
  const age = Number(/^[A-Z]{2}(\d\d)[A-Z]{3}$/.exec(vrm)?.[1] ?? 0);
  if (age < 2 || (age > 49 && age < 51) || age > 99) return undefined;
  return age < 50
    ? `20${String(age).padStart(2, '0')}-03-01`
    : `20${String(age - 50).padStart(2, '0')}-09-01`;
}

const PREFIX_LETTERS: readonly (readonly [from: string, letter: string])[] = [
  ['2001-03', 'Y'],
  ['2000-09', 'X'],
  ['2000-03', 'W'],
  ['1999-09', 'V'],
  ['1999-03', 'T'],
  ['1998-08', 'S'],
  ['1997-08', 'R'],
  ['1996-08', 'P'],
  ['1995-08', 'N'],
  ['1994-08', 'M'],
  ['1993-08', 'L'],
  ['1992-08', 'K'],
  ['1991-08', 'J'],
  ['1990-08', 'H'],
  ['1989-08', 'G'],
  ['1988-08', 'F'],
  ['1987-08', 'E'],
  ['1986-08', 'D'],
  ['1985-08', 'C'],
  ['1984-08', 'B'],
  ['1983-08', 'A'],
];

/** Letters that no area of Britain was given, so that a mark made here belongs to no real car. */
const UNUSED_AREAS = ['J', 'T', 'U'] as const;
/** No vowels: three consonants spell nothing. */
const SECOND = Array.from('BCDEFGHJKLMNPRSTVWXY') as [string, ...string[]];
const SERIAL = Array.from('BCDFGHJLMNPRSTVWXYZ') as [string, ...string[]];
const OLD_SERIAL = Array.from('BCDFGHJLMNPRSTVWXY') as [string, ...string[]];

function mark(chance: Chance, registeredOn: string): string {
  if (registeredOn >= '2001-09-01') {
    const serial = chance.oneOf(SERIAL) + chance.oneOf(SERIAL) + chance.oneOf(SERIAL);
    return `${chance.oneOf(UNUSED_AREAS)}${chance.oneOf(SECOND)}${ageIdentifierOn(registeredOn)}${serial}`;
  }
  const letter = PREFIX_LETTERS.find(([from]) => registeredOn >= from)?.[1] ?? 'A';
  const serial = chance.oneOf(OLD_SERIAL) + chance.oneOf(OLD_SERIAL) + chance.oneOf(OLD_SERIAL);
  return `${letter}${String(chance.whole(1, 999))}${serial}`;
}

/** Hands out registration marks that fit a date of registration, none of them twice. */
export class PlateMint {
  readonly #taken = new Set<string>();

  /** `false` when the mark is already on another vehicle. */
  reserve(vrm: string): boolean {
    if (this.#taken.has(vrm)) return false;
    this.#taken.add(vrm);
    return true;
  }

  /**
   * A mark in the style of its day whose age identifier fits the date. Marks from September 2001 on
   * begin with J, T or U; older ones have no letters that are certain to be free.
   */
  mint(chance: Chance, registeredOn: string): string {
    for (;;) {
      const vrm = mark(chance, registeredOn);
      if (this.reserve(vrm)) return vrm;
    }
  }
}
