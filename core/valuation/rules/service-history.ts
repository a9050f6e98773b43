/** What a shopper chooses of a vehicle's service history (VALA-65): Full, Some, None, First not due. */
export const CARE_CHOICES = ['full', 'some', 'none', 'not-due'] as const;
export type CareChoice = (typeof CARE_CHOICES)[number];

/** To the letter, wordings that say more than these three among them (CG-014). */
const CHOICES: ReadonlyMap<string, CareChoice> = new Map([
  ['dealer full', 'full'],
  ['independent partial', 'some'],
  ['no history', 'none'],
]);

/** The choice that a server's wording of a service history stands for (VALA-66). */
export const careChoiceOf = (wording: string): CareChoice =>
  CHOICES.get(wording.trim().toLowerCase()) ?? 'not-due';
