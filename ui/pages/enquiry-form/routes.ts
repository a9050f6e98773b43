import { redirectDocument, type RouteObject } from 'react-router-dom';
import type { FormKind } from '../../../core/enquiry/public';
import type { SiteSection } from '../../../core/stock/public';
import type { App } from '../../kit/app';
import { coming } from '../../kit/coming';
import { goneVehicle } from '../gone-vehicle';
import type { FormAddress } from './form-loader';

const formPage = () => import('./form-page');
const contentFormPage = () => import('./content-form-page');
const partExchangePage = () => import('./part-exchange-page');

/** A form's page. Its key and what was typed are one visit's own. */
const formRoute = (app: App, id: string, path: string, address: FormAddress): RouteObject => ({
  id,
  path,
  handle: { visit: 'private' },
  lazy: {
    ...coming(
      formPage,
      (page) => page.FormPage,
      (page) => page.formLoader(app, address),
      (page) => page.formAction(app, address),
    ),
    ...(address.section !== undefined && goneVehicle),
  },
});

/** By the words of their paths, which name their routes too. */
const ABOUT_A_VEHICLE: Readonly<Record<string, FormKind>> = {
  'request-callback': 'callback',
  'test-drive': 'test-drive',
  enquire: 'enquire',
  'virtual-appointment': 'appointment',
};

/**
 * The forms about a vehicle: a callback, a test drive, a question, a talk over video (ROUTE-23,
 * ROUTE-26, ROUTE-29, ROUTE-30). The last two can be asked about none.
 */
export const formRoutes = (app: App, section: SiteSection): RouteObject[] =>
  Object.entries(ABOUT_A_VEHICLE).map(([path, kind]) =>
    formRoute(app, `${path}-${section}`, `used/${section}/${path}/:slug?`, { section, kind }),
  );

/**
 * Forms about no vehicle: selling one that is on finance (ROUTE-45), stopping reminders (ROUTE-19),
 * putting one's own towards the next (ROUTE-12), and any by its id (FORM-01, FORM-16; its path is ours).
 */
export const otherFormRoutes = (app: App): RouteObject[] => [
  {
    id: 'outstanding-finance',
    path: 'car-finance/outstanding',
    handle: { visit: 'private' },
    lazy: coming(
      contentFormPage,
      (page) => page.ContentFormPage,
      (page) => page.contentFormLoader(app, OUTSTANDING_FINANCE),
      (page) => page.formAction(app, OUTSTANDING_FINANCE),
    ),
  },
  {
    id: 'mot-unsubscribe',
    path: 'mot-reminders/unsubscribe/:id?',
    handle: { visit: 'private', knownAs: '/mot-reminders/unsubscribe/' },
    lazy: coming(
      contentFormPage,
      (page) => page.ContentFormPage,
      // A document of its own: what may report has not run in it, and does not.
      (page) => (asked) =>
        app.wholePages
          ? page.contentFormLoader(app, MOT_UNSUBSCRIBE)(asked)
          : redirectDocument(asked.request.url),
      (page) => page.formAction(app, MOT_UNSUBSCRIBE),
    ),
  },
  {
    id: 'part-exchange',
    path: 'part-exchange-form',
    handle: { visit: 'private', takesFiles: true },
    lazy: coming(
      partExchangePage,
      (page) => page.PartExchangePage,
      (page) => page.formLoader(app, PART_EXCHANGE),
      (page) => page.formAction(app, PART_EXCHANGE),
    ),
  },
  formRoute(app, 'form', 'form/:id', {}),
];

const OUTSTANDING_FINANCE = { kind: 'outstanding-finance' } as const;
const MOT_UNSUBSCRIBE = { kind: 'mot-unsubscribe' } as const;
const PART_EXCHANGE: FormAddress = { kind: 'part-exchange' };
