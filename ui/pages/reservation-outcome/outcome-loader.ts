import { redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import type { App } from '../../kit/app';
import type { OutcomePageKind } from './outcome-page-state';

/** In a browser a document of its own: what may report has not run in it, and does not. */
export const outcomeLoader =
  (app: App, page: OutcomePageKind) => async (asked: LoaderFunctionArgs) => {
    if (!app.wholePages) return redirectDocument(asked.request.url);
    const { outcomeState } = await import('./outcome-state');
    return outcomeState(app, page, asked);
  };
