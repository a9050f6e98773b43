/** The sections of a vehicle's page, by the ids that links and icons go by (VDP-17). */
export const SECTION_IDS = [
  'finance-personalise',
  'car-worth-details',
  'similar-vehicles',
  'vehicle-details-breakdown',
  'vehicle-provenance',
  'car-and-driving-review',
  'contact-details-page',
  'review-details',
  'warranty-header',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];
