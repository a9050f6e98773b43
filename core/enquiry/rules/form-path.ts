import {
  enquirePath,
  requestCallbackPath,
  testDrivePath,
  virtualAppointmentPath,
  type SiteSection,
  type Vehicle,
} from '../../stock/public';
import type { VehicleFormKind } from '../model/form-ids';

/** The page of a form (ROUTE-23, ROUTE-26, ROUTE-29, ROUTE-30), about a vehicle where it asks about one. */
export function formPath(
  kind: VehicleFormKind,
  vehicle: Pick<Vehicle, 'section' | 'slug'>,
): string {
  switch (kind) {
    case 'callback':
      return requestCallbackPath(vehicle);
    case 'enquire':
      return enquirePath(vehicle);
    case 'test-drive':
      return testDrivePath(vehicle);
    case 'appointment':
      return virtualAppointmentPath(vehicle);
    case 'general-enquiry':
      return generalEnquiryPath(vehicle.section);
  }
}

/** A question about anything: the enquiry's page without a vehicle (ROUTE-23); the branch is chosen there beforehand. */
export const generalEnquiryPath = (section: SiteSection, branchSlug = ''): string =>
  `/used/${section}/enquire/${branchSlug === '' ? '' : `?branch=${encodeURIComponent(branchSlug)}`}`;
