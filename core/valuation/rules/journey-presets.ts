import { tidyLine } from '../../kernel/tidy-text';

/** What an address fills in beforehand. */
export interface JourneyPresets {
  /** In any spelling (VALA-08). */
  readonly vrm?: string;
  /** Whole miles. */
  readonly mileage?: string;
  /** Of the branch that the journey is for (VALA-05, VALA-56). */
  readonly branchSlug?: string;
}

const LONGEST_MARK = 40;

/** The mileage counts only where it is a positive integer in digits (VALA-07, WE-111). */
const POSITIVE_INTEGER = /^[1-9]\d{0,8}$/;

/** What the query of an address fills in; of two fields with one name, the first. */
export function journeyPresets(query: readonly (readonly [string, string])[]): JourneyPresets {
  const valueOf = (name: string): string => query.find(([other]) => other === name)?.[1] ?? '';
  const vrm = tidyLine(valueOf('vrm')).slice(0, LONGEST_MARK);
  const mileage = valueOf('mileage');
  const branchSlug = tidyLine(valueOf('branch'));
  return {
    ...(vrm !== '' && { vrm }),
    ...(POSITIVE_INTEGER.test(mileage) && { mileage }),
    ...(branchSlug !== '' && { branchSlug }),
  };
}
