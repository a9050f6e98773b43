import { redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import type { SiteSection } from '../../../core/stock/public';
import type { App } from '../../kit/app';
import type { ReservePageState } from './reserve-page-state';

/** Of the visit that asks, and in a document of its own: only its policy lets the checkout in. */
export const reserveLoader =
  (app: App, section: SiteSection) =>
  async (asked: LoaderFunctionArgs): Promise<ReservePageState | Response> => {
    if (!app.wholePages) return redirectDocument(asked.request.url);
    const { reserveStateOfVisit } = await import('./reserve-state');
    return reserveStateOfVisit(app, section, asked);
  };
