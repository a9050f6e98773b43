import {
  ageIdentifierOn,
  FIRST_CURRENT_DAY,
  periodOfAgeIdentifier,
  prefixLetterOn,
} from '../../../core/kernel/registration-issue';
import type { Chance } from './chance';

/** Upper case, without spaces and hyphens: how a registration mark is kept. */
export const bareRegistration = (text: string): string => text.toUpperCase().replace(/[\s-]+/g, '');

/** The first day that a mark of the current style was given on: "AB17 CDE" in March 2017, "AB67 CDE" in September. */
export const firstDayOfMark = (vrm: string): string | undefined =>
  periodOfAgeIdentifier(/^[A-Z]{2}(\d\d)[A-Z]{3}$/.exec(vrm)?.[1] ?? '')?.from;

/** Letters that no area of Britain was given, so that a mark made here belongs to no real car. */
const UNUSED_AREAS = ['J', 'T', 'U'] as const;
/** No vowels: three consonants spell nothing. */
const SECOND = Array.from('BCDEFGHJKLMNPRSTVWXY') as [string, ...string[]];
const SERIAL = Array.from('BCDFGHJLMNPRSTVWXYZ') as [string, ...string[]];
const OLD_SERIAL = Array.from('BCDFGHJLMNPRSTVWXY') as [string, ...string[]];

function mark(chance: Chance, registeredOn: string): string {
  if (registeredOn >= FIRST_CURRENT_DAY) {
    const serial = chance.oneOf(SERIAL) + chance.oneOf(SERIAL) + chance.oneOf(SERIAL);
    return `${chance.oneOf(UNUSED_AREAS)}${chance.oneOf(SECOND)}${ageIdentifierOn(registeredOn)}${serial}`;
  }
  const serial = chance.oneOf(OLD_SERIAL) + chance.oneOf(OLD_SERIAL) + chance.oneOf(OLD_SERIAL);
  return `${prefixLetterOn(registeredOn)}${String(chance.whole(1, 999))}${serial}`;
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
