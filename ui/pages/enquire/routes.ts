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

/** Buying online (ROUTE-15). */
export const buyNowRoute = (app: App): RouteObject =>
  enquiryRoute(app, 'cars', 'buy-now', 'buy-now', 'click-collect/:stockId');
