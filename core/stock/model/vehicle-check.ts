/** What a vehicle's history is checked for, in the order it is shown (CHECK-05). */
export const CHECK_KEYS = [
  'mileage',
  'atRisk',
  'writeOff',
  'scrapped',
  'stolen',
  'keepers',
  'plateChange',
  'colourChanges',
  'motHistory',
  'taxAndSorn',
  'originAndUse',
] as const;
export type CheckKey = (typeof CHECK_KEYS)[number];

export interface CheckItem {
  readonly key: CheckKey;
  /** Set: something was found, and the reassuring line must not be shown (CHECK-07). */
  readonly flagged: boolean;
}

/** A history check of one vehicle (CHECK-08). Keys that nobody knows are left out. */
export interface VehicleCheck {
  /** ISO instant of the check. */
  readonly createdAt?: string;
  readonly items: readonly CheckItem[];
}
