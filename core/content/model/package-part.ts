/** What every package is made of (PAGE-28). */
export const PACKAGE_PARTS = [
  'warranty',
  'service-plan',
  'breakdown-cover',
  'mot-insurance',
] as const;
export type PackagePart = (typeof PACKAGE_PARTS)[number];

/** One of the packages: how many years of each part it has; a part that nobody has told is missing. */
export interface PackageYears {
  readonly name: string;
  readonly years: Readonly<Partial<Record<PackagePart, number>>>;
}

const years = (
  warranty: number,
  servicePlan: number,
  breakdownCover: number,
  motInsurance: number,
): PackageYears['years'] => ({
  warranty,
  'service-plan': servicePlan,
  'breakdown-cover': breakdownCover,
  'mot-insurance': motInsurance,
});

/** As the documents give them (PAGE-27, PAGE-28). */
export const USUAL_PACKAGES: readonly PackageYears[] = [
  { name: 'Bronze', years: years(1, 1, 1, 1) },
  { name: 'Silver', years: years(2, 2, 2, 1) },
  { name: 'Gold', years: years(3, 3, 3, 2) },
];
