import type { ActionFunctionArgs } from 'react-router-dom';
import type { SiteSection } from '../../../core/stock/public';
import type { App } from '../../kit/app';

/** A post without script: only a server runs it. */
export const reserveAction =
  (app: App, section: SiteSection) => async (asked: ActionFunctionArgs) =>
    (await import('./reserve-action')).reserveAction(app, section)(asked);
