import type { ValuationRequest } from '../../../core/valuation/public';

/** Sam's Discovery, in order and in reading A. */
export const aValuationRequest = (changed: Partial<ValuationRequest> = {}): ValuationRequest => ({
  reading: 'a',
  key: 'one-submission',
  vehicle: { vrm: 'JB19KLM', make: 'Land Rover', care: 'full', previousKeepers: 1 },
  mileage: 42_000,
  condition: 'C3',
  departmentCode: 'CHS',
  owner: {
    fullName: 'Sam Sample',
    firstName: 'Sam',
    lastName: 'Sample',
    email: 'sam.sample@example.org',
  },
  optIns: [],
  source: { source: 'website', type: 'valuation', recentVehicles: [], previousUrls: [] },
  ...changed,
});
