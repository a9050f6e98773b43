import type { RouteObject } from 'react-router-dom';
import type { SiteSection } from '../../../core/stock/public';
import type { EnquiryKind } from '../../../core/enquiry/public';
import type { App } from '../../kit/app';
import { coming } from '../../kit/coming';
import { goneVehicle } from '../gone-vehicle';

const enquiryPage = () => import('./enquiry-page');

/** What a shopper may ask for about a vehicle, by the paths of ROUTE-23, -27 and -29. */
const ENQUIRY_PATHS = [
  ['reserve', 'reserve'],
  ['test-drive', 'test-drive'],
  ['enquire', 'enquire'],
] as const satisfies readonly (readonly [EnquiryKind, string])[];

const enquiryRoute = (
  app: App,
  section: SiteSection,
  kind: EnquiryKind,
  id: string,
  path: string,
) => ({
  id,
  path,
  lazy: {
    ...coming(
      enquiryPage,
      (page) => page.EnquiryPage,
      (page) => page.enquiryLoader(app, section, kind),
    ),
    ...goneVehicle,
  },
});

/** Buying online (ROUTE-15). */
export const buyNowRoute = (app: App): RouteObject =>
  enquiryRoute(app, 'cars', 'buy-now', 'buy-now', 'click-collect/:stockId');

/** Asking about one vehicle (ROUTE-23, ROUTE-27, ROUTE-29, ROUTE-30). */
export const enquireRoutes = (app: App, section: SiteSection): RouteObject[] => [
  ...ENQUIRY_PATHS.map(([kind, path]) =>
    enquiryRoute(app, section, kind, `${path}-${section}`, `used/${section}/${path}/:slug?`),
  ),
  {
    id: `appointment-${section}`,
    path: `used/${section}/virtual-appointment/:slug?`,
    lazy: {
      ...coming(
        () => import('./appointment-page'),
        (page) => page.AppointmentPage,
        (page) => page.appointmentLoader(app, section),
      ),
      ...goneVehicle,
    },
  },
];
