import { wellFormed } from '../../kernel/well-formed';
import type { StockId, Vehicle } from '../model/vehicle';

type Linked = Pick<Vehicle, 'section' | 'slug'>;

/** One part of a path; total, whatever a feed calls a vehicle. */
const part = (text: string): string => encodeURIComponent(wellFormed(text));

/** The vehicle's page (ROUTE-40). */
export const vehiclePath = ({ section, slug }: Linked): string => `/used/${section}/${part(slug)}/`;

/** The finance section of the vehicle's page: "Calculate finance" (CARD-15, ROUTE-41). */
export const vehicleFinancePath = (vehicle: Linked): string =>
  `${vehiclePath(vehicle)}#finance-personalise`;

/** ROUTE-27. */
export const reservePath = ({ section, slug }: Linked): string =>
  `/used/${section}/reserve/${part(slug)}/`;

/** ROUTE-26; `from` says where the shopper came from. */
export const requestCallbackPath = ({ section, slug }: Linked, from?: 'search'): string =>
  `/used/${section}/request-callback/${part(slug)}/${from === undefined ? '' : `?from=${from}`}`;

/** ROUTE-29. */
export const testDrivePath = ({ section, slug }: Linked): string =>
  `/used/${section}/test-drive/${part(slug)}/`;

/** ROUTE-30. */
export const virtualAppointmentPath = ({ section, slug }: Linked): string =>
  `/used/${section}/virtual-appointment/${part(slug)}/`;

/** ROUTE-23; `from` says where the shopper came from. */
export const enquirePath = (
  { section, slug }: Linked,
  from?: 'home' | 'search' | 'details',
): string => `/used/${section}/enquire/${part(slug)}/${from === undefined ? '' : `?from=${from}`}`;

/** ROUTE-24. */
export const printPath = ({ section, slug }: Linked): string =>
  `/used/${section}/print/${part(slug)}/`;

/** ROUTE-25. */
export const provenancePrintPath = ({ section, slug }: Linked): string =>
  `/used/${section}/provenance/print/${part(slug)}/`;

/** Buy Now (VDP-32, ROUTE-15). */
export const clickAndCollectPath = (stockId: StockId): string => `/click-collect/${part(stockId)}/`;

/** Used cars at a branch (ROUTE-47). */
export const branchCarsPath = (branchSlug: string): string => `/cars/${part(branchSlug)}/`;

/** A make's own page (ROUTE-48); DS has its shorter name there (ROUTE-49). */
export const brandPath = (makeSlug: string): string =>
  `/used-cars/${part(makeSlug === 'ds-automobiles' ? 'ds' : makeSlug)}/`;
