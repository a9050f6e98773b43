import type { ActionFunctionArgs } from 'react-router-dom';
import type { App } from '../../../kit/app';

/** A post: only a server runs it. */
export const dashboardAction = (app: App) => async (asked: ActionFunctionArgs) =>
  (await import('./dashboard-action')).dashboardAction(app)(asked);
