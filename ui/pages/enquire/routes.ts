import type { RouteObject } from 'react-router-dom';
import type { SiteSection } from '../../../core/stock/public';
import type { EnquiryKind } from '../../../core/enquiry/public';
import type { App } from '../../kit/app';
import { coming } from '../../kit/coming';
import { goneVehicle } from '../gone-vehicle';

const enquiryPage = () => import('./enquiry-page');

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

/** Reserving one vehicle (ROUTE-27). */
export const reserveRoute = (app: App, section: SiteSection): RouteObject =>
  enquiryRoute(app, section, 'reserve', `reserve-${section}`, `used/${section}/reserve/:slug?`);
