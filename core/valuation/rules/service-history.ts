/** What a shopper chooses of a vehicle's service history (VALA-65): Full, Some, None, First not due. */
export const CARE_CHOICES = ['full', 'some', 'none', 'not-due'] as const;
export type CareChoice = (typeof CARE_CHOICES)[number];
