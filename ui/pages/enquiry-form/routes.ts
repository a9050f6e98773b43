import { redirectDocument, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { FormKind } from '../../../core/enquiry/public';
import type { SiteSection } from '../../../core/stock/public';
import type { App } from '../../kit/app';
import { coming, lateAction, lateLoader } from '../../kit/coming';
import { orGoneVehicle } from '../gone-vehicle';
import type { FormAddress } from './form-loader';

const formPage = () => import('./form-page');
const contentFormPage = () => import('./content-form-page');
const partExchangePage = () => import('./part-exchange-page');

/** What a form's page begins with, and what becomes of one that is posted without script. */
const dataOfForm = (app: App, address: FormAddress) => ({
  loader: lateLoader(() => import('./form-loader').then((page) => page.formLoader(app, address))),
  action: lateAction(() => import('./form-action').then((page) => page.formAction(app, address))),
});

/** A form's page. Its key and what was typed are one visit's own. */
function formRoute(app: App, id: string, path: string, address: FormAddress): RouteObject {
  const page = coming(formPage, (module) => module.FormPage);
  return {
    id,
    path,
    handle: { visit: 'private' },
    ...dataOfForm(app, address),
    ...(address.section === undefined ? { lazy: page } : orGoneVehicle(app, page)),
  };
}

/** A form in the midst of what an editor has written about it. */
const contentFormRoute = (
  app: App,
  route: Pick<RouteObject, 'id' | 'path' | 'handle'>,
  address: FormAddress & { readonly kind: 'mot-unsubscribe' | 'outstanding-finance' },
  instead: (asked: LoaderFunctionArgs) => Response | undefined = () => undefined,
): RouteObject => ({
  ...route,
  loader: lateLoader(async () => {
    const { contentFormLoader } = await import('./content-form-loader');
    const load = contentFormLoader(app, address);
    return (asked) => instead(asked) ?? load(asked);
  }),
  action: dataOfForm(app, address).action,
  lazy: coming(contentFormPage, (page) => page.ContentFormPage),
});

/** Their forms work by themselves, so that their script waits for somebody to be there (ADR 036). */
const READ_FIRST = { visit: 'private', script: 'on-sign' } as const;

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
  contentFormRoute(
    app,
    { id: 'outstanding-finance', path: 'car-finance/outstanding', handle: READ_FIRST },
    OUTSTANDING_FINANCE,
  ),
  contentFormRoute(
    app,
    {
      id: 'mot-unsubscribe',
      path: 'mot-reminders/unsubscribe/:id?',
      handle: { ...READ_FIRST, knownAs: '/mot-reminders/unsubscribe/' },
    },
    MOT_UNSUBSCRIBE,
    // A document of its own: what may report has not run in it, and does not.
    ({ request }) => (app.wholePages ? undefined : redirectDocument(request.url)),
  ),
  {
    id: 'part-exchange',
    path: 'part-exchange-form',
    handle: { visit: 'private', takesFiles: true },
    ...dataOfForm(app, PART_EXCHANGE),
    lazy: coming(partExchangePage, (page) => page.PartExchangePage),
  },
  formRoute(app, 'form', 'form/:id', {}),
];

const OUTSTANDING_FINANCE = { kind: 'outstanding-finance' } as const;
const MOT_UNSUBSCRIBE = { kind: 'mot-unsubscribe' } as const;
const PART_EXCHANGE: FormAddress = { kind: 'part-exchange' };
